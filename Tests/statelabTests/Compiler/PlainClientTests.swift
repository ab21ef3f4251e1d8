import Testing

@testable import Rendering
@testable import statelab

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite("A module without default isolation", .needs("swiftc"))
struct PlainClientTests {
  /// The programs that the laboratory's tests compile with default isolation and play.
  private var programs: [(name: String, text: String)] {
    get throws {
      let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let folder = tests.appending(path: "StateLabCoreTests/Compatibility/Programs").path
      return try Files.names(in: folder).map { ($0, try Files.read("\(folder)/\($0)")) }
    }
  }

  @Test("Every program compiles without default isolation, with one import")
  func compile() throws {
    let programs = try programs
    #expect(programs.count >= 12)
    let errors = try Compiler.find().firstErrors(of: programs.map(\.text), onMainActor: false)
    for (program, error) in zip(programs, errors) {
      #expect(error == nil, "\(program.name)")
      let imports = program.text.lines.filter { $0.hasPrefix("import ") }
      #expect(imports == ["import StateLabCore"], "\(program.name)")
    }
  }

  @Test("State, Binding, Environment and an environment key are nonisolated (fidelity 2.12, 2)")
  func noActor() throws {
    let source = """
      import StateLabCore
      func bump(_ number: Binding<Int>) { number.wrappedValue += 1 }
      func bumpLater(_ number: Binding<Int>) { Task.detached { bump(number) } }
      struct Draft { var text = State(initialValue: "") }
      struct Places: Sendable { let a: Binding<Int>, b: State<Int>, c: Environment<Int> }
      enum Level: EnvironmentKey { static let defaultValue: Binding<Int> = .constant(0) }
      @propertyWrapper struct Doubled: DynamicProperty {
        @State private var number = 1
        var wrappedValue: Int { 2 * number }
        var projectedValue: Binding<Int> { Binding { 2 * number } set: { number = $0 / 2 } }
        mutating func update() { withTransaction(Transaction()) { number += 1 } }
      }
      """
    #expect(try Compiler.find().firstErrors(of: [source], onMainActor: false) == [nil])
  }

  @Test("A plain struct builds views: modifiers of View are nonisolated (fidelity 2.13, 6)")
  func plainStruct() throws {
    let source = """
      import StateLabCore
      struct Card {
        let title: String
        let isLarge: Bool
        var header: some View { Text(title).font(.headline).padding(.horizontal, 8).opacity(0.5) }
        @ViewBuilder var content: some View {
          VStack(alignment: .leading) {
            header
            HStack {
              Image(systemName: "star").foregroundStyle(.red)
              Spacer()
            }
            if isLarge { Circle().fill(.blue).frame(width: 10) } else { Divider() }
            ForEach(["a"], id: \\.self) { Text($0).tag($0) }
            NavigationLink("Go") { Text("page") }
          }
          .background(Color.red).id(title).navigationTitle("x").onAppear {}.onTapGesture {}
          .sheet(isPresented: .constant(false)) { Text("sheet") }
        }
      }
      extension View { nonisolated func card() -> some View { padding().background(Color.white) } }
      func heading(_ view: some View) -> some View { view.bold().card() }
      """
    let client = "\nfunc draw(_ card: Card) { _ = card.content.body }"
    let errors = try Compiler.find().firstErrors(of: [source, source + client], onMainActor: false)
    #expect(errors[0] == nil, "\(errors[0]?.message ?? "")")
    #expect(errors[1]?.message.contains("main actor-isolated property 'body'") == true)
  }

  @Test("A body and the object of a StateObject are on the main actor (fidelity 2.12, 2)")
  func mainActor() throws {
    let model = """
      import StateLabCore
      final class Model: ObservableObject { @Published var count = 0 }

      """
    let body = "func look(_ view: some View) { _ = view.body }"
    let object = "func read(_ model: StateObject<Model>) async -> Int { model.wrappedValue.count }"
    let view =
      "@MainActor func read(_ model: StateObject<Model>) -> Int { model.wrappedValue.count }"
    let errors = try Compiler.find().firstErrors(
      of: [model + body, model + object, model + view], onMainActor: false)
    #expect(errors[0]?.message.contains("main actor-isolated property 'body'") == true)
    #expect(errors[1]?.message.contains("main actor-isolated") == true)
    #expect(errors[2] == nil)
  }
}
