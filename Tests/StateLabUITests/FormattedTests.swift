import Testing

@testable import StateLabUI

@Suite("Formats of Foundation")
struct FormattedTests {
  /// Noon of 1 January 2025.
  private static let noon = Date(timeIntervalSinceReferenceDate: 757_425_600)

  /// With plain spaces: Foundation puts narrow spaces before AM and PM.
  private func typed(_ text: String) -> String {
    text.replacingOccurrences(of: "\u{202F}", with: " ")
      .replacingOccurrences(of: "\u{2009}", with: " ")
  }

  @Test("Dates, currencies and durations are formatted in American English")
  func american() {
    let noon = Self.noon
    let texts = [
      noon.formatted(date: .abbreviated, time: .shortened),
      noon.formatted(),
      noon.formatted(.dateTime.weekday(.wide).day().month(.wide)),
      Date.FormatStyle(date: .long, time: .omitted).format(noon),
      (noon..<noon.addingTimeInterval(600)).formatted(),
      12.5.formatted(.currency(code: "USD")),
      12.formatted(.currency(code: "USD")),
      Decimal(12).formatted(.currency(code: "USD")),
      [12.5, 3].formatted(.list(memberStyle: .currency(code: "USD"), type: .and)),
      Duration.seconds(75).formatted(.units()),
      Duration.seconds(75).formatted(),
      ["a", "b", "c"].formatted(),
    ]
    #expect(
      texts.map(typed) == [
        "Jan 1, 2025 at 12:00 PM", "1/1/2025, 12:00 PM", "Wednesday, January 1",
        "January 1, 2025", "1/1/2025, 12:00 – 12:10 PM", "$12.50", "$12.00", "$12.00",
        "$12.50 and $3.00", "1 min, 15 sec", "0:01:15", "a, b, and c",
      ])
  }

  @Test("A style with a locale is formatted in that locale")
  func named() {
    #expect(Self.noon.formatted(.dateTime.locale(Locale(identifier: "de_DE"))) == "1.1.2025, 12:00")
    let canada = Locale(identifier: "en_CA")
    #expect(12.formatted(.currency(code: "USD").locale(canada)) == "US$12.00")
  }

  @Test("Formatters, the calendar and the locale are American until a program sets another locale")
  func formatters() {
    let dates = DateFormatter()
    dates.dateStyle = .medium
    #expect(dates.string(from: Self.noon) == "Jan 1, 2025")
    #expect(
      DateFormatter.localizedString(from: Self.noon, dateStyle: .short, timeStyle: .none)
        == "1/1/25")
    let numbers = NumberFormatter()
    numbers.numberStyle = .currency
    #expect(numbers.string(from: 12.5) == "$12.50")
    #expect(NumberFormatter.localizedString(from: 1, number: .currency) == "$1.00")
    numbers.locale = Locale(identifier: "en_GB")
    #expect(numbers.string(from: 12.5) == "£12.50")
    #expect(Calendar.current.firstWeekday == 1)
    #expect(Locale.current.currency?.identifier == "USD")
    #expect(Locale.preferredLanguages == ["en-US"])
    #expect(TimeZone.current == .gmt)
  }

  @Test("Relative dates use the virtual clock")
  func distances() throws {
    struct Waiting: View {
      @State private var count = 0
      var body: some View {
        Text(FormattedTests.noon, format: .relative(presentation: .named))
        Text(FormattedTests.noon.formatted(.relative(presentation: .numeric)))
        Text(timerInterval: FormattedTests.noon...FormattedTests.noon.addingTimeInterval(7200))
        Text(verbatim: "\(Calendar.current.isDateInToday(FormattedTests.noon))")
        Text(verbatim: "\(Calendar.current.isDateInYesterday(FormattedTests.noon))")
        Button("Again \(count)") { count += 1 }
      }
    }
    let host = Host(Waiting())
    host.advance(by: .seconds(3600))
    try host.tap("Again 0")
    #expect(host.screen == "1 hour ago\n1 hour ago\n1:00:00\ntrue\nfalse\n[Again 1]")
    host.advance(by: .seconds(86400))
    try host.tap("Again 1")
    #expect(host.screen == "yesterday\n1 day ago\n0:00\nfalse\ntrue\n[Again 2]")
  }

  @Test("An interval shows its days only if they differ")
  func spans() {
    let (noon, soon) = (Self.noon, Self.noon.addingTimeInterval(600))
    struct Spans: View {
      let dates: [ClosedRange<Date>]
      let formatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
      }()
      var body: some View {
        ForEach(dates, id: \.self) { Text($0) }
        Text("from \(dates[0])")
        Text(timerInterval: dates[1], pauseTime: dates[0].upperBound, showsHours: false)
        Text("\(timerInterval: dates[0], countsDown: false)")
        Text(dates[0].lowerBound, formatter: formatter)
      }
    }
    let host = Host(Spans(dates: [noon...soon, noon...noon.addingTimeInterval(86400)]))
    #expect(
      typed(host.screen)
        == """
        12:00 – 12:10 PM
        Jan 1, 2025 at 12:00 PM – Jan 2, 2025 at 12:00 PM
        from 12:00 – 12:10 PM
        1440:00
        0:00
        1/1/25
        """)
  }
}
