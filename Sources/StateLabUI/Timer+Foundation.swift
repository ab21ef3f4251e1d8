extension StateLabCore.Timer {
  /// A timer that first fires at a date. `RunLoop.add(_:forMode:)` schedules it.
  public convenience init(
    fire date: Date, interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (StateLabCore.Timer) -> Void
  ) {
    self.init(
      _after: date.timeIntervalSinceNow, timeInterval: interval, repeats: repeats, block: block)
  }

  /// A publisher that sends the date repeatedly, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// One timer for all its connections and subscribers. Canceling any connection stops the timer
  /// for good, as in Combine: to continue, create a new publisher.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let ticks: TickPublisher

    /// The publisher of ``Timer/publish(every:tolerance:on:in:options:)``.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      ticks = TickPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      ticks.map { _ in Date() }.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { ticks.connect() }
  }
}
