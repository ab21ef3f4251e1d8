import Synchronization

/// A clock that stands still until somebody advances it.
///
///     let clock = VirtualClock()
///     clock.schedule(at: .seconds(2)) { print("two") }
///     clock.schedule(at: .seconds(1)) { print("one") }
///     clock.advance(by: .seconds(5))  // prints one, two
///
/// Actions that are due at the same time run in the order in which they were scheduled.
public final class VirtualClock {
  /// Virtual time since the clock was made.
  public private(set) var now: Duration = .zero {
    didSet { shownToThreads.store(Int64(now.wholeNanoseconds), ordering: .relaxed) }
  }

  /// The same, for threads other than the one that plays.
  var nowForThreads: Duration { .nanoseconds(shownToThreads.load(ordering: .relaxed)) }
  private let shownToThreads = Atomic<Int64>(0)

  /// The appointments, and those that were cancelled and are still to be taken out.
  private var appointments = PriorityQueue<Appointment>()
  /// The number of the ``appointments`` that are cancelled.
  private var cancelled = 0
  /// The number of appointments made so far.
  private var scheduled = 0

  /// A clock at zero, with nothing to do.
  public init() {}

  /// Releases the actions, some of which may hold their appointment.
  deinit {
    let last = appointments.elements
    for appointment in last { appointment.clock = nil }
    for appointment in last { appointment.cancel() }
  }

  /// Runs an action when the clock reaches this time; a time that has passed counts as now.
  @discardableResult
  public func schedule(at time: Duration, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment(
      time: max(time, now), order: scheduled, clock: self, action: action)
    scheduled += 1
    appointments.insert(appointment)
    return appointment
  }

  /// The time at which the next action is due, if any is.
  public var nextDue: Duration? { next?.time }

  /// Moves the clock to the next action that is due until then, and runs it. Returns false, and
  /// leaves the clock as it is, if there is none.
  public func runNext(until end: Duration) -> Bool {
    guard let next, next.time <= end else { return false }
    _ = appointments.popMin()
    now = max(now, next.time)
    next.run()
    return true
  }

  /// Moves the clock on, running whatever falls due on the way, in order, actions scheduled on the
  /// way included.
  ///
  /// - Parameter settle: called after each action, for a host to do what follows from it before the
  ///   next one.
  public func advance(by duration: Duration, settle: () -> Void = {}) {
    let end = now + duration
    while runNext(until: end) { settle() }
    now = max(now, end)
  }

  /// The next appointment that is not cancelled; those before it are taken out.
  private var next: Appointment? {
    while let next = appointments.min {
      guard next.isCancelled else { return next }
      _ = appointments.popMin()
      cancelled -= 1
    }
    return nil
  }

  /// Takes the cancelled ones out once they are half of all: a cancellation costs the same however
  /// many there are.
  fileprivate func noteCancelled() {
    cancelled += 1
    guard 2 * cancelled > appointments.count else { return }
    appointments.removeAll(where: \.isCancelled)
    cancelled = 0
    checkInvariants()
  }

  /// Ends a debug build where the clock contradicts itself.
  func checkInvariants() {
    #if DEBUG
      appointments.checkInvariants()
      assert(cancelled == appointments.elements.count(where: \.isCancelled))
      assert(appointments.elements.allSatisfy { $0.time >= now || $0.isCancelled })
    #endif
  }
}

extension VirtualClock: EventClock {}

extension VirtualClock {
  /// One scheduled action, for cancelling it.
  public final class Appointment: Cancellable {
    fileprivate let time: Duration
    private let order: Int
    /// The clock sets this to nil before it goes, so it is never a dangling reference.
    fileprivate unowned(unsafe) var clock: VirtualClock?
    /// Nil once it has run or is cancelled.
    private var action: (() -> Void)?

    fileprivate init(
      time: Duration, order: Int, clock: VirtualClock, action: @escaping () -> Void
    ) {
      self.time = time
      self.order = order
      self.clock = clock
      self.action = action
    }

    /// Takes the action off the clock and releases it.
    public func cancel() {
      guard let action = action.take() else { return }
      clock?.noteCancelled()
      clock = nil
      withExtendedLifetime(action) {}
    }

    fileprivate var isCancelled: Bool { action == nil }

    fileprivate func run() {
      clock = nil
      action.take()?()
    }
  }
}

extension VirtualClock.Appointment: Comparable {
  /// True if it comes earlier than another one of the same clock.
  public static func < (a: VirtualClock.Appointment, b: VirtualClock.Appointment) -> Bool {
    (a.time, a.order) < (b.time, b.order)
  }

  public static func == (a: VirtualClock.Appointment, b: VirtualClock.Appointment) -> Bool {
    a === b
  }
}
