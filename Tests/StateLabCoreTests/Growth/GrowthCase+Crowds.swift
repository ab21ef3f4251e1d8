import StateLabCore

extension GrowthCase {
  static let all = rows + levels + crowds
}

/// Many of something that is no row and no level.
extension GrowthCase {
  static let crowds: [Self] = [
    onTwoStates("writes to one state in one action") { count, a, _ in
      for n in 1...count { a.wrappedValue = n }
    },
    onTwoStates("writes to two states, each a transaction of its own") { count, a, b in
      for n in 1...count { withAnimation { (n.isMultiple(of: 2) ? a : b).wrappedValue = n } }
    },
    onTwoStates("writes to one state, each a transaction of its own") { count, a, _ in
      for n in 1...count { withAnimation { a.wrappedValue = n } }
    },
    onTwoStates("blocks on the main queue") { count, a, _ in
      for n in 1...count { DispatchQueue.main.async { a.wrappedValue = n } }
    },

    Self("rows with two ids", count: 50) { count, stage, steps in
      let ids = Ids(Array(repeating: 1, count: count) + Array(repeating: 2, count: count))
      let host = steps.play("mounted") { stage.host(IdRows(ids: ids)) }
      steps.play("turned round") { host.perform { ids.all.reverse() } }
      steps.play("leaving") { host.perform { ids.all = [] } }
    },
    Self("places of a modifier's content", count: 50) { count, stage, steps in
      let host = steps.play("mounted") { stage.host(Text("x").modifier(Many(count: count))) }
      steps.play("updated") { host.replaceRoot(Text("y").modifier(Many(count: count))) }
      steps.play("leaving") { host.unmount() }
    },
    Self("values that arrive in one action", count: 50) { count, stage, steps in
      let subject = PassthroughSubject<Int, Never>()
      let host = stage.host(Text("x").onReceive(subject) { _ in })
      steps.play("sent") { host.perform { for n in 1...count { subject.send(n) } } }
    },
    Self("changes of an object in one action", count: 50) { count, stage, steps in
      let ids = Ids([1])
      let host = stage.host(IdRows(ids: ids))
      steps.play("changed") { host.perform { for n in 1...count { ids.all = [n] } } }
    },
    Self("actions", count: 50) { count, stage, steps in
      let host = stage.host(TwoStates { _, _ in })
      steps.play("played") { for _ in 1...count { host.perform {} } }
    },
    Self("hosts that observe one object", count: 20) { count, stage, steps in
      let ids = Ids([1])
      let hosts = steps.play("mounted") {
        (1...count).map { _ in stage.host(IdRows(ids: ids)) }
      }
      steps.play("changed") { ids.all = [2] }
      steps.play("leaving") { for host in hosts { host.unmount() } }
    },
  ]

  /// An action gives up after 160 passes, and the next one goes on.
  private static func onTwoStates(
    _ name: String, write: @escaping (Int, Binding<Int>, Binding<Int>) -> Void
  ) -> Self {
    Self(name, count: 200) { count, stage, steps in
      var states: [Binding<Int>] = []
      let host = stage.host(TwoStates { states = [$0, $1] })
      steps.play("written and drained") {
        host.perform { write(count, states[0], states[1]) }
        for _ in 0..<count / 100 { host.perform {} }
      }
    }
  }

  private struct TwoStates: View {
    let handOut: (Binding<Int>, Binding<Int>) -> Void
    @State private var a = 0
    @State private var b = 0
    var body: some View {
      Text("\(a) \(b)").onAppear { handOut($a, $b) }
    }
  }

  private final class Ids: ObservableObject {
    @Published var all: [Int]

    init(_ all: [Int]) { self.all = all }
  }

  private struct IdRows: View {
    @ObservedObject var ids: Ids
    var body: some View { ForEach(ids.all, id: \.self) { Text("\($0)") } }
  }

  private struct Many: ViewModifier {
    let count: Int
    func body(content: Content) -> some View { ForEach(0..<count) { _ in content } }
  }
}

private struct LevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}
