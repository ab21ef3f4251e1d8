import StateLabCore

extension GrowthCase {
  static let all =
    rows + lists + levels + surroundings + crowds + usedControls + clock
    + copies + subviews
}

/// Large numbers of things other than rows and levels.
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

    Self("marks of Markdown without an end", count: 50, mountsViews: false) { count, _, phases in
      for marks in ["*a ", "_a* ", "**a*b", "`a ", "`` `` ", "[a ", "[a](", "^[", "~~ a~~ "] {
        phases.play(marks) { _ = LocalizedStringKey(String(repeating: marks, count: count)) }
      }
    },
    Self("pages of a path", count: 50) { count, stage, phases in
      let ids = Ids([])
      let host = stage.host(Paged(ids: ids))
      phases.play("pushed") { host.perform { ids.all = Array(0..<count) } }
      phases.play("popped") { host.perform { ids.all = [] } }
    },
    Self("rows with two ids", count: 50) { count, stage, phases in
      let ids = Ids(Array(repeating: 1, count: count) + Array(repeating: 2, count: count))
      let host = phases.play("mounted") { stage.host(IdRows(ids: ids)) }
      phases.play("turned round") { host.perform { ids.all.reverse() } }
      phases.play("leaving") { host.perform { ids.all = [] } }
    },
    Self("places of a modifier's content", count: 50) { count, stage, phases in
      let host = phases.play("mounted") { stage.host(Text("x").modifier(Many(count: count))) }
      phases.play("updated") { host.replaceRoot(Text("y").modifier(Many(count: count))) }
      phases.play("leaving") { host.unmount() }
    },
    Self("values that arrive in one action", count: 50) { count, stage, phases in
      let subject = PassthroughSubject<Int, Never>()
      let host = stage.host(Text("x").onReceive(subject) { _ in })
      phases.play("sent") { host.perform { for n in 1...count { subject.send(n) } } }
    },
    Self("values that views hand up", count: 50) { count, stage, phases in
      let ids = Ids(Array(0..<count))
      let host = phases.play("mounted") { stage.host(Preferring(ids: ids)) }
      phases.play("turned round") { host.perform { ids.all.reverse() } }
      phases.play("leaving") { host.unmount() }
    },
    Self("tasks that sleep", count: 50) { count, stage, phases in
      let host = phases.play("started") { stage.host(Sleeping(count: count)) }
      phases.play("cancelled") { host.unmount() }
    },
    Self("values that wait in a buffer", count: 100, mountsViews: false) { count, stage, phases in
      let subject = PassthroughSubject<Int, Never>()
      var subscription: (any Subscription)?
      let buffer = subject.buffer(size: count, prefetch: .byRequest, whenFull: .dropOldest)
      buffer.subscribe(
        AnySubscriber(receiveSubscription: { subscription = $0 }, receiveValue: { _ in .none }))
      phases.play("kept") { for n in 1...(2 * count) { subject.send(n) } }
      phases.play("asked for") { subscription?.request(.unlimited) }
    },
    Self("changes of an object in one action", count: 50) { count, stage, phases in
      let ids = Ids([1])
      let host = stage.host(IdRows(ids: ids))
      phases.play("changed") { host.perform { for n in 1...count { ids.all = [n] } } }
    },
    Self("states written in one action", count: 50) { count, stage, phases in
      let ids = Ids(Array(0..<count))
      let doors = Doors()
      let host = stage.host(Owners(ids: ids, doors: doors))
      phases.play("written") { host.perform { for write in doors.writes { write(1) } } }
    },
    Self("elements of an object that as many views observe", count: 100) { count, stage, phases in
      let ids = Ids(Array(0..<count))
      let host = phases.play("mounted") { stage.host(Observers(ids: ids)) }
      phases.play("changed") { host.perform { ids.all[0] = -1 } }
      phases.play("leaving") { host.unmount() }
    },
    Self("elements appended to a state", count: 300) { count, stage, phases in
      var states: [Binding<[Int]>] = []
      let host = stage.host(Growing { states = [$0] })
      phases.play("appended") {
        for n in 1...count { host.perform { states[0].wrappedValue.append(n) } }
      }
    },
    Self("characters typed", count: 100) { count, stage, phases in
      let host = stage.host(Typing())
      phases.play("typed") {
        // As long as the recorded part of a text.
        var text = String(repeating: "x", count: 240)
        for _ in 1...count {
          text += "x"
          try? host.enter(text, into: "Name")
        }
      }
    },
    Self("pieces of a printed line", count: 50) { count, stage, phases in
      let host = stage.host(Text("x"))
      phases.play("printed") {
        host.perform {
          // Without a recorder, print writes to standard output.
          if stage.recording { for _ in 1...count { print("x", terminator: "") } }
        }
      }
    },
    Self("blocks that wait for the clock", count: 100) { count, stage, phases in
      let host = stage.host(Text("x"))
      phases.play("scheduled") {
        host.perform {
          for n in 1...count { DispatchQueue.main.asyncAfter(deadline: .now() + Double(n)) {} }
        }
      }
      phases.play("run") { host.advance(by: .seconds(count)) }
    },
    Self("actions", count: 50) { count, stage, phases in
      let host = stage.host(TwoStates { _, _ in })
      phases.play("played") { for _ in 1...count { host.perform {} } }
    },
    Self("hosts that observe one object", count: 20) { count, stage, phases in
      let ids = Ids([1])
      let hosts = phases.play("mounted") {
        (1...count).map { _ in stage.host(IdRows(ids: ids)) }
      }
      phases.play("changed") { ids.all = [2] }
      phases.play("leaving") { for host in hosts { host.unmount() } }
    },
  ]

  /// An action stops after 160 passes, and the next one continues.
  private static func onTwoStates(
    _ name: String, write: @escaping (Int, Binding<Int>, Binding<Int>) -> Void
  ) -> Self {
    Self(name, count: 200) { count, stage, phases in
      var states: [Binding<Int>] = []
      let host = stage.host(TwoStates { states = [$0, $1] })
      phases.play("written and drained") {
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

  private struct Paged: View {
    @ObservedObject var ids: Ids
    var body: some View {
      NavigationStack(path: $ids.all) {
        Text("root").onAppear {}.navigationDestination(for: Int.self) { page in
          Text("\(page)").onAppear {}.onDisappear {}
        }
      }
    }
  }

  private struct IdRows: View {
    @ObservedObject var ids: Ids
    var body: some View { ForEach(ids.all, id: \.self) { Text("\($0)") } }
  }

  private final class Doors { var writes: [(Int) -> Void] = [] }

  private struct Owners: View {
    let ids: Ids
    let doors: Doors
    var body: some View { ForEach(ids.all, id: \.self) { _ in Owner(doors: doors) } }
  }

  private struct Owner: View {
    let doors: Doors
    @State private var n = 0
    var body: some View { Text("\(n)").onAppear { doors.writes.append { n = $0 } } }
  }

  private struct Observers: View {
    let ids: Ids
    var body: some View { ForEach(0..<ids.all.count) { _ in Observer(ids: ids) } }
  }

  private struct Observer: View {
    @ObservedObject var ids: Ids
    var body: some View { Text("\(ids.all[0])") }
  }

  private struct Growing: View {
    let handOut: (Binding<[Int]>) -> Void
    @State private var all: [Int] = []
    var body: some View { Text("\(all.count)").onAppear { handOut($all) } }
  }

  private struct Typing: View {
    @State private var name = ""
    var body: some View { TextField("Name", text: $name) }
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

extension GrowthCase {
  private struct Preferring: View {
    struct Key: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    @ObservedObject var ids: Ids
    var body: some View {
      VStack {
        ForEach(ids.all, id: \.self) { Text("\($0)").preference(key: Key.self, value: $0) }
      }
      .onPreferenceChange(Key.self) { _ in }
    }
  }

  private struct Sleeping: View {
    let count: Int
    var body: some View {
      ForEach(0..<count, id: \.self) { n in
        Text("\(n)").task { try? await Task.sleep(for: .seconds(1)) }
      }
    }
  }
}
