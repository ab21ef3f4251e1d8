import StateLabCore
import Testing

@Suite("State: storage and lifetime")
struct StateTests {
  private struct Counter: View {
    @State var n = 0

    var body: some View {
      Text("n is \(n)")
      Button("Add") { n += 1 }
    }
  }

  @Test("R1 Storage is created at the first update, immediately before the first body")
  func storedBeforeFirstBody() {
    let host = Host(Counter())
    #expect(
      host.trace.map(\.kind).filter(isStoredOrBody) == [
        .stored(property: "n", value: "0"), .body(count: 1),
      ])
  }

  @Test("R1 State writes in a mounted view, and has no effect in a view that is not mounted")
  func locationOnlyWhenMounted() throws {
    let unmounted = Counter()
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) { unmounted.n = 5 }
    #expect(unmounted.n == 0)

    let host = Host(Counter())
    try host.tap("Add")
    #expect(host.screen == "n is 1\n[Add]")
  }

  @Test("R1 The State in body's copy of the view writes to storage, a new State does not")
  func locationInTheCopy() {
    struct Exposing: View {
      @State private var n = 0
      let expose: (State<Int>) -> Void
      var body: some View {
        let _ = expose(_n)
        Text("n \(n)")
      }
    }
    var inBody: State<Int>?
    let host = Host(Exposing { inBody = $0 })
    host.perform { inBody?.wrappedValue = 7 }
    #expect(host.screen == "n 7")
    let fresh = State(initialValue: 0)
    fresh.wrappedValue = 7
    #expect(fresh.wrappedValue == 0)
  }

  @Test(
    "R2 R3 An uninstalled State reads its initial value and ignores writes without a warning")
  func unmountedIsSilent() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      let view = Counter()
      view.n = 10
      print(view.n)
    }
    #expect(recorder.trace.printed == ["0"])
    #expect(recorder.trace.warnings.isEmpty)
  }

  @Test("R3 An assignment in init to a State with a default value is ignored")
  func assignmentInInitIsLost() {
    struct Assigned: View {
      @State private var n = 0
      init() { self.n = 42 }
      var body: some View { Text("\(n)") }
    }
    #expect(Host(Assigned()).screen == "0")
  }

  @Test("R4 The binding of an uninstalled FocusState is constant, and each access causes W16")
  func projectionOfUnmountedFocus() {
    struct Field: View {
      @FocusState var isFocused: Bool
      @AccessibilityFocusState var isRead: Bool
      var body: some View { EmptyView() }
    }
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      let field = Field()
      field.$isFocused.wrappedValue = true
      field.$isRead.wrappedValue = true
      print(field.isFocused, field.isRead)
    }
    #expect(recorder.trace.printed == ["false false"])
    #expect(recorder.trace.warnings.map(\.id) == ["W16"])
  }

  @Test("R4 $state of an uninstalled State is constant, and each access causes W1")
  func projectionOfUnmountedIsConstant() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      let view = Counter()
      view.$n.wrappedValue = 10
      print(view.n)
      let binding = view.$n
      binding.wrappedValue = 11
      print(binding.wrappedValue)
    }
    #expect(recorder.trace.printed == ["0", "0"])
    #expect(recorder.trace.warnings.map(\.id) == ["W1", "W1"])
    #expect(
      recorder.trace.warnings.first?.message
        == "Accessing State's value outside of being installed on a View. This will result in a "
        + "constant Binding of the initial value and will not update.")
  }

  private struct Seeded: View {
    @State private var n: Int
    init(seed: Int) { _n = State(initialValue: seed) }
    var body: some View { Text("\(n)") }
  }

  @Test("R5 R7 A later struct's initial value is ignored", arguments: Profile.all)
  func laterInitialValueIgnored(profile: Profile) {
    let host = Host(Seeded(seed: 1), profile: profile)
    host.replaceRoot(Seeded(seed: 2))
    #expect(host.screen == "1")
  }

  @Test("R5 Without a default value, an assignment in init initializes the State")
  func assignmentInitialises() {
    struct Initialised: View {
      @State private var n: Int
      init() { self.n = 42 }
      var body: some View { Text("\(n)") }
    }
    #expect(Host(Initialised()).screen == "42")
  }

  @Test("R5 State(wrappedValue:) and State(initialValue:) have the same value")
  func twoInitialisers() {
    #expect(State(wrappedValue: 3).wrappedValue == State(initialValue: 3).wrappedValue)
  }

  @Test("R6 The initial value is evaluated for every struct")
  func eagerInitialValue() {
    struct Child: View {
      @State private var n = loud()
      static func loud() -> Int {
        print("made")
        return 1
      }
      var body: some View { Text("\(n)") }
    }
    struct Parent: View {
      @State private var passes = 0
      var body: some View {
        Button("Again \(passes)") { passes += 1 }
        Child()
      }
    }
    let host = Host(Parent())
    try? host.tap("Again 0")
    try? host.tap("Again 1")
    #expect(host.trace.printed.count == 1 + 2)
  }

  @Test("R8 A closure of an old body reads the newest value, but its captured value stays old")
  func closuresReadLive() throws {
    struct Capturing: View {
      @State private var n = 0
      let log: ViewLog
      var body: some View {
        let old = n
        if log.closure == nil {
          let _ = log.closure = { "live \(n), captured \(old)" }
        }
        Button("Add") { n += 1 }
      }
    }
    let log = ViewLog()
    let host = Host(Capturing(log: log))
    try host.tap("Add")
    try host.tap("Add")
    #expect(log.closure?() == "live 2, captured 0")
  }

  @Test("R9 The statement after a write reads the new value before body runs")
  func writesAreImmediate() throws {
    struct Eager: View {
      @State private var n = 0
      let log: ViewLog
      var body: some View {
        let _ = log.bodies += 1
        Button("Add \(n)") {
          n += 1
          print("n is \(n), bodies \(log.bodies)")
        }
      }
    }
    let log = ViewLog()
    let host = Host(Eager(log: log))
    try host.tap("Add 0")
    #expect(host.trace.printed == ["n is 1, bodies 1"])
    #expect(log.bodies == 2)
  }

  @Test("R10 An equal write invalidates no view", arguments: Profile.all)
  func equalWriteRunsNoBody(profile: Profile) throws {
    struct Post: Equatable { var title: String }
    struct Equal: View {
      @State private var number = 1
      @State private var text = "a" + String(repeating: "long ", count: 10)
      @State private var posts = [Post(title: "one")]
      var body: some View {
        Text("\(number) \(text) \(posts.count)")
        Button("Same number") { number = 1 }
        Button("Same text") { text = "a" + String(repeating: "long ", count: 10) }
        Button("Same posts") { posts = [Post(title: "one")] }
        Button("Other posts") { posts = [Post(title: "two")] }
      }
    }
    let host = Host(Equal(), profile: profile)
    try host.tap("Same number")
    try host.tap("Same text")
    try host.tap("Same posts")
    #expect(host.trace.bodyCount(of: Equal.self) == 1)
    #expect(host.trace.filter { if case .queued = $0.kind { true } else { false } }.isEmpty)
    try host.tap("Other posts")
    #expect(host.trace.bodyCount(of: Equal.self) == 2)
  }

  @Test("R11 A write during a view update causes W2 once and is dropped", arguments: Profile.all)
  func writeInBodyIsDropped(profile: Profile) {
    struct Writing: View {
      @State private var n = 0
      var body: some View {
        let _ = n = 7
        Text("\(n)")
      }
    }
    let host = Host(Writing(), profile: profile)
    #expect(host.screen == "0")
    #expect(
      host.trace.warnings.map(\.message) == [
        "Modifying state during view update, this will cause undefined behavior."
      ])
    #expect(host.trace.bodyCount(of: Writing.self) == 1)
  }

  private func isStoredOrBody(_ kind: Event.Kind) -> Bool {
    switch kind {
    case .stored, .body: true
    default: false
    }
  }
}

/// Values that a view leaves behind for its test.
final class ViewLog {
  var bodies = 0
  var lines: [String] = []
  var closure: (() -> String)?
}
