import StateLabCore
import Testing

/// Programs that try to break the rule sentences of the lessons.
@Suite("Counterexamples to the rules of the lessons")
struct CounterexampleTests {
  private struct Level: View {
    let pass: Int
    @State private var level = 3

    var body: some View {
      Text("pass \(pass), level \(level)")
      Button("Up") { level += 1 }
    }
  }

  private struct Pages: View {
    var body: some View {
      NavigationStack {
        Level(pass: 1)
        NavigationLink("Next") { Text("second page") }
      }
    }
  }

  @Test("State that is off the screen lives as long as its identity")
  func pushedPage() throws {
    let host = Host(Pages())
    try host.tap("Up")
    try host.tap("Next")
    #expect(!host.screen.contains("level"))
    try host.tap("Back")
    #expect(host.screen.contains("level 4"))
  }

  private final class Once {
    var isDone = false

    func run(_ write: () -> Void) {
      guard !isDone else { return }
      isDone = true
      write()
    }
  }

  private struct Writer: View {
    @State private var n = 0
    let once = Once()

    private func prepare() { once.run { n = 1 } }

    var body: some View {
      let _ = prepare()
      Text("\(n)")
    }
  }

  @Test("A closure that a method of the view calls during an update must not write either")
  func closureDuringUpdate() {
    #expect(Host(Writer()).trace.warnings.map(\.id) == ["W2"])
  }

  private struct Hidden: View {
    @State private var n = 0

    var body: some View {
      Button("Add") {
        n += 1
        print(n)
      }
    }
  }

  @Test("A read in an action makes no dependency, however often it happens")
  func readInAction() throws {
    let host = Host(Hidden())
    for _ in 1...3 { try host.tap("Add") }
    #expect(host.trace.printed == ["1", "2", "3"])
    #expect(host.trace.bodyCount(of: Hidden.self) == 1)
  }

  @Observable
  fileprivate final class Model {
    var title = "A"
    var unread = 0
  }

  private struct Titled: View {
    let pass: Int
    let model: Model
    @State private var taps = 0

    var body: some View {
      Text("\(model.title), pass \(pass)")
      Button("Tap \(taps)") { taps += 1 }
    }
  }

  @Test("A view with an observable object also depends on its own fields and states")
  func notTheObjectAlone() throws {
    let model = Model()
    let host = Host(Titled(pass: 1, model: model))
    host.perform { model.unread = 1 }
    #expect(host.trace.bodyCount(of: Titled.self) == 1)
    host.replaceRoot(Titled(pass: 2, model: model))
    try host.tap("Tap 0")
    #expect(host.trace.bodyCount(of: Titled.self) == 3)
  }

  private struct Child: View {
    let name: String
    @State private var count = 0

    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test("A child with equal values is skipped at its parent's update, but not at its own state's")
  func ownState() throws {
    let host = Host(Child(name: "a"))
    host.replaceRoot(Child(name: "a"))
    #expect(host.trace.bodyCount(of: Child.self) == 1)
    try host.tap("a 0")
    #expect(host.trace.bodyCount(of: Child.self) == 2)
  }

  private final class Relay {
    let subject = CurrentValueSubject<Int, Never>(0)
  }

  private struct Listener: View {
    let publisher: AnyPublisher<Int, Never>
    let pass: Int

    var body: some View {
      Text("pass \(pass)").onReceive(publisher) { print("received \($0)") }
    }
  }

  @Test("A publisher made outside of any body is kept, another one of the same subject is not")
  func publishers() {
    let relay = Relay()
    let publisher = relay.subject.eraseToAnyPublisher()
    let host = Host(Listener(publisher: publisher, pass: 1))
    host.replaceRoot(Listener(publisher: publisher, pass: 2))
    #expect(host.trace.printed == ["received 0"])
    host.replaceRoot(Listener(publisher: relay.subject.eraseToAnyPublisher(), pass: 3))
    #expect(host.trace.printed == ["received 0", "received 0"])
  }
}
