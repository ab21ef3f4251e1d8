import StateLabCore
import Testing

/// Cases that the other tests missed, as planted faults showed.
@Suite("Edge cases of the rules")
struct RuleEdgeCaseTests {
  private final class Model: ObservableObject {
    @Published var name = "a"
    @Published var n = 0
  }

  private struct Named: View {
    @Binding var name: String
    var body: some View { Text(name) }
  }

  private func count(_ host: Host, _ isOne: (Event) -> Bool) -> Int {
    host.trace.count(where: isOne)
  }

  @Test("R11 A dropped write stays dropped: a closure does not read it later")
  func droppedForGood() throws {
    struct Writing: View {
      @State private var n = 0
      var body: some View {
        let _ = n = 7
        Button("Print") { print(n) }
      }
    }
    let host = Host(Writing())
    try host.tap("Print")
    #expect(host.trace.printed == ["0"])
  }

  @Test("R19 A view whose binding changes is no longer invalidated by the former state")
  func leftState() throws {
    struct Owner: View {
      @State private var texts = false
      @State private var a = "a"
      @State private var b = "b"
      var body: some View {
        Button("Switch") { texts.toggle() }
        Button("Write a") { a += "+" }
        Named(name: texts ? $b : $a)
      }
    }
    let host = Host(Owner())
    try host.tap("Switch")
    #expect(host.screen.hasSuffix("\nb"))
    let queued = count(host) { $0.kind == .queued && host.trace.view(of: $0)?.type.name == "Named" }
    try host.tap("Write a")
    #expect(
      count(host) { $0.kind == .queued && host.trace.view(of: $0)?.type.name == "Named" } == queued)
  }

  @Test("R61 A binding to another part of a value is not equal")
  func anotherPart() throws {
    struct Pair { var (a, b) = ("a", "a") }
    struct Owner: View {
      @State private var pair = Pair()
      @State private var second = false
      var body: some View {
        Button("Switch") { second.toggle() }
        TextField("Part", text: second ? $pair.b : $pair.a)
        Text("\(pair.a) \(pair.b)")
      }
    }
    let host = Host(Owner())
    try host.tap("Switch")
    try host.enter("x", into: "Part")
    #expect(host.screen == "[Switch]\nPart: \"x\"\na x")
  }

  @Test("R37 Bindings to one part of one state, or to one property of one object, are equal")
  func equalBindings() throws {
    struct Pair { var (a, b) = ("a", "b") }
    struct Owner: View {
      @State private var passes = 0
      @State private var pair = Pair()
      @StateObject private var model = Model()
      var body: some View {
        Button("Again \(passes)") { passes += 1 }
        Named(name: $pair.a)
        Named(name: $model.name)
      }
    }
    let host = Host(Owner())
    try host.tap("Again 0")
    try host.tap("Again 1")
    #expect(host.trace.bodyCount(of: Owner.self) == 3)
    #expect(host.trace.bodyCount(of: Named.self) == 2)
  }

  @Test("R20 R27 An object's change runs one body and no later one")
  func oneChangeOneBody() throws {
    struct Observing: View {
      @ObservedObject var model: Model
      @State private var unread = 0
      var body: some View {
        Text("\(model.n)")
        Button("Unread") { unread += 1 }
      }
    }
    let model = Model()
    let host = Host(Observing(model: model))
    host.perform { model.n = 1 }
    try host.tap("Unread")
    #expect(host.trace.bodyCount(of: Observing.self) == 2)
  }

  @Test(
    "R57 A custom publisher is subscribed again at each update before the iOS 18 SDK",
    arguments: Profile.all)
  func ownPublisher(profile: Profile) {
    final class Own: ObservableObject {
      let objectWillChange = PassthroughSubject<Void, Never>()
    }
    struct Observing: View {
      @ObservedObject var own: Own
      var body: some View { Text("own") }
    }
    let own = Own()
    let host = Host(Observing(own: own), profile: profile)
    host.perform { own.objectWillChange.send() }
    let subscriptions = count(host) { if case .subscribed = $0.kind { true } else { false } }
    #expect(subscriptions == (profile == .iOS18 ? 1 : 2))
  }

  @Test("R57 A removed view ends its subscriptions before the action returns")
  func unsubscribed() throws {
    struct Kinds: View {
      @ObservedObject var observed: Model
      @StateObject private var owned = Model()
      @EnvironmentObject private var supplied: Model
      init(_ model: Model) { observed = model }
      var body: some View { Text("kinds") }
    }
    struct Door: View {
      @State private var isOpen = true
      let model: Model
      var body: some View {
        Button("Door") { isOpen.toggle() }
        if isOpen { Kinds(model).environmentObject(model).onReceive(model.$n) { _ in } }
      }
    }
    let host = Host(Door(model: Model()))
    try host.tap("Door")
    let ended = host.trace.compactMap { event -> String? in
      if case .unsubscribed(let property, let object, _) = event.kind {
        property?.description ?? object.literal
      } else {
        nil
      }
    }
    #expect(ended == ["observed", "owned", "supplied", "Publisher"])
  }

  private struct Reader: View {
    @Environment(\.sizeInTests) private var size
    @Environment(\.otherInTests) private var other
    var body: some View { Text("\(size) \(other)") }
  }

  private struct Middle: View {
    var body: some View { Reader().environment(\.otherInTests, 5) }
  }

  @Test("R21 R74 An environment change passes through a writer of another key")
  func throughAnotherWriter() throws {
    struct Tree: View {
      @State private var size = 1
      var body: some View {
        Button("Size") { size += 1 }
        Middle().environment(\.sizeInTests, size)
      }
    }
    let host = Host(Tree())
    try host.tap("Size")
    #expect(host.screen == "[Size]\n2 5")
    try host.tap("Size")
    #expect(host.screen == "[Size]\n3 5")
  }

  @Test("R44 The effects of a closure run in the next pass, over several frames if necessary")
  func passes() {
    struct Long: View {
      @State private var shown = 1
      let subject = PassthroughSubject<Int, Never>()
      var body: some View {
        ForEach(Array(0..<shown), id: \.self) { _ in
          EmptyView().onAppear { if shown < 50 { subject.send(1) } }
        }
        .onReceive(subject) { shown += $0 }
        Text("\(shown)")
      }
    }
    let host = Host(Long())
    #expect(host.screen == "50")
    let passes = host.trace.filter {
      switch $0.kind {
      case .appeared, .received: true
      default: false
      }
    }.map { 8 * $0.frame + $0.pass }
    // onAppear in one pass, onReceive in the next, in turns.
    #expect(passes == Array(0..<passes.count))
  }

  @Test("R39 R27 The update() of a child invalidated together with its parent runs once")
  func oneUpdate() throws {
    struct Loud: DynamicProperty { func update() { print("update") } }
    struct Child: View {
      let n: Int
      @Binding var bound: Int
      var loud = Loud()
      var body: some View { Text("\(n) \(bound)") }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Button("Add") { n += 1 }
        Child(n: n, bound: $n)
      }
    }
    let host = Host(Parent())
    try host.tap("Add")
    #expect(host.screen == "[Add]\n1 1")
    #expect(host.trace.printed == ["update", "update"])
  }

  @Test("R78 W11 is posted once per id, however many rows and updates repeat it")
  func duplicatesOnce() throws {
    struct Rows: View {
      @State private var ids = [1, 1, 1, 2, 2]
      var body: some View {
        ForEach(ids, id: \.self) { Text("\($0)") }
        Button("Turn") { ids.reverse() }
      }
    }
    let host = Host(Rows())
    try host.tap("Turn")
    #expect(host.trace.warnings.map(\.id) == ["W11", "W11"])
  }

  @Test("R15 Rows that only change places are recorded as a change of the screen")
  func placesChange() {
    struct Row: View {
      let name: String
      var body: some View { Text(name) }
    }
    final class Names: ObservableObject { @Published var all = ["a", "b"] }
    struct Rows: View {
      @ObservedObject var names: Names
      var body: some View { ForEach(names.all, id: \.self) { Row(name: $0) } }
    }
    let names = Names()
    let host = Host(Rows(names: names))
    host.perform { names.all.reverse() }
    #expect(host.trace.last?.kind == .screen("b\na"))
  }

  @Test("R43 An update with an equal value does not run onChange")
  func noChange() throws {
    struct Watching: View {
      @State private var n = 0
      @State private var other = 0
      var body: some View {
        Button("Other \(other)") { other += 1 }
        Button("Add") { n += 1 }
        Text("x").onChange(of: n) { print("\($0) to \($1)") }
      }
    }
    let host = Host(Watching())
    try host.tap("Other 0")
    #expect(host.trace.printed == [])
    try host.tap("Add")
    #expect(host.trace.printed == ["0 to 1"])
  }

  @Test("R34 Two optional closures that are nil are equal")
  func absentValues() throws {
    struct Quiet: View {
      let name: String
      let action: (() -> Void)?
      var body: some View { Text(name) }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Button("Again \(n)") { n += 1 }
        Quiet(name: "quiet", action: nil)
      }
    }
    let host = Host(Parent())
    try host.tap("Again 0")
    #expect(host.trace.bodyCount(of: Quiet.self) == 1)
  }
}
