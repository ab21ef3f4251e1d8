import Testing

@testable import StateLabUI

@Suite("Foundation in the laboratory")
struct FoundationTests {
  private static let date = Date(timeIntervalSince1970: 1_700_000_000)

  private struct Ticker: View {
    @State private var isShown = true
    var body: some View {
      if isShown {
        TimelineView(.periodic(from: .now, by: 2)) { context in
          Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate) % 60) s")
        }
      }
      Button("Hide") { isShown = false }
    }
  }

  @Test("A timeline follows the virtual clock and stops when it is removed")
  func timeline() throws {
    let host = Host(Ticker())
    #expect(host.screen.hasPrefix("0 s"))
    host.advance(by: .seconds(5))
    #expect(host.screen.hasPrefix("4 s"))
    try host.tap("Hide")
    let count = host.trace.count
    host.advance(by: .seconds(10))
    #expect(host.trace.count - count < 5, "\(host.trace)")
  }

  private struct Clock: View {
    private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    @State private var now = Date()
    @State private var count = 0
    @State private var name: [String] = ["a"]
    @State private var error: LoadError?
    @Namespace private var space
    @ScaledMetric private var size = 8.0

    var body: some View {
      Text(verbatim: "\(Int(now.timeIntervalSinceReferenceDate) % 60) s, \(count)")
        .onReceive(timer) { now = $0 }
      Button("Start", systemImage: "play") {
        Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
          MainActor.assumeIsolated { count += 1 }
          if timer.timeInterval == 1, Date().timeIntervalSinceReferenceDate > 757_425_603 {
            timer.invalidate()
          }
        }
      }
      ForEach($name, id: \.self) { $name in Text(name) }
      Button("Fail", role: .destructive) { error = .offline }
        .alert(isPresented: .constant(error != nil), error: error) { Button("OK") {} }
    }
  }

  @Test(
    "A timer without a positive interval repeats at the shortest interval",
    arguments: [0, -1, .nan])
  func shortestTimer(interval: Double) {
    struct Counter: View {
      let interval: Double
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear {
          Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { timer in
            MainActor.assumeIsolated { count += 1 }
            if timer.timeInterval != 0.0001 { timer.invalidate() }
          }
        }
      }
    }
    let host = Host(Counter(interval: interval))
    host.advance(by: .microseconds(350))
    #expect(host.screen == "3")
  }

  @Test("A timer with a fire date fires at the date, and then after each interval")
  func timerWithFireDate() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onAppear {
          let timer = Timer(fire: Date() + 5, interval: 2, repeats: true) { _ in
            MainActor.assumeIsolated { count += 1 }
          }
          RunLoop.main.add(timer, forMode: .common)
        }
      }
    }
    let host = Host(Counter())
    host.advance(by: .milliseconds(4_900))
    #expect(host.screen == "0")
    host.advance(by: .milliseconds(200))
    #expect(host.screen == "1")
    host.advance(by: .seconds(2))
    #expect(host.screen == "2")
  }

  private enum LoadError: LocalizedError {
    case offline
    var errorDescription: String? { "No network" }
  }

  @Test("Timers send dates and call blocks until they are invalidated, and an alert shows an error")
  func timers() throws {
    let host = Host(Clock())
    try host.tap("Start")
    host.advance(by: .seconds(7))
    #expect(host.screen == "6 s, 4\n[Start]\na\n[Fail]")
    try host.tap("Fail")
    #expect(host.screen.contains("No network\n[OK]"))
    host.perform {
      UserDefaults.standard.set(Data([1, 2]), forKey: "bytes")
      #expect(UserDefaults.standard.data(forKey: "bytes")?.count == 2)
    }
  }

  @Test("The description of a URLError is Foundation's")
  func networkError() {
    #expect(URLError(.timedOut).localizedDescription.contains("NSURLErrorDomain error -1001"))
  }

  @Test("Dates and numbers in texts are formatted in American English")
  func texts() {
    struct Texts: View {
      var body: some View {
        Text(FoundationTests.date, style: .date)
        Text(FoundationTests.date, style: .time)
        Text(1234.5, format: .number)
        Text(FoundationTests.date, format: .dateTime.year().month().day())
        Text("\(2.0 / 3, specifier: "%.2f") of \(0.5, format: .percent)")
        Text(verbatim: "\(1234)")
        Text(AttributedString("plain"))
        LabeledContent("Total", value: 9.5, format: .currency(code: "USD"))
      }
    }
    let lines = Host(Texts()).screen.split(separator: "\n")
    #expect(
      lines == [
        "November 14, 2023", "10:13 PM", "1,234.5", "Nov 14, 2023", "0.67 of 50%", "1234",
        "plain", "Total", "$9.50",
      ])
  }

  @Test(
    "A relative date consists of its largest units",
    arguments: [
      (8580.0, "2 hours, 23 minutes", "+2 hours", "2:23:00"),
      (-61, "1 minute, 1 second", "-1 minute", "1:01"),
      (0, "0 seconds", "+0 seconds", "0:00"),
    ])
  func distances(seconds: Double, relative: String, offset: String, timer: String) {
    let date = Self.date.addingTimeInterval(seconds)
    #expect(Text.DateStyle.relative.text(date, now: Self.date) == relative)
    #expect(Text.DateStyle.offset.text(date, now: Self.date) == offset)
    #expect(Text.DateStyle.timer.text(date, now: Self.date) == timer)
  }

  @Test("A date is entered as text, within its range and in the environment's time zone")
  func datePicker() throws {
    struct Picking: View {
      @State private var date = FoundationTests.date
      var body: some View {
        DatePicker("Day", selection: $date, in: FoundationTests.date..., displayedComponents: .date)
        DatePicker("At", selection: $date, displayedComponents: .hourAndMinute)
        DatePicker("There", selection: $date)
          .environment(\.timeZone, TimeZone(secondsFromGMT: 3600) ?? .gmt)
      }
    }
    let host = Host(Picking())
    #expect(host.screen == "Day: 2023-11-14\nAt: 22:13\nThere: 2023-11-14 23:13")
    try host.enter("2024-02-29", into: "Day")
    try host.enter("08:05", into: "At")
    #expect(host.screen == "Day: 2024-02-29\nAt: 08:05\nThere: 2024-02-29 09:05")
    try host.enter("1999-01-01", into: "Day")
    #expect(host.screen.hasPrefix("Day: 2023-11-14"))
    #expect(throws: HostError.self) { try host.enter("2023-02-30", into: "Day") }
    #expect(throws: HostError.self) { try host.enter("soon", into: "At") }
    for text in ["10000-01-01", "2024-13-01", "2024-01-\(Int.max)", "-1-01-01", "0-01-01"] {
      #expect(throws: HostError.self) { try host.enter(text, into: "Day") }
    }
    for text in ["24:00", "00:60", "\(Int.max):00"] {
      #expect(throws: HostError.self) { try host.enter(text, into: "At") }
    }
  }

  @Test("A date picker's range may omit the type of its bounds")
  func datePickerRanges() {
    let date = Binding.constant(FoundationTests.date)
    let picking = VStack {
      DatePicker("From", selection: date, in: .now...)
      DatePicker("Between", selection: date, in: .distantPast...Date.now)
      DatePicker("Before", selection: date, in: ...Date.now)
    }
    #expect(Host(picking).screen.hasPrefix("From: 2023-11-14 22:13"))
  }

  @Test("A field for a number keeps its value if the text is no number")
  func formattedField() throws {
    struct Field: View {
      @State private var amount = 12.5
      @State private var count: Int?
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        TextField("Count", value: $count, format: .number)
        Text(count.map { "\($0)" } ?? "none")
      }
    }
    let host = Host(Field())
    try host.enter("1,234.5", into: "Amount")
    try host.enter("7", into: "Count")
    #expect(host.screen == "Amount: \"1,234.5\"\nCount: \"7\"\n7")
    try host.enter("much", into: "Amount")
    try host.enter("", into: "Count")
    #expect(host.screen == "Amount: \"1,234.5\"\nCount: \"\"\nnone")
  }

  @Test("A link opens its address with the environment's openURL action")
  func link() throws {
    struct Page: View {
      var body: some View {
        if let address = URL(string: "https://example.com") {
          Link("Site", destination: address)
          ShareLink("Share", item: address)
          AsyncImage(url: address) {
            $0.resizable()
          } placeholder: {
            Text("loading")
          }
        }
      }
    }
    let host = Host(
      Page().environment(
        \.openURL,
        OpenURLAction {
          print($0)
          return .handled
        }))
    try host.tap("Site")
    try host.tap("Share")
    #expect(host.trace.printed == ["https://example.com"])
    #expect(host.screen == "[Site]\n[Share]\nloading")
  }

  @Test("onReceive receives notifications until its view is removed")
  func notifications() throws {
    let name = Notification.Name("FoundationTests")
    struct Listening: View {
      let name: Notification.Name
      var body: some View {
        Text("x").onReceive(NotificationCenter.default.publisher(for: name)) {
          print($0.userInfo?["n"] as? Int ?? 0)
        }
      }
    }
    let host = Host(Listening(name: name))
    host.perform { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 1]) }
    host.unmount()
    host.perform { NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 2]) }
    #expect(host.trace.printed == ["1"])
  }

  private struct Box: Codable, Equatable { let name: String }

  @Test("JSONDecoder decodes a response, with Combine and with await")
  func decoding() throws {
    struct Loading: View {
      let session = URLSession(server: .answering(#"{"name": "box"}"#))
      let address: URL
      @State private var first = "-"
      @State private var second = "-"
      var body: some View {
        Text(first)
          .onReceive(
            session.dataTaskPublisher(for: address).map(\.data)
              .decode(type: Box.self, decoder: JSONDecoder()).map(\.name)
              .replaceError(with: "failed").receive(on: DispatchQueue.main)
          ) { first = $0 }
        Text(second).task {
          guard let (data, _) = try? await session.data(from: address, delegate: nil),
            let box = try? JSONDecoder().decode(Box.self, from: data)
          else { return }
          second = box.name
        }
      }
    }
    let address = try #require(URL(string: "https://example.com"))
    let host = Host(Loading(address: address))
    host.advance(by: .seconds(1))
    #expect(host.screen == "box\nbox")
  }
}
