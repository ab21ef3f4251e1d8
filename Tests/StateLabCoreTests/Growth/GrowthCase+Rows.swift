import StateLabCore

/// Rows of each kind of view: they are inserted, receive new values, move, and are removed.
extension GrowthCase {
  static let rows = rowKinds.map { name, row in
    Self("rows: \(name)", count: 50) { count, stage, phases in
      let model = Model(count, row)
      let host = phases.play("mounted") { stage.host(Rows(model: model)) }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("turned round") { host.perform { model.rows.reverse() } }
      phases.play("leaving") { host.perform { model.rows = [] } }
      host.perform { model.rows = Array(0..<count) }
      phases.play("leaving with their host") { host.unmount() }
    }
  }

  private typealias Row = (_ round: Int, _ model: Model) -> AnyView

  private final class Model: ObservableObject {
    @Published var rows: [Int]
    @Published var round = 0
    @Published var text = ""
    @Published var isOn = false
    let watched = Watched()
    let subject = PassthroughSubject<Int, Never>()
    let row: Row

    init(_ count: Int, _ row: @escaping Row) {
      rows = Array(0..<count)
      self.row = row
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      ForEach(model.rows, id: \.self) { _ in model.row(model.round, model) }
        .environmentObject(model)
        .environment(\.level, model.round)
    }
  }

  private static let rowKinds: [(String, Row)] = [
    ("Text", { round, _ in AnyView(Text("\(round)")) }),
    ("Button", { round, _ in AnyView(Button("\(round)") {}) }),
    ("TextField", { round, model in AnyView(TextField("\(round)", text: bound(model).text)) }),
    ("Toggle", { round, model in AnyView(Toggle("\(round)", isOn: bound(model).isOn)) }),
    ("styled controls", { round, _ in AnyView(StyledControls(round: round)) }),
    ("stacks", { round, _ in AnyView(VStack { HStack { ZStack { Text("\(round)") } } }) }),
    ("Group", { round, _ in AnyView(Group { Text("\(round)") }) }),
    ("Form", { round, _ in AnyView(Form { Text("\(round)") }) }),
    ("List", { round, _ in AnyView(List(0..<2) { Text("\($0 + round)") }) }),
    ("Section", { round, _ in AnyView(Section("Title") { Text("\(round)") }) }),
    ("Label", { round, _ in AnyView(Label("\(round)", systemImage: "star")) }),
    ("ScrollView", { round, _ in AnyView(ScrollView { Text("\(round)") }) }),
    ("NavigationView", { round, _ in AnyView(NavigationView { Text("\(round)") }) }),
    ("Spacer", { _, _ in AnyView(Spacer()) }),
    ("EmptyView", { _, _ in AnyView(EmptyView()) }),
    ("NavigationStack", { round, _ in AnyView(NavigationStack { Text("\(round)") }) }),
    (
      "tuple",
      { round, _ in
        AnyView(
          Group {
            Text("\(round)")
            Text("again")
          })
      }
    ),
    ("if", { round, _ in AnyView(Group { if round.isMultiple(of: 2) { Text("even") } }) }),
    (
      "if else",
      { round, _ in
        AnyView(Group { if round.isMultiple(of: 2) { Text("even") } else { Text("odd") } })
      }
    ),
    ("AnyView", { round, _ in AnyView(AnyView(Text("\(round)"))) }),
    ("id", { round, _ in AnyView(Text("\(round)").id(round)) }),
    ("equatable", { round, _ in AnyView(Plain(round: round).equatable()) }),
    ("ViewModifier", { round, _ in AnyView(Text("\(round)").modifier(Twice(round: round))) }),
    ("onAppear", { round, _ in AnyView(Text("\(round)").onAppear {}.onDisappear {}) }),
    ("onChange", { round, _ in AnyView(Text("").onChange(of: round) { _ in }) }),
    (
      "onReceive",
      { round, model in AnyView(Text("\(round)").onReceive(model.subject) { _ in }) }
    ),
    ("environment", { round, _ in AnyView(Reader().environment(\.level, round)) }),
    (
      "transformEnvironment",
      { _, _ in AnyView(Reader().transformEnvironment(\.level) { $0 += 1 }) }
    ),
    ("environmentObject", { round, model in AnyView(ObjectReader().environmentObject(model)) }),
    ("disabled", { round, _ in AnyView(Button("b") {}.disabled(round.isMultiple(of: 2))) }),
    ("transition", { round, _ in AnyView(Text("\(round)").id(round).transition(.identity)) }),
    ("looks", { round, _ in AnyView(Text("\(round)").padding().font(.body)) }),
    ("State", { round, _ in AnyView(Owner(round: round)) }),
    ("Binding", { _, model in AnyView(Holder(text: bound(model).text)) }),
    ("ObservedObject", { _, model in AnyView(Observer(model: model)) }),
    ("StateObject", { _, _ in AnyView(Keeper()) }),
    ("Observable", { _, model in AnyView(Watcher(watched: model.watched)) }),
    ("EnvironmentObject", { _, _ in AnyView(ObjectReader()) }),
    ("Environment", { _, _ in AnyView(Reader()) }),
  ]

  private static func bound(_ model: Model) -> ObservedObject<Model>.Wrapper {
    ObservedObject(wrappedValue: model).projectedValue
  }

  private struct Plain: View, Equatable {
    let round: Int
    var body: some View { Text("\(round)") }
  }

  private struct Twice: ViewModifier {
    let round: Int
    func body(content: Content) -> some View {
      content
      content
    }
  }

  private struct Owner: View {
    let round: Int
    @State private var n = 0
    var body: some View { Inner(n: $n) }
    struct Inner: View {
      @Binding var n: Int
      var body: some View { Text("\(n)") }
    }
  }

  private struct Holder: View {
    @Binding var text: String
    var body: some View { Text(text) }
  }

  private struct Observer: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.round)") }
  }

  private final class Kept: ObservableObject { @Published var n = 0 }

  private struct Keeper: View {
    @StateObject private var kept = Kept()
    var body: some View { Text("\(kept.n)") }
  }

  @Observable
  fileprivate final class Watched { var n = 0 }

  private struct Watcher: View {
    let watched: Watched
    var body: some View { Text("\(watched.n)") }
  }

  private struct ObjectReader: View {
    @EnvironmentObject var model: Model
    var body: some View { Text("\(model.round)") }
  }

  private struct Reader: View {
    @Environment(\.level) var level
    var body: some View { Text("\(level)") }
  }
}
