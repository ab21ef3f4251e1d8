/// A timer on the virtual clock.
public final class Timer: @unchecked Sendable {
  /// True if the timer will fire again.
  public private(set) var isValid = true
  /// The seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: TimeInterval
  /// The tolerance in seconds. The virtual clock is exact, so the tolerance has no effect.
  public var tolerance: TimeInterval = 0
  private let block: (Timer) -> Void
  private var appointment: (any Cancellable)?

  private init(_ interval: TimeInterval, repeats: Bool, _ block: @escaping (Timer) -> Void) {
    // Foundation's minimum.
    let interval = interval > 0.0001 ? interval : 0.0001
    timeInterval = repeats ? interval : 0
    self.block = block
    let loop = RunLoop.main
    let span = RunLoop.SchedulerTimeType.Stride.seconds(interval)
    appointment = loop.schedule(
      after: loop.now.advanced(by: span), interval: span, tolerance: loop.minimumTolerance,
      options: nil
    ) { [self] in fire() }
  }

  /// Calls a block after an interval, once or repeatedly.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    Timer(interval, repeats: repeats, block)
  }

  /// Calls the block at once.
  public func fire() {
    guard isValid else { return }
    block(self)
    if timeInterval == 0 { invalidate() }
  }

  /// Stops the timer.
  public func invalidate() {
    isValid = false
    appointment?.cancel()
    appointment = nil
  }

  /// A publisher that sends the date repeatedly, once it is connected.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// One timer for all its connections and subscribers. Cancelling any connection stops the timer
  /// for good, as in Combine: to continue, create a new publisher.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    private let ticks: StateLabCore.Timer.TimerPublisher

    /// The publisher of ``Timer/publish(every:tolerance:on:in:options:)``.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      ticks = StateLabCore.Timer.TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never {
      ticks.map { _ in Date() }.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable { ticks.connect() }
  }
}
