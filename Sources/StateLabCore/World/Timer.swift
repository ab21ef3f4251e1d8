/// A timer on the virtual clock, and a publisher.
public final class Timer: @unchecked Sendable {
  /// True if the timer will fire again.
  public private(set) var isValid = true
  /// The seconds between two firings; 0 for a timer that fires once.
  public let timeInterval: Double
  /// The tolerance in seconds. The virtual clock is exact, so the tolerance has no effect.
  public var tolerance: Double = 0
  private let interval: Double
  /// The time of the first firing.
  private let firstFiring: RunLoop.SchedulerTimeType
  private let block: (Timer) -> Void
  private var appointment: (any Cancellable)?

  /// A timer that no run loop fires yet: ``RunLoop/add(_:forMode:)`` schedules it.
  public convenience init(
    timeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) {
    self.init(_after: interval, timeInterval: interval, repeats: repeats, block: block)
  }

  /// The timer of Foundation's `init(fire:interval:repeats:block:)`, with the seconds to the date.
  public init(
    _after delay: Double, timeInterval interval: Double, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) {
    // Foundation's minimum.
    self.interval = interval > 0.0001 ? interval : 0.0001
    firstFiring = RunLoop.main.now.advanced(by: .seconds(delay > 0.0001 ? delay : 0.0001))
    timeInterval = repeats ? self.interval : 0
    self.block = block
  }

  /// A timer that never fires, as the initial value of a property.
  public convenience init() {
    self.init(timeInterval: 0, repeats: false) { _ in }
    isValid = false
  }

  /// Starts the timer, unless it is running or was stopped.
  fileprivate func schedule() {
    guard isValid, appointment == nil else { return }
    let loop = RunLoop.main
    appointment = loop.schedule(
      after: max(firstFiring, loop.now), interval: .seconds(interval),
      tolerance: loop.minimumTolerance,
      options: nil
    ) { [self] in fire() }
  }

  /// Calls a block after an interval, once or repeatedly.
  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: Double, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
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

  /// A publisher that sends the time repeatedly, once it is connected.
  ///
  /// In Foundation the values are dates, as in `StateLabUI`; here the values are points in virtual
  /// time.
  @_disfavoredOverload
  public static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TickPublisher {
    TickPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// One timer for all its connections and subscribers. Canceling any connection stops the timer
  /// for good, as in Combine: to continue, create a new publisher.
  public final class TickPublisher: ConnectablePublisher {
    public typealias Output = RunLoop.SchedulerTimeType
    public typealias Failure = Never

    /// The interval in seconds.
    public let interval: Double
    /// The run loop of the timer's clock.
    public let runLoop: RunLoop
    /// The mode of the run loop; it has no effect in the simulation.
    public let mode: RunLoop.Mode
    /// Options for the run loop; they have no effect in the simulation.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Output, Never>()
    /// The timer, after the first connection.
    private var connection: Connection?

    /// The publisher of ``Timer/publish(every:tolerance:on:in:options:)``.
    public init(
      interval: Double, tolerance: Double? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Never {
      subject.receive(subscriber: subscriber)
    }

    public func connect() -> any Cancellable {
      if let connection { return connection }
      let span = RunLoop.SchedulerTimeType.Stride.seconds(interval)
      let connection = Connection(
        runLoop.schedule(
          after: runLoop.now.advanced(by: span), interval: span,
          tolerance: runLoop.minimumTolerance, options: options
        ) { [subject, runLoop] in subject.send(runLoop.now) })
      self.connection = connection
      return connection
    }

    /// The one connection, which every call of ``connect()`` returns.
    private final class Connection: Cancellable {
      private var appointment: (any Cancellable)?

      init(_ appointment: any Cancellable) { self.appointment = appointment }

      func cancel() { appointment.take()?.cancel() }
    }
  }
}

extension RunLoop {
  /// Starts a timer. A timer that is running already continues.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  /// A mode of the run loop. It has no effect in the simulation.
  public struct Mode: Hashable, Sendable {
    private let name: String

    /// The common modes, for timers that continue during scrolling.
    public static let common = Mode(name: "kCFRunLoopCommonModes")
    /// The default mode.
    public static let `default` = Mode(name: "kCFRunLoopDefaultMode")
  }
}
