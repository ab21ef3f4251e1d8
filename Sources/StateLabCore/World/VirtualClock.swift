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
  public private(set) var now: Duration = .zero

  /// Scheduled actions, the next one last.
  private var timetable: [Appointment] = []
  private var scheduled = 0

  public init() {}

  /// Runs an action when the clock gets to this time; a time that has passed counts as now.
  @discardableResult
  public func schedule(at time: Duration, _ action: @escaping () -> Void) -> Appointment {
    let appointment = Appointment(
      time: max(time, now), order: scheduled, clock: self, action: action)
    scheduled += 1
    timetable.insert(appointment, at: position(of: appointment))
    return appointment
  }

  /// When the next action is due, if any is.
  public var nextDue: Duration? { timetable.last?.time }

  /// Moves the clock to the next action that is due until then, and runs it. Returns false, and
  /// leaves the clock as it is, if there is none.
  public func runNext(until end: Duration) -> Bool {
    guard let next = timetable.last, next.time <= end else { return false }
    timetable.removeLast()
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

  fileprivate func remove(_ appointment: Appointment) {
    let position = position(of: appointment)
    if position < timetable.count, timetable[position] === appointment {
      timetable.remove(at: position)
    }
  }

  /// Where it stands, or would stand, in the timetable.
  private func position(of appointment: Appointment) -> Int {
    var low = 0
    var high = timetable.count
    while low < high {
      let middle = (low + high) / 2
      if appointment < timetable[middle] { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension VirtualClock {
  /// One scheduled action, for cancelling it.
  public final class Appointment: Cancellable {
    fileprivate let time: Duration
    private let order: Int
    private weak var clock: VirtualClock?
    private var action: (() -> Void)?

    fileprivate init(
      time: Duration, order: Int, clock: VirtualClock, action: @escaping () -> Void
    ) {
      self.time = time
      self.order = order
      self.clock = clock
      self.action = action
    }

    /// Takes the action off the timetable and releases it.
    public func cancel() {
      guard action != nil else { return }
      action = nil
      clock?.remove(self)
    }

    fileprivate func run() {
      let action = self.action
      self.action = nil
      action?()
    }

    fileprivate static func < (a: Appointment, b: Appointment) -> Bool {
      (a.time, a.order) < (b.time, b.order)
    }
  }
}
