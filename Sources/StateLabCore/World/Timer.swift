/// The timer of Foundation, as far as views use it: a publisher on the virtual clock.
public enum Timer {
  /// A publisher that sends the time again and again, once it is connected.
  ///
  /// In Foundation the values are dates; here they are moments of virtual time.
  public static func publish(
    every interval: Double, tolerance: Double? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
    options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
  }

  /// One timer for all its connections and subscribers. Cancelling any connection stops it for
  /// good, as in Combine: to go on, publish anew.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = RunLoop.SchedulerTimeType
    public typealias Failure = Never

    /// In seconds.
    public let interval: Double
    /// The run loop whose time it follows.
    public let runLoop: RunLoop
    /// The events that the run loop listens to meanwhile; it changes nothing here.
    public let mode: RunLoop.Mode
    /// Options for the run loop; they change nothing here.
    public let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Output, Never>()
    /// The timer, from the first connection on.
    private var connection: Connection?

    /// As ``Timer/publish(every:tolerance:on:in:options:)`` makes it.
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

    /// The one connection: every call of ``connect()`` returns it.
    private final class Connection: Cancellable {
      private var appointment: (any Cancellable)?

      init(_ appointment: any Cancellable) { self.appointment = appointment }

      func cancel() { appointment.take()?.cancel() }
    }
  }
}

extension RunLoop {
  /// The sources that a run loop listens to meanwhile. It changes nothing here.
  public struct Mode: Hashable, Sendable {
    private let name: String

    /// The usual one for timers that go on while somebody scrolls.
    public static let common = Mode(name: "kCFRunLoopCommonModes")
    /// The usual one.
    public static let `default` = Mode(name: "kCFRunLoopDefaultMode")
  }
}
