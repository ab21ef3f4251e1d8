import StateLabUI
import Testing

/// Forms of Foundation, Dispatch and SwiftUI that older programs use.
@MainActor
@Suite("Forms of older programs")
struct OlderFormsTests {
  private final class Watch: ObservableObject {
    @Published var ticks = 0
    var timer = Timer()

    func start() {
      timer = Timer(timeInterval: 1, repeats: true) { [unowned self] _ in
        MainActor.assumeIsolated { ticks += 1 }
      }
      RunLoop.current.add(timer, forMode: .common)
      RunLoop.main.add(timer, forMode: .common)
    }
  }

  private struct WatchView: View {
    @StateObject private var watch = Watch()
    var body: some View {
      Text(verbatim: "\(watch.ticks) \(watch.timer.isValid)")
      Button("Start") { watch.start() }
      Button("Stop") { watch.timer.invalidate() }
    }
  }

  @Test("A run loop fires a timer once it is added, and an empty timer never fires")
  func timer() throws {
    let host = Host(WatchView())
    host.advance(by: .seconds(2))
    #expect(host.screen.hasPrefix("0 false"))
    try host.tap("Start")
    host.advance(by: .seconds(2))
    #expect(host.screen.hasPrefix("2 true"))
    try host.tap("Stop")
    host.advance(by: .seconds(2))
    #expect(host.screen.hasPrefix("2"))
  }

  private struct Work: View {
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: " "))
      Button("Go") {
        let group = DispatchGroup()
        group.enter()
        group.notify(queue: .main) { MainActor.assumeIsolated { log.append("all") } }
        DispatchQueue(label: "a", qos: .utility, attributes: .concurrent).async(group: group) {
          DispatchQueue.main.async { MainActor.assumeIsolated { log.append("one") } }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { group.leave() }
        OperationQueue.main.addOperation { MainActor.assumeIsolated { log.append("operation") } }
        let operation = BlockOperation { MainActor.assumeIsolated { log.append("block") } }
        OperationQueue.main.addOperation(operation)
        log.append(DispatchQueue.global().sync { "sync" })
      }
    }
  }

  @Test("A group tells its end, and an operation runs in its turn, on the virtual clock")
  func group() throws {
    let host = Host(Work())
    try host.tap("Go")
    #expect(host.screen.hasPrefix("sync operation block one\n"))
    host.advance(by: .seconds(1))
    #expect(host.screen.hasPrefix("sync operation block one all\n"))
    let empty = DispatchGroup()
    host.perform { empty.notify(queue: .main) { print("empty") } }
    #expect(host.trace.printed == ["empty"])
  }

  @Test("A span of time has the text of each style")
  func spans() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "5")
    #expect(formatter.string(from: 90_065) == "1d 1:01:05")
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    formatter.zeroFormattingBehavior = .default
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 125) == "2m 5s")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 61) == "1 minute, 1 second")
    #expect(formatter.string(from: 0) == "0 seconds")
  }

  @Test("Date components and dates are formatted in units of the calendar")
  func calendarSpans() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(year: 3)) == "3y")
    #expect(formatter.string(from: DateComponents(minute: 1, second: 5)) == "1:05")
    formatter.allowedUnits = [.year, .month, .weekOfMonth, .day]
    formatter.unitsStyle = .full
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(formatter.string(from: start, to: start + 400 * 86_400) == "1 year, 1 month, 4 days")
    formatter.allowedUnits = [.minute, .second]
    formatter.unitsStyle = .spellOut
    #expect(formatter.string(from: 60) == "one minute")
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    #expect(formatter.string(from: 125) == "About two minutes, five seconds remaining")
  }

  private struct Texts: View {
    var body: some View {
      Text(DateComponents(year: 3), formatter: DateComponentsFormatter())
      Text(Date() - 7200, formatter: RelativeDateTimeFormatter())
      Text(Date(), formatter: ISO8601DateFormatter())
      Text("span: \(DateComponents(hour: 1, minute: 2), formatter: DateComponentsFormatter())")
    }
  }

  @Test("Each formatter formats a value of a text")
  func formattersInTexts() {
    #expect(Host(Texts()).screen == "3y\n2 hours ago\n2025-01-01T12:00:00Z\nspan: 1:02")
  }

  private final class Beat: ObservableObject {
    @Published var log: [String] = []
    private var timer: (any DispatchSourceTimer)?

    func start() {
      let timer = DispatchSource.makeTimerSource(flags: [], queue: .main)
      timer.schedule(deadline: .now() + 1, repeating: .seconds(1), leeway: .milliseconds(10))
      timer.setEventHandler { [weak self] in self?.log.append("beat") }
      timer.setCancelHandler { [weak self] in self?.log.append("end") }
      timer.resume()
      self.timer = timer
    }

    func once() {
      let timer = DispatchSource.makeTimerSource(queue: DispatchQueue.main)
      timer.schedule(deadline: .now() + .milliseconds(500))
      timer.setEventHandler(
        handler: DispatchWorkItem { [weak self] in
          MainActor.assumeIsolated { self?.log.append("once") }
        })
      timer.activate()
      self.timer = timer
    }

    func suspend() { timer?.suspend() }
    func resume() { timer?.resume() }
    func cancel() { timer?.cancel() }
    func release() { timer = nil }
  }

  private struct BeatView: View {
    @StateObject private var beat = Beat()
    var body: some View {
      Text(beat.log.joined(separator: " "))
      Button("Start") { beat.start() }
      Button("Once") { beat.once() }
      Button("Suspend") { beat.suspend() }
      Button("Resume") { beat.resume() }
      Button("Cancel") { beat.cancel() }
      Button("Release") { beat.release() }
    }
  }

  @Test("A timer source follows the virtual clock until it is suspended, canceled or released")
  func timerSource() throws {
    let host = Host(BeatView())
    func log(after button: String, _ seconds: Double) throws -> String? {
      try host.tap(button)
      host.advance(by: .seconds(seconds))
      return host.screen.split(separator: "\n", omittingEmptySubsequences: false).first
        .map(String.init)
    }
    #expect(try log(after: "Start", 2.5) == "beat beat")
    #expect(try log(after: "Suspend", 3) == "beat beat")
    // The events during the suspension count as one.
    #expect(try log(after: "Resume", 0) == "beat beat beat")
    host.advance(by: .seconds(0.5))
    #expect(host.screen.hasPrefix("beat beat beat beat\n"))
    #expect(try log(after: "Cancel", 3) == "beat beat beat beat end")
    #expect(try log(after: "Once", 3) == "beat beat beat beat end once")
    #expect(try log(after: "Once", 0) == "beat beat beat beat end once")
    #expect(try log(after: "Release", 3) == "beat beat beat beat end once")
  }

  @Test("A distance between dates is written in words")
  func distances() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date()
    #expect(formatter.localizedString(for: now - 7200, relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(fromTimeInterval: 86_400) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
  }

  private struct Search: View {
    @State private var text = ""
    @State private var volume = 0.5
    @State private var notes: [String] = []
    @Environment(\.controlSize) private var size
    var body: some View {
      VStack {
        Slider(
          value: $volume, in: 0...1, step: 0.5, onEditingChanged: { notes.append("\($0)") },
          minimumValueLabel: Text("0"), maximumValueLabel: Text("1")
        ) { Text("Volume") }
        Text(verbatim: "\(notes) \(size)")
        RoundedCorner().fill(Color.red)
        Section(footer: Text("the end")) { Text("inside") }
      }
      .searchable(text: $text) { Text("apples").searchCompletion("Apple") }
    }
  }

  private struct RoundedCorner: Shape {
    func path(in rect: CGRect) -> Path {
      let path = UIBezierPath(
        roundedRect: rect, byRoundingCorners: [.topLeft, .topRight],
        cornerRadii: CGSize(width: 8, height: 8))
      return Path(path.cgPath).strokedPath(StrokeStyle(lineWidth: 2)).offsetBy(dx: 1, dy: 1)
    }
  }

  @Test("A slider and a search field in older forms work")
  func controls() throws {
    let host = Host(Search())
    try host.enter("1", into: "Volume")
    #expect(host.screen.contains("[\"true\", \"false\"] regular"))
    try host.enter("a", into: "Search")
    try host.tap("apples")
    #expect(host.screen.contains("Search: \"Apple\""))
    #expect(host.screen.contains("inside\nthe end"))
  }

  private struct Numbers: View {
    @State private var count = 1
    @State private var answer: Int?
    @State private var price = 2.5
    @State private var notes: [String] = []
    private let formatter = NumberFormatter()
    var body: some View {
      TextField(value: $count, format: .number) { Text("Count") }
      TextField(value: $answer, format: .number, prompt: Text("0")) { Text("Answer") }
      TextField(value: $price, formatter: formatter) { Text("Price") }
      TextField(
        "Older", value: $count, formatter: formatter, onEditingChanged: { notes.append("\($0)") },
        onCommit: { notes.append("commit") })
      Text(verbatim: "\(count) \(answer ?? 0) \(price) \(notes)")
    }
  }

  @Test("A field for a value has a label of views, and the closures of its older form run")
  func fields() throws {
    let host = Host(Numbers())
    try host.enter("3", into: "Count")
    try host.enter("42", into: "Answer")
    try host.enter("7", into: "Price")
    #expect(host.screen.contains("3 42 7.0 []"), "\(host.screen)")
    try host.enter("4\n", into: "Older")
    #expect(
      host.screen.contains("4 42 7.0 [\"true\", \"commit\", \"false\"]"), "\(host.screen)")
  }

  @Test("A view that is mounted with modifiers is told by its name")
  func mounted() {
    let host = Host(Text("a").padding().environment(\.controlSize, .large))
    #expect("\(host.trace[0])".contains("mount(\"Text\")"), "\(host.trace[0])")
  }
}
