import StateLabCore
import Testing

/// The storage that the macro of Xcode 27 declares (fidelity 2.14).
@Suite("LazyState")
struct LazyStateTests {
  private final class Model {
    init() { print("made") }
  }

  private struct Child: View {
    let tick: Int
    @LazyState private var model = Model()
    @LazyState private var taps = 0

    var body: some View { Button("taps \(taps) at \(tick)") { taps += 1 } }
  }

  private struct Parent<Content: View>: View {
    let content: (Int) -> Content
    @State private var tick = 0

    var body: some View {
      content(tick)
      Button("Tick") { tick += 1 }
    }
  }

  @Test("R6 The initial value is evaluated once for each identity, and not before the mount")
  func onceForEachIdentity() throws {
    let host = Host(Parent { Child(tick: $0).id($0 / 2) })
    #expect(host.trace.printed == ["made"])
    try host.tap("Tick")
    #expect(host.trace.printed == ["made"])
    try host.tap("Tick")
    #expect(host.trace.printed == ["made", "made"])
  }

  @Test("R9 A write updates the view, and the value survives a new struct")
  func writes() throws {
    let host = Host(Parent { Child(tick: $0) })
    try host.tap("taps 0 at 0")
    try host.tap("Tick")
    #expect(host.screen == "[taps 1 at 1]\n[Tick]")
  }

  private struct Plain: View {
    @LazyState private var model = Model()

    var body: some View { Text("plain") }
  }

  @Test("R33 A new struct with the same expression is no change, so the body does not run")
  func comparison() throws {
    let host = Host(Parent { _ in Plain() })
    try host.tap("Tick")
    #expect(host.trace.bodyCount(of: Plain.self) == 1)
  }

  private struct Seeded: View {
    @LazyState private var value: Int

    init(_ seed: Int) { _value = LazyState(wrappedValue: seed) }

    var body: some View { Stepper("Value \(value)", value: $value) }
  }

  @Test("R7 The first value counts, and a binding writes to the storage")
  func binding() throws {
    let host = Host(Parent { Seeded(5 + $0) })
    try host.tap("Tick")
    #expect(host.screen.contains("Value 5"))
    #expect(host.trace.warnings.isEmpty)
  }

  private struct Converted: View {
    @LazyState private var storage = 1

    init(_ seed: Int) { _storage.state = State(initialValue: seed) }

    var body: some View { Text("\(storage) \(_storage.state.wrappedValue)") }
  }

  @Test("An assigned State replaces the expression, and its value is evaluated with each struct")
  func assignedState() throws {
    let host = Host(Parent { Converted(3 + $0) })
    try host.tap("Tick")
    #expect(host.screen.hasPrefix("3 3\n"))
    let ignored = host.trace.filter {
      if case .noted(.initialIgnored) = $0.kind { true } else { false }
    }
    #expect(ignored.map { $0.value?.brief } == ["4"])
  }

  @Test("R3, R4 Before the mount, a write has no effect, and a binding is constant")
  func uninstalled() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      var state = LazyState(wrappedValue: 7)
      state.wrappedValue = 8
      #expect(state.wrappedValue == 7)
      #expect(state.projectedValue.wrappedValue == 7)
      state.state = State(initialValue: 9)
      #expect(state.wrappedValue == 9)
    }
    #expect(recorder.trace.warnings.map(\.id) == ["W1"])
  }
}
