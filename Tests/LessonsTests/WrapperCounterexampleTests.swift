import StateLabCore
import Testing

/// More programs that try to break the rule sentences of the lessons.
@Suite("Counterexamples to the rules about objects, publishers and wrappers")
struct WrapperCounterexampleTests {
  private struct Late: View {
    @State private var taps = 0

    var body: some View {
      Text("taps \(taps)").onReceive(Just(1)) { _ in print("received in body \(taps)") }
      Button("Tap") { taps += 1 }
    }
  }

  @Test("A publisher that has finished is subscribed to again, although it is the same")
  func finished() throws {
    let host = Host(Late(), profile: .iOS18)
    try host.tap("Tap")
    #expect(host.trace.printed.count == 2)
  }

  fileprivate final class Points: ObservableObject {
    @Published var total = 0
  }

  private struct Row: View {
    let name: String
    @ObservedObject var points: Points

    var body: some View { Button("\(name) \(points.total)") { points.total += 1 } }
  }

  @Test("An observed object that other code keeps survives a new struct")
  func passedObject() throws {
    let points = Points()
    let host = Host(Row(name: "a", points: points))
    try host.tap("a 0")
    host.replaceRoot(Row(name: "b", points: points))
    #expect(host.screen == "[b 1]")
  }

  private struct Holder: View {
    let points: Points

    var body: some View { Row(name: "a", points: points) }
  }

  @Test("A view that holds an object in a plain property runs no body for its events")
  func plainProperty() throws {
    let host = Host(Holder(points: Points()))
    try host.tap("a 0")
    #expect(host.trace.bodyCount(of: Holder.self) == 1)
    #expect(host.trace.bodyCount(of: Row.self) == 2)
  }

  private final class Flag { var isSet = false }

  private struct Noting: DynamicProperty {
    @State private var flag = Flag()

    var isSet: Bool { flag.isSet }

    func update() { flag.isSet = true }
  }

  private struct NotingView: View {
    private var noting = Noting()

    var body: some View { Text(noting.isSet ? "set" : "not set") }
  }

  @Test("What update() notes in an object is no write of a state")
  func objectInUpdate() {
    let host = Host(NotingView())
    #expect(host.trace.warnings.isEmpty)
    #expect(host.screen == "set")
  }

  private struct Named: View {
    @Environment(\.layoutDirection) private var direction

    var body: some View { Button("Ask") { print(direction == .rightToLeft) } }
  }

  @Test("An action reads the environment of its body, too")
  func environmentInAction() throws {
    let host = Host(Named().environment(\.layoutDirection, .rightToLeft))
    try host.tap("Ask")
    #expect(host.trace.printed == ["true"])
  }

  private struct Closing: View {
    @State private var isOpen = true

    var body: some View {
      if isOpen { Ticking() }
      Button("Close") { isOpen = false }
    }
  }

  private struct Ticking: View {
    private var ticks = Ticks()

    var body: some View { Text("ticks \(ticks.count)") }
  }

  private struct Ticks: DynamicProperty {
    @State private(set) var count = 0

    func update() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { count += 1 }
    }
  }

  @Test("The circle of update() and write also ends when SwiftUI removes the view")
  func removed() throws {
    let host = Host(Closing())
    host.advance(by: .seconds(3))
    #expect(host.screen.contains("ticks 3"))
    try host.tap("Close")
    let bodies = host.trace.bodyCount(of: Ticking.self)
    host.advance(by: .seconds(3))
    #expect(host.trace.bodyCount(of: Ticking.self) == bodies)
  }

  private struct Numbered: View {
    @State private var number = 1

    var body: some View {
      Text("number \(number)").task(id: number) { print("start \(number)") }
      Button("One") { number = 1 }
      Button("Two") { number = 2 }
    }
  }

  @Test("task(id:) starts again for a value that the id had before")
  func idAgain() throws {
    let host = Host(Numbered())
    try host.tap("Two")
    try host.tap("One")
    #expect(host.trace.printed == ["start 1", "start 2", "start 1"])
  }
}
