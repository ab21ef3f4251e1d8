import StateLabCore

/// Levels nested in each other: they are inserted, receive new values, and are removed. A tree may
/// be 500 levels deep.
extension GrowthCase {
  static let levels = levelsOfViews + [levelsOfABinding]

  private static let levelsOfViews = levelKinds.map { name, level in
    Self("levels: \(name)", count: 12) { count, stage, phases in
      let model = Model()
      let host = phases.play("mounted") {
        stage.host(Nest(depth: count, level: level, model: model))
      }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("changed") { host.perform { model.watched.n += 1 } }
      phases.play("leaving") { host.perform { model.round = -1 } }
    }
  }

  /// A binding that each level reads and passes to the next.
  private static let levelsOfABinding = Self("levels: Binding", count: 12) { count, stage, phases in
    var states: [Binding<Int>] = []
    let host = phases.play("mounted") {
      stage.host(Source(depth: count) { states = [$0] })
    }
    phases.play("changed") { host.perform { states[0].wrappedValue += 1 } }
    phases.play("leaving") { host.unmount() }
  }

  private struct Source: View {
    let depth: Int
    let handOut: (Binding<Int>) -> Void
    @State private var n = 0
    var body: some View { Passing(below: depth, n: $n).onAppear { handOut($n) } }
  }

  private struct Passing: View {
    let below: Int
    @Binding var n: Int
    var body: AnyView {
      n < 0 || below == 0 ? AnyView(Text("\(n)")) : AnyView(Passing(below: below - 1, n: $n))
    }
  }

  /// A modifier or container around the levels below it.
  private typealias Level = (_ inside: AnyView, _ model: Model) -> AnyView

  private final class Model: ObservableObject {
    @Published var round = 0
    let subject = PassthroughSubject<Int, Never>()
    let watched = Watched()
  }

  @Observable
  fileprivate final class Watched { var n = 0 }

  private struct Nest: View {
    let depth: Int
    let level: Level
    @ObservedObject var model: Model
    var body: some View {
      if model.round >= 0 { Floor(below: depth, level: level, round: model.round, model: model) }
    }
  }

  private struct Floor: View {
    let below: Int
    let level: Level
    let round: Int
    let model: Model
    var body: AnyView {
      below == 0 ? AnyView(Text("\(round)")) : level(AnyView(lower), model)
    }
    private var lower: Floor {
      Floor(below: below - 1, level: level, round: round, model: model)
    }
  }

  private static let levelKinds: [(String, Level)] = [
    ("a view", { inside, _ in inside }),
    ("VStack", { inside, _ in AnyView(VStack { inside }) }),
    ("ForEach", { inside, _ in AnyView(ForEach(0..<1) { _ in inside }) }),
    ("if", { inside, model in AnyView(Group { if model.round >= 0 { inside } }) }),
    ("id", { inside, _ in AnyView(inside.id("same")) }),
    ("ViewModifier", { inside, _ in AnyView(inside.modifier(Plain())) }),
    ("onAppear", { inside, _ in AnyView(inside.onAppear {}.onDisappear {}) }),
    ("onChange", { inside, model in AnyView(inside.onChange(of: model.round) { _ in }) }),
    ("onReceive", { inside, model in AnyView(inside.onReceive(model.subject) { _ in }) }),
    ("environment", { inside, model in AnyView(inside.environment(\.level, model.round)) }),
    (
      "transformEnvironment",
      { inside, _ in AnyView(inside.transformEnvironment(\.level) { $0 += 1 }) }
    ),
    ("environmentObject", { inside, model in AnyView(inside.environmentObject(model)) }),
    (
      "disabled", { inside, model in AnyView(inside.disabled(model.round.isMultiple(of: 2))) }
    ),
    ("transition", { inside, _ in AnyView(inside.transition(.identity)) }),
    ("looks", { inside, _ in AnyView(inside.padding()) }),
    ("ObservedObject", { inside, model in AnyView(Observer(inside: inside, model: model)) }),
    ("Observable", { inside, model in AnyView(Watcher(inside: inside, watched: model.watched)) }),
    ("Environment", { inside, _ in AnyView(Reader(inside: inside)) }),
    ("List", { inside, _ in AnyView(List { inside }) }),
    ("Section", { inside, _ in AnyView(Section("Title") { inside }) }),
    ("NavigationStack", { inside, _ in AnyView(NavigationStack { inside }) }),
    ("ScrollView", { inside, _ in AnyView(ScrollView { inside }) }),
    (
      "tuple",
      { inside, _ in
        AnyView(
          Group {
            inside
            Text("beside")
          })
      }
    ),
    (
      "if else",
      { inside, model in AnyView(Group { if model.round < 0 { Text("") } else { inside } }) }
    ),
  ]

  private struct Plain: ViewModifier {
    func body(content: Content) -> some View { content }
  }

  private struct Observer: View {
    let inside: AnyView
    @ObservedObject var model: Model
    var body: some View { inside }
  }

  private struct Watcher: View {
    let inside: AnyView
    let watched: Watched
    var body: some View {
      let _ = watched.n
      inside
    }
  }

  private struct Reader: View {
    let inside: AnyView
    @Environment(\.level) private var level
    var body: some View { inside }
  }
}
