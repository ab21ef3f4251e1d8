import Synchronization

/// A clock that moves only when code advances it.
///
///     let clock = VirtualClock()
///     clock.schedule(at: .seconds(2)) { print("two") }
///     clock.schedule(at: .seconds(1)) { print("one") }
///     clock.advance(by: .seconds(5))  // prints one, two
///
/// Actions that are due at the same time run in the order of their scheduling, and the views update
/// after the last of them: our inference from the run loop of a device, which fires all timers that
/// are due before SwiftUI updates.
public final class VirtualClock {
  /// The virtual time since the creation of the clock.
  public private(set) var now: Duration = .zero {
    didSet { shownToThreads.store(Int64(now.wholeNanoseconds), ordering: .relaxed) }
  }

  /// The same time, for other threads than the one that runs the host.
  var nowForThreads: Duration { .nanoseconds(shownToThreads.load(ordering: .relaxed)) }
  private let shownToThreads = Atomic<Int64>(0)

  /// The appointments, including canceled ones that are not removed yet.
  private var appointments = PriorityQueue<Appointment>()
  /// The number of canceled ``appointments``.
  private var cancelled = 0
  /// The number of appointments so far.
  private var scheduled = 0

  /// A clock at zero, without appointments.
  public init() {}

  /// Releases the actions, some of which may retain their appointment.
  deinit {
    let last = appointments.elements
    for appointment in last { appointment.clock = nil }
    for appointment in last { appointment.cancel() }
  }

  /// Runs an action when the clock reaches this time; a past time counts as now.
  @discardableResult
  public func schedule(at time: Duration, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment(
      time: max(time, now), order: scheduled, clock: self, action: action)
    scheduled += 1
    appointments.insert(appointment)
    return appointment
  }

  /// The time of the next action; nil if there is none.
  public var nextDue: Duration? { next?.time }

  /// Moves the clock to the next time at which actions are due, and runs these actions, but no action
  /// that they schedule. Returns the number of actions that ran. The clock does not move if no
  /// action is due by `end`.
  ///
  /// - Parameter goesOn: Called before each action; if it returns false, the other actions stay
  ///   scheduled.
  @discardableResult
  public func runNext(until end: Duration, while goesOn: () -> Bool = { true }) -> Int {
    guard let first = next, first.time <= end else { return 0 }
    now = max(now, first.time)
    let later = scheduled
    var count = 0
    while let next, next.time <= now, next.order < later, goesOn() {
      _ = appointments.popMin()
      next.run()
      count += 1
    }
    return count
  }

  /// Advances the clock and runs the actions that fall due, in order, including actions that are
  /// scheduled on the way.
  ///
  /// - Parameter settle: Called after the actions of each time, so that a host can update before
  ///   the next actions.
  public func advance(by duration: Duration, settle: () -> Void = {}) {
    let end = now + duration
    while runNext(until: end) > 0 { settle() }
    now = max(now, end)
  }

  /// The next appointment that is not canceled; removes canceled appointments before it.
  private var next: Appointment? {
    while let next = appointments.min {
      guard next.isCancelled else { return next }
      _ = appointments.popMin()
      cancelled -= 1
    }
    return nil
  }

  /// Removes canceled appointments once they are half of all, so a cancellation takes constant
  /// time on average.
  fileprivate func noteCancelled() {
    cancelled += 1
    guard 2 * cancelled > appointments.count else { return }
    appointments.removeAll(where: \.isCancelled)
    cancelled = 0
    checkInvariants()
  }

  /// Stops a debug build if the clock is inconsistent.
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
  /// One scheduled action, which code can cancel.
  public final class Appointment: Cancellable {
    fileprivate let time: Duration
    fileprivate let order: Int
    /// The clock. The clock sets this property to nil before the clock is released, so the
    /// reference never dangles.
    fileprivate unowned(unsafe) var clock: VirtualClock?
    /// Nil after the action has run or was canceled.
    private var action: (() -> Void)?

    fileprivate init(
      time: Duration, order: Int, clock: VirtualClock, action: @escaping () -> Void
    ) {
      self.time = time
      self.order = order
      self.clock = clock
      self.action = action
    }

    /// Removes the action from the clock and releases it.
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
  /// True if the first appointment precedes the second of the same clock.
  public static func < (a: VirtualClock.Appointment, b: VirtualClock.Appointment) -> Bool {
    (a.time, a.order) < (b.time, b.order)
  }

  public static func == (a: VirtualClock.Appointment, b: VirtualClock.Appointment) -> Bool {
    a === b
  }
}
