import Testing

@testable import StateLabUI

@Suite("Texts and timelines that depend on time")
struct TickingTests {
  private struct Times: View {
    @State private var start = Date()
    var body: some View {
      Text(start, style: .timer)
      Text("since \(start, style: .relative)")
      Text("Ends: ") + Text(timerInterval: start...start.addingTimeInterval(60))
      Button("Count", action: {})
    }
  }

  @Test("Texts of relative dates update without a body and are never stale")
  func texts() {
    let host = Host(Times())
    #expect(host.screen == "0:00\nsince 0 seconds\nEnds: 1:00\n[Count]")
    host.advance(by: .seconds(5))
    #expect(host.screen == "0:05\nsince 5 seconds\nEnds: 0:55\n[Count]")
    #expect(host.trace.bodyCount(of: Times.self) == 1)
    #expect(!host.isStale)
  }

  private struct Elapsed: View {
    let start: Date
    var body: some View {
      Text(
        TimeDataSource<Date>.currentDate,
        format: .offset(to: start, allowedFields: [.minute, .second]))
      Text(.currentDate, format: .offset(to: start))
      Text(
        .currentDate,
        format: .offset(to: start.addingTimeInterval(90_000), sign: .always(includingZero: true)))
      Text(.currentDate, format: .stopwatch(startingAt: start))
      Text(.currentDate, format: .stopwatch(startingAt: start, maxPrecision: .seconds(1)))
      Text(.currentDate, format: .timer(countingDownIn: start..<start.addingTimeInterval(4000)))
      Text("up \(.currentDate, format: .timer(countingUpIn: start..<start.addingTimeInterval(60)))")
      Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
    }
  }

  @Test("A time data source updates its text without a body")
  func dataSource() {
    let host = Host(Elapsed(start: Date()))
    #expect(
      host.screen
        == "0:00\n0 seconds\n−1 day, 1 hour\n00:00.00\n00:00\n1:06:40\nup 0:00\n0:00")
    host.advance(by: .milliseconds(75_230))
    #expect(
      host.screen
        == "1:15\n1 minute, 15 seconds\n−1 day\n01:15.23\n01:15\n1:05:24\nup 1:00\n1:15")
    #expect(host.trace.bodyCount(of: Elapsed.self) == 1)
  }

  @Test("A stopwatch shows each hundredth, and minutes count on without hours")
  func roundedTimes() {
    let start = Date().addingTimeInterval(0.1)
    for hundredths in [1, 57, 2501, 6001, 9999] {
      let date = start.addingTimeInterval(Double(hundredths) / 100)
      let text = String(SystemFormatStyle.Stopwatch(startingAt: start).format(date).characters)
      let part = hundredths % 100
      #expect(text.hasSuffix(".\(part < 10 ? "0" : "")\(part)"), "\(text)")
    }
    func offset(_ seconds: Double, _ style: SystemFormatStyle.DateOffset) -> String {
      String(style.format(start.addingTimeInterval(seconds)).characters)
    }
    #expect(offset(4500, .offset(to: start, allowedFields: [.minute, .second])) == "75:00")
    #expect(
      offset(4500, .offset(to: start, allowedFields: [.hour, .minute, .second], maxFieldCount: 3))
        == "1:15:00")
    for seconds in 1...9 {
      #expect(offset(Double(seconds), .offset(to: start)).hasPrefix("\(seconds) second"))
    }
  }

  @Test("A date in the format of an offset has fixed text")
  func fixedOffset() {
    let start = Date()
    let host = Host(
      Text(start.addingTimeInterval(75), format: .offset(to: start, maxFieldCount: 1)))
    host.advance(by: .seconds(9))
    #expect(host.screen == "1 minute")
  }

  private struct Ticker: View {
    @State private var isPaused = false
    var body: some View {
      TimelineView(.animation(minimumInterval: 1, paused: isPaused)) { context in
        Text(context.date, style: .time)
        Text(verbatim: "\(Int(context.date.timeIntervalSinceReferenceDate) % 60) s")
      }
      Button("Pause") { isPaused = true }
    }
  }

  @Test("A TimelineView records its own updates and follows a changed schedule")
  func timeline() throws {
    let host = Host(Ticker())
    host.advance(by: .seconds(2))
    #expect(host.screen.hasPrefix("12:00 PM\n2 s"))
    #expect(!host.trace.contains { $0.kind == .taskStarted })
    #expect(
      host.trace.filter { $0.kind == .redrawn }.map { host.trace.view(of: $0)?.type.baseName } == [
        "TimelineView", "TimelineView",
      ])
    try host.tap("Pause")
    host.advance(by: .seconds(10))
    #expect(host.screen.hasPrefix("12:00 PM\n2 s"))
  }

  private struct Marked: View {
    var body: some View {
      Text("**Bold** and [link](https://x.org)")
      Text(AttributedString("**Bold**"))
    }
  }

  @Test("A text literal is parsed as Markdown, an attributed string is not")
  func markdown() {
    #expect(Host(Marked()).screen == "Bold and link\n**Bold**")
  }
}
