import StateLabCore
import Testing

/// Programs that try to break the rule sentences of lessons 1 to 8.
@Suite("Counterexamples to the rules of lessons 1 to 8")
struct RebuiltStateRuleTests {
  private struct Note: View {
    static var kept = "first"
    var own = "first"

    var body: some View { Text("\(own), \(Self.kept)") }
  }

  @Test("1 plain-value: storage outside the struct need not be a state to outlive the struct")
  func outsideTheStruct() {
    var note = Note()
    note.own = "changed"
    Note.kept = "changed"
    let host = Host(note)
    host.replaceRoot(Note())
    #expect(host.screen == "first, changed")
  }

  private final class Title { var text = "old" }

  private struct Discarding: View {
    let title = Title()
    var level: Int {
      get { 3 }
      nonmutating set { print("discarded \(newValue)") }
    }

    var body: some View {
      Button("\(title.text) \(level)") {
        level = 5
        title.text = "new"
        print("\(title.text) \(level)")
      }
    }
  }

  @Test(
    "2 nonmutating: a setter may store nothing, and a property of an object is none of the view")
  func nonmutating() throws {
    let host = Host(Discarding())
    try host.tap("old 3")
    #expect(host.trace.printed == ["discarded 5", "new 3"])
  }

  private final class Named {
    let changes = PassthroughSubject<Void, Never>()
    var name = "old" { didSet { changes.send() } }
  }

  private struct NamedView: View {
    let named: Named
    let listens: Bool
    @State private var changes = 0

    var body: some View {
      Text("\(named.name) \(changes)")
        .onReceive(listens ? named.changes.eraseToAnyPublisher() : Empty().eraseToAnyPublisher()) {
          changes += 1
        }
    }
  }

  @Test(
    "3 box: a plain object invalidates a view only by way of a publisher that the view receives")
  func plainObject() {
    let screens = [true, false].map { listens in
      let named = Named()
      let host = Host(NamedView(named: named, listens: listens))
      host.perform { named.name = "new" }
      return host.screen
    }
    #expect(screens == ["new 1", "old 0"])
  }

  fileprivate final class Shared: ObservableObject {
    static let one = Shared()
    var count = 0
  }

  private struct Plain {
    @StateObject var shared = Shared.one
  }

  private struct PlainView: View {
    let plain = Plain()

    var body: some View {
      Button("Add") {
        plain.shared.count += 1
        print(plain.shared.count)
      }
    }
  }

  @Test(
    "4 observable: the closure of a state object that is not installed may return a kept object")
  func sharedObject() throws {
    let host = Host(PlainView())
    for _ in 1...2 { try host.tap("Add") }
    #expect(host.trace.printed == ["1", "2"])
    #expect(host.trace.warnings.map(\.id) == ["W5", "W5", "W5", "W5"])
  }

  private struct Tally: ViewModifier {
    @State private var taps = 0

    func body(content: Content) -> some View {
      content
      Button("Tap \(taps)") { taps += 1 }
    }
  }

  @Test("5 dynamic-property: SwiftUI installs the dynamic properties of a view modifier, too")
  func modifier() throws {
    let host = Host(Text("hello").modifier(Tally()))
    try host.tap("Tap 0")
    #expect(host.screen == "hello\n[Tap 1]")
  }

  private struct Louder: View {
    @Binding var level: Int

    var body: some View {
      Button("Louder") {
        level += 1
        print("level \(level)")
      }
    }
  }

  @Test("6 binding: a binding whose setter stores nothing still reads its getter's value")
  func bindingWithoutStorage() throws {
    let binding = Binding(get: { 5 }, set: { print("set \($0)") })
    let host = Host(Louder(level: binding))
    try host.tap("Louder")
    #expect(host.trace.printed == ["set 6", "level 5"])
  }

  private struct Echo: DynamicProperty {
    @State private var count = 0

    func update() { _ = count }

    func add() { count += 1 }
  }

  private struct EchoView: View {
    private var echo = Echo()

    var body: some View { Button("Add") { echo.add() } }
  }

  @Test("8 not-yet-state: a read in update() counts like one in body")
  func readInUpdate() throws {
    let host = Host(EchoView())
    try host.tap("Add")
    #expect(host.trace.bodyCount(of: EchoView.self) == 2)
  }

  private struct Pair: View {
    @State private var count = 0

    var body: some View {
      Badge(count: count)
      Button("Add") { count += 1 }
    }
  }

  private struct Badge: View {
    let count: Int

    var body: some View { Text("badge \(count)") }
  }

  @Test(
    "8 not-yet-state, 13 dependencies: a child that gets the value runs without reading the state")
  func childOfReader() throws {
    let host = Host(Pair())
    try host.tap("Add")
    #expect(host.trace.bodyCount(of: Badge.self) == 2)
  }
}
