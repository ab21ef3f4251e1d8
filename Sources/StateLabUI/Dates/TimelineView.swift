@_spi(Controls) import StateLabCore

/// A view whose content is evaluated at each date of a schedule, by the virtual clock.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View, _BuiltIn {
  /// The context of the content: its date and cadence.
  public struct Context {
    /// The rate at which a device may update the content.
    public enum Cadence: Comparable, Sendable {
      /// Continuously, every second, or every minute.
      case live, seconds, minutes
    }
    /// The date of the schedule.
    public let date: Date
    /// The rate of the schedule, always.
    public var cadence: Cadence { .live }
  }

  @State private var date = Date()
  private let schedule: Schedule
  private let content: (TimelineViewDefaultContext) -> Content
  /// The identity of the schedule: a view that its parent re-creates starts its schedule again,
  /// since the schedule may have changed.
  private let identity = Identity()
  private final class Identity {}

  /// A view with content for the dates of a schedule.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// The content for the last date.
  @MainActor public var body: some View {
    content(TimelineViewDefaultContext(date: date))
      .modifier(_TickModifier(owner: identity, ticks: ticks))
  }

  /// The dates from now on, after the last past date.
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

/// The context of the content of any ``TimelineView``.
public typealias TimelineViewDefaultContext = TimelineView<PeriodicTimelineSchedule, Never>.Context

/// The dates of a timeline view's updates.
public protocol TimelineSchedule {
  /// The type of the dates, in order.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The rate at which a device may update the content: normal, or less often.
  typealias Mode = TimelineScheduleMode
  /// The dates, starting with the last date before the start.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The rate at which a device may update the content: normal, or less often. Here it is always
/// normal.
public enum TimelineScheduleMode: Sendable {
  /// The rate of the schedule, or a lower rate.
  case normal, lowFrequency
}

/// Dates at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let startDate: Date
  private let interval: TimeInterval

  /// The first date, and the seconds between two dates.
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

/// Explicit dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// A schedule of these dates.
  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates at equal intervals from a start.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    .init(from: startDate, by: interval)
  }

  /// The start of each minute.
  public static var everyMinute: Self { .init(from: Date(timeIntervalSince1970: 0), by: 60) }

  /// Each frame: 60 times a second, or at the minimum interval.
  public static var animation: Self { .animation() }

  /// Each frame: 60 times a second, or at the minimum interval; one date while paused.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    .init(from: Date(), by: paused ? 1e9 : minimumInterval ?? 1 / 60)
  }
}

extension TimelineSchedule {
  /// Explicit dates.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> {
    .init(dates)
  }
}
