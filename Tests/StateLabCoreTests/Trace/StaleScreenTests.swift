import Testing

@testable import StateLabCore

@Suite("Stale screens")
struct StaleScreenTests {
  @Test("A change of a plain object makes the screen stale until a new body runs")
  func plainObject() throws {
    let host = Host(BoxView(box: Box("Hello")))
    #expect(host.freshScreen == "Hello\n[Change]")
    #expect(!host.isStale)
    try host.tap("Change")
    #expect(host.screen == "Hello\n[Change]")
    #expect(host.freshScreen == "five\n[Change]")
    #expect(host.isStale)
    host.replaceRoot(BoxView(box: Box("five")))
    #expect(!host.isStale)
  }

  @Test("Only a recorder with marksStaleScreens records stale screens")
  func event() throws {
    for marks in [true, false] {
      let recorder = Recorder(marksStaleScreens: marks)
      try Recorder.$inherited.withValue(recorder) {
        let host = Host(BoxView(box: Box("Hello")))
        try host.tap("Change")
      }
      let stale = recorder.finish().filter { if case .stale = $0.kind { true } else { false } }
      #expect(
        stale.map(\.kind)
          == (marks ? [.stale(fresh: "five\n[Change]", shown: "Hello\n[Change]")] : []))
    }
  }

  @Test("An action records the screen line of its control")
  func screenLine() throws {
    let host = Host(RowsView(box: Box([1, 2, 3])))
    try host.tap("row 2: 0")
    host.perform {}
    let lines = host.trace.compactMap { event -> Int?? in
      if case .action = event.kind { event.screenLine } else { nil }
    }
    #expect(lines == [nil, 1, nil])
  }

  @Test("The staleness check prints nothing, causes no warning and creates no object")
  func silence() throws {
    let host = Host(BusyView())
    let before = host.trace
    for _ in 0..<3 { #expect(host.freshScreen == "made 1, count 0\n[Add]\nheard 0") }
    #expect(host.trace == before)
    try host.tap("Add")
    #expect(host.screen == "made 1, count 1\n[Add]\nheard 1")
    #expect(!host.isStale)
  }

  private final class Meter {
    deinit { print("gone") }
  }

  private struct Panel: View {
    private let meter = Meter()
    @State private var count = 0
    var body: some View { Button("Add \(count)") { count += 1 } }
  }

  private struct Dashboard: View {
    var body: some View { Panel() }
  }

  @Test("The staleness check prints nothing when it releases the objects that it created")
  func silentRelease() throws {
    let recorder = Recorder(marksStaleScreens: true)
    try Recorder.$inherited.withValue(recorder) {
      let host = Host(Dashboard())
      try host.tap("Add 0")
      #expect(!host.isStale)
      #expect(host.trace.printed.isEmpty)
    }
    _ = recorder.finish()
  }

  @Test("The staleness check does not subscribe or send")
  func subscriptions() {
    let model = ListenedModel()
    let host = Host(ListeningView(model: model))
    let heard = Box(0)
    let listener = model.objectWillChange.sink { heard.value += 1 }
    #expect(host.freshScreen == "0")
    #expect(model.subscriptions == 1)
    #expect(heard.value == 0)
    listener.cancel()
  }

  @Test("R18 A read during the staleness check is no dependency")
  func readMarks() throws {
    let box = Box("no")
    let host = Host(BranchView(box: box))
    box.value = "yes"
    #expect(host.freshScreen == "0\n[Add]")
    box.value = "no"
    try host.tap("Add")
    #expect(host.trace.bodyCount(of: BranchView.self) == 1)
  }

  @Test("R15 The staleness check keeps the state of rows and gives new rows their initial state")
  func rows() throws {
    let box = Box([1, 2])
    let host = Host(RowsView(box: box))
    try host.tap("row 1: 0")
    #expect(!host.isStale)
    box.value = [3, 1]
    #expect(host.freshScreen == "[row 3: 0]\n[row 1: 1]")
    #expect(host.screen == "[row 1: 1]\n[row 2: 0]")
  }

  @Test("R15 The staleness check resets the state for another id and another branch")
  func identity() throws {
    let box = Box("a")
    let host = Host(IdentifiedView(box: box))
    try host.tap("count 0")
    try host.tap("tally 0")
    #expect(host.freshScreen == "[count 1]\n[tally 1]")
    box.value = "b"
    #expect(host.freshScreen == "[count 0]\n[tally 0]")
    box.value = "a"
    #expect(host.freshScreen == host.screen)
  }

  @Test("The staleness check does not write to a state of another host")
  func otherHost() throws {
    let share = Box<Binding<Int>?>(nil)
    let owner = Host(OwnerView(share: share))
    try owner.tap("Share 0")
    let shared = try #require(share.value)
    let host = Host(WritingView(n: shared))
    #expect(host.freshScreen == "n 0")
    #expect(owner.screen == "[Share 0]")
    #expect(host.trace.warnings.isEmpty && owner.trace.warnings.isEmpty)
  }

  @Test("The staleness check does not store, queue or request")
  func world() {
    let session = URLSession(server: .answering("Box"))
    let host = Host(RequestingView(session: session))
    #expect(session.requestCount == 1)
    _ = host.freshScreen
    #expect(session.requestCount == 1)
    host.advance(by: .seconds(2))
    #expect(host.trace.printed == ["asked", "queued"])
    var stored = 0
    host.perform { stored = UserDefaults.standard.integer(forKey: "bodies") }
    #expect(stored == 1)
  }

  @Test("freshScreen is nil for an unmounted host and for a host that is still changing")
  func noTelling() {
    let host = Host(Text("five"))
    host.unmount()
    #expect(host.freshScreen == nil)
    #expect(!host.isStale)
    #expect(Host(RestlessView()).freshScreen == nil)
  }
}

extension StaleScreenTests {
  /// A value that the program changes without an announcement.
  final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  struct CountingRow: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 } }
  }
}

private typealias Box = StaleScreenTests.Box
private typealias CountingRow = StaleScreenTests.CountingRow

private struct BoxView: View {
  let box: Box<String>
  var body: some View {
    Text(box.value)
    Button("Change") { box.value = "five" }
  }
}

private final class Counter: ObservableObject {
  static let made = Box(0)
  @Published var count = 0
  init() {
    Self.made.value += 1
    print("made")
  }
}

/// Does what a body should not do, and what the laboratory can suppress.
private struct BusyView: View {
  @StateObject private var counter = Counter()
  @State private var heard = 0
  @State private var written = 0

  var body: some View {
    let _ = print("body")
    let _ = written = 1
    Text("made \(Counter.made.value), count \(counter.count)")
      .onAppear { print("appeared") }
      .onDisappear { print("gone") }
    Button("Add") { counter.count += 1 }
    Text("heard \(heard)")
      .onChange(of: counter.count, initial: true) { heard = counter.count }
  }
}

private final class ListenedModel: ObservableObject {
  @Published var n = 0
  var subscriptions = 0
  private lazy var subject = PassthroughSubject<Int, Never>()

  var values: AnyPublisher<Int, Never> {
    subject.handleEvents(receiveSubscription: { _ in self.subscriptions += 1 })
      .eraseToAnyPublisher()
  }
}

private struct ListeningView: View {
  @ObservedObject var model: ListenedModel
  var body: some View {
    let _ = DryRun.isCurrent ? model.n = 7 : ()
    Text("\(model.n)").onReceive(model.values) { _ in }
  }
}

private struct BranchView: View {
  let box: Box<String>
  @State private var n = 0
  var body: some View {
    if box.value == "yes" { Text("\(n)") }
    Button("Add") { n += 1 }
  }
}

private struct RowsView: View {
  let box: Box<[Int]>
  var body: some View {
    ForEach(box.value, id: \.self) { CountingRow(name: "row \($0):") }
  }
}

private struct IdentifiedView: View {
  let box: Box<String>
  var body: some View {
    CountingRow(name: "count").id(box.value)
    if box.value == "a" { CountingRow(name: "tally") } else { CountingRow(name: "tally") }
  }
}

private struct OwnerView: View {
  let share: Box<Binding<Int>?>
  @State private var n = 0
  var body: some View { Button("Share \(n)") { share.value = $n } }
}

private struct WritingView: View {
  let n: Binding<Int>
  var body: some View {
    Text("n \(n.wrappedValue)")
    let _ = DryRun.isCurrent ? n.wrappedValue = 7 : ()
  }
}

private struct RequestingView: View {
  let session: URLSession
  var body: some View {
    let _ = request()
    Text("five")
  }

  private func request() {
    print("asked")
    let count = UserDefaults.standard.integer(forKey: "bodies")
    UserDefaults.standard.set(count + 1, forKey: "bodies")
    DispatchQueue.main.async { print("queued") }
    guard let url = URL(string: "https://example.com") else { return }
    session.dataTask(with: url) { _, _, _ in }.resume()
  }
}

private struct RestlessView: View {
  @StateObject private var model = ListenedModel()
  var body: some View {
    let _ = model.n += 1
    Text("\(model.n)")
  }
}

extension Trace {
  /// The events, numbered as if no staleness check had run.
  var withoutStaleScreens: [Event] {
    var numbers: [Int: Int] = [:]
    return filter { if case .stale = $0.kind { false } else { true } }.enumerated().map {
      numbers[$1.index] = $0
      return Event(
        index: $0, time: $1.time, frame: $1.frame, pass: $1.pass, view: $1.view, title: $1.title,
        source: $1.source, kind: $1.kind, causes: $1.causes.compactMap { numbers[$0] })
    }
  }
}
