import Synchronization

/// A source of events for a queue.
public protocol DispatchSourceProtocol: AnyObject, Sendable {
  /// True after ``cancel()``.
  var isCancelled: Bool { get }
  /// Sets the block for each event.
  func setEventHandler(handler: (() -> Void)?)
  /// Sets the block that runs once after ``cancel()``.
  func setCancelHandler(handler: (() -> Void)?)
  /// Sets the block that runs once the source is active.
  func setRegistrationHandler(handler: (() -> Void)?)
  /// Starts an inactive source.
  func activate()
  /// Starts an inactive source, or ends a suspension.
  func resume()
  /// Suspends events. Each call of ``suspend()`` needs one call of ``resume()``.
  func suspend()
  /// Stops the source for good, and releases its blocks.
  func cancel()
}

extension DispatchSourceProtocol {
  /// A block of a source.
  public typealias DispatchSourceHandler = () -> Void

  /// Sets the block for each event. The quality of service and the flags have no effect.
  public func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { setEventHandler(handler: handler) }
  public func setEventHandler(handler: DispatchWorkItem) {
    setEventHandler { handler.perform() }
  }

  /// Sets the block that runs once after ``cancel()``. The quality of service and the flags have no
  /// effect.
  public func setCancelHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?
  ) { setCancelHandler(handler: handler) }
  public func setCancelHandler(handler: DispatchWorkItem) {
    setCancelHandler { handler.perform() }
  }
}

/// A timer on the virtual clock, of ``DispatchSource/makeTimerSource(flags:queue:)``.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  /// Sets the time of the next event and the interval between later events. With `.never`, the timer
  /// sends a single event. The virtual clock is exact, so the leeway has no effect.
  func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  /// Sets the time of the next event and the interval between later events. With `.never`, the timer
  /// sends a single event.
  public func schedule(deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never) {
    schedule(deadline: deadline, repeating: interval, leeway: .nanoseconds(0))
  }

  /// Sets a single event. The leeway has no effect.
  public func schedule(deadline: DispatchTime, leeway: DispatchTimeInterval) {
    schedule(deadline: deadline, repeating: .never, leeway: leeway)
  }

  /// Sets the time of the next event and the seconds between later events. The leeway has no effect.
  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) {
    let duration = Duration.nearestNanosecond(seconds: interval)
    schedule(
      deadline: deadline,
      repeating: abs(interval) == .infinity ? .never : .nanoseconds(duration.wholeNanoseconds),
      leeway: leeway)
  }
}

/// The sources of Dispatch, simulated: here the only source is a timer.
///
/// A source without another reference stops, as in Dispatch. `@unchecked Sendable` for the same
/// reason as ``World``: only the main thread changes a source. The main thread performs the calls
/// from other threads later.
public final class DispatchSource: DispatchSourceTimer, @unchecked Sendable {
  /// Options of a timer. They have no effect in the simulation.
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The system delays no event beyond the leeway. The simulation never delays an event.
    public static let strict = TimerFlags(rawValue: 1)
  }

  /// Creates an inactive timer. Its blocks run on the queue, or on a simulated background thread if
  /// the queue is nil.
  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { DispatchSource(on: queue ?? .global()) }

  /// True after ``cancel()``.
  public var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  private let cancelled = Atomic(false)

  private let queue: DispatchQueue
  private weak let world = World.here
  private var eventHandler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var registrationHandler: (() -> Void)?
  /// The missing calls of ``resume()``. A new source is inactive, which is one suspension.
  private var suspensions = 1
  private var isInactive = true
  private var isRegistered = false
  /// True if a suspension delays an event.
  private var isDue = false
  private var next: DispatchTime?
  private var interval: Duration?
  private var appointment: (any Cancellable)?

  private init(on queue: DispatchQueue) { self.queue = queue }

  deinit { if MainThread.isCurrent { appointment?.cancel() } }

  /// Performs a change now, or, on another thread, once the main thread does the work of its inbox.
  private func change(_ perform: @escaping () -> Void) {
    guard let world, !MainThread.isCurrent else { return perform() }
    world.inbox.add(perform)
  }
}

extension DispatchSource {
  public func setEventHandler(handler: (() -> Void)?) { change { self.eventHandler = handler } }
  public func setCancelHandler(handler: (() -> Void)?) { change { self.cancelHandler = handler } }
  public func setRegistrationHandler(handler: (() -> Void)?) {
    change { self.registrationHandler = handler }
  }

  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval, leeway: DispatchTimeInterval
  ) {
    change { [self] in
      next = deadline
      self.interval = interval.duration
      isDue = false
      if isRegistered { scheduleNext() }
    }
  }

  public func activate() { change { [self] in if isInactive { endSuspension() } } }
  public func resume() { change { [self] in endSuspension() } }
  public func suspend() { change { self.suspensions += 1 } }

  public func cancel() {
    guard !cancelled.exchange(true, ordering: .relaxed) else { return }
    change { [self] in
      appointment.take()?.cancel()
      let handlers = (eventHandler.take(), registrationHandler.take())
      if let handler = cancelHandler.take() { queue.enqueue(handler) }
      withExtendedLifetime(handlers) {}
    }
  }

  private func endSuspension() {
    guard suspensions > 0 else { return }
    isInactive = false
    suspensions -= 1
    guard suspensions == 0, !isCancelled else { return }
    if !isRegistered {
      isRegistered = true
      if let handler = registrationHandler.take() { queue.enqueue(handler) }
      scheduleNext()
    }
    if isDue { queue.enqueue { [weak self] in self?.sendEvent() } }
  }

  /// Waits for the next event.
  private func scheduleNext() {
    appointment.take()?.cancel()
    guard let next, !isCancelled else { return }
    appointment = queue.schedule(at: next) { [weak self] in self?.timeHasCome() }
  }

  /// Sends the event that is due, and schedules the next event. If the source starts late, all
  /// missed events count as one event, as in Dispatch.
  private func timeHasCome() {
    guard let due = next else { return }
    next = interval.map { interval in
      // With an interval of zero, time would not advance.
      let span = max(interval.wholeNanoseconds, 1)
      let late = max((DispatchTime.now().sinceStart - due.sinceStart).wholeNanoseconds, 0)
      return due + .nanoseconds(late - late % span) + .nanoseconds(span)
    }
    scheduleNext()
    isDue = true
    sendEvent()
  }

  private func sendEvent() {
    guard isDue, suspensions == 0, !isCancelled else { return }
    isDue = false
    eventHandler?()
  }
}
