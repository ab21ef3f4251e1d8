@_spi(Controls) import StateLabCore

/// Views that are made anew at each date of a schedule, by the virtual clock.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, _BuiltIn {
  /// The date, and more, that the views are made for.
  public struct Context {
    /// The pace at which views may change on a device.
    public enum Cadence: Comparable, Sendable {
      /// All the time, each second, or each minute.
      case live, seconds, minutes
    }
    /// The date of the schedule.
    public let date: Date
    /// Always as often as the schedule says.
    public var cadence: Cadence { .live }
  }

  @State private var date = Date()
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  /// A view that its parent makes anew begins its schedule anew: it may be another one.
  private let identity = Identity()
  private final class Identity {}

  /// Views for the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The views for the last date.
  public var body: some View {
    content(TimelineViewDefaultContext(date: date))
      .modifier(_TickModifier(owner: identity, ticks: ticks))
  }

  /// The dates from now on, the one that has come last among them.
  private func ticks() -> () -> _TickModifier.Tick? {
    let now = Date()
    var dates = schedule.entries(from: now, mode: .normal).makeIterator()
    var last: Date?
    var upcoming = dates.next()
    while let next = upcoming, next <= now {
      last = next
      upcoming = dates.next()
    }
    var first = [last == date ? nil : last, upcoming].compactMap { $0 }[...]
    return {
      (first.popFirst() ?? dates.next()).map { next in
        (wait: .seconds(next.timeIntervalSinceNow), run: { date = next })
      }
    }
  }
}

/// The context of the views of any ``TimelineView``.
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context

/// Dates at which views change.
public protocol TimelineSchedule {
  /// The dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The pace at which views may change on a device: normal, or less often.
  typealias Mode = TimelineScheduleMode
  /// The dates, the last one before the start first.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The pace at which views may change on a device: normal, or less often. Here it is always normal.
public enum TimelineScheduleMode: Sendable {
  /// As often as the schedule says, or less.
  case normal, lowFrequency
}

/// Dates at equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// The first date, and the seconds between two.
  public init(from startDate: Date, by interval: TimeInterval) {
    self.startDate = startDate
    self.interval = max(interval, 0.001)
  }

  public func entries(from startDate: Date, mode: Mode) -> UnfoldFirstSequence<Date> {
    let passed = (startDate.timeIntervalSince(self.startDate) / interval).rounded(.down)
    let first = self.startDate.addingTimeInterval(max(passed, 0) * interval)
    return sequence(first: first) { [interval] in $0.addingTimeInterval(interval) }
  }
}

/// Dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// These dates.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// From a date on, at equal distances.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }

  /// At the beginning of each minute.
  public static var everyMinute: Self { .init(from: Date(timeIntervalSince1970: 0), by: 60) }

  /// At each frame: sixty times a second, or as seldom as is asked for.
  public static var animation: Self { .animation() }

  /// At each frame: sixty times a second, or as seldom as is asked for; once where it is paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(from: Date(), by: paused ? 1e9 : minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule {
  /// At dates that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> {
    .init(dates)
  }
}
