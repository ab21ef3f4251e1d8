import StateLabCore

/// A view with every kind of property and closure that a node could keep alive, each with a token.
///
///     token in     a let · state · state object · observed object · environment value and object
///                  closures of a button, onAppear and onDisappear · closures of a binding
///                  a view modifier · a row · an erased view · a subview · a custom dynamic property
struct Household: View {
  let counter: TokenCounter
  let shared: HouseholdModel
  var level = 0
  @State private var kept: Token
  @StateObject private var owned: HouseholdModel

  init(counter: TokenCounter, shared: HouseholdModel, level: Int = 0) {
    self.counter = counter
    self.shared = shared
    self.level = level
    _kept = State(initialValue: counter.token())
    _owned = StateObject(wrappedValue: HouseholdModel(counter.token()))
  }

  var body: some View {
    let action = counter.token()
    let appear = counter.token()
    let disappear = counter.token()
    let closure = counter.token()
    Text("\(kept.number) \(owned.n) \(level)")
    Button("Own") { [kept] in
      action.touch()
      kept.touch()
      owned.n += 1
    }
    Sharer(shared: shared, token: counter.token())
      .environmentObject(shared)
      .environment(\.tokenInTests, counter.token())
      .onAppear { appear.touch() }
      .onDisappear { disappear.touch() }
      .modifier(Keeping(token: counter.token()))
    Toggle(
      "Bound",
      isOn: Binding {
        closure.number > 0
      } set: {
        closure.number = $0 ? 1 : 0
      })
    TextField("Name", text: $owned.name)
    ForEach([1, 2, 3], id: \.self) { Row(n: $0, token: counter.token(), name: $owned.name) }
    AnyView(Row(n: 4, token: counter.token(), name: $owned.name)).id(level)
    ForEach(subviews: Row(n: 5, token: counter.token(), name: $owned.name)) { $0 }
  }
}

final class HouseholdModel: ObservableObject {
  @Published var n = 0
  @Published var name = "a"
  let token: Token?

  init(_ token: Token? = nil) { self.token = token }
}

private struct Sharer: View {
  @ObservedObject var shared: HouseholdModel
  let token: Token
  @EnvironmentObject private var supplied: HouseholdModel
  @Environment(\.tokenInTests) private var written
  var body: some View {
    Text("shared \(shared.n) \(supplied.n) \(written?.number ?? -1)")
  }
}

private struct Keeping: ViewModifier {
  let token: Token
  @State private var n = 0
  func body(content: Content) -> some View {
    content.onAppear { n += token.passed(1) }
    Text("kept \(n)")
  }
}

private struct Row: View {
  let n: Int
  let token: Token
  @Binding var name: String
  var own = Own()
  var body: some View { Text("row \(n) \(name) \(own.n)") }

  struct Own: DynamicProperty {
    @State var n = 0
  }
}

private struct TokenKey: EnvironmentKey { static var defaultValue: Token? { nil } }

extension EnvironmentValues {
  var tokenInTests: Token? {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}
