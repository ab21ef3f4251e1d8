/// A subscription to a subject, without the types of its values.
class SubscriberListEntry: LockedSubscription {
  /// The entry's position in its list, while the entry is in a list, whose lock guards it.
  final var position = 0
}

/// The subscription of one subscriber to a subject, with the remaining demand.
final class SubjectSubscription<Output, Failure: Error>: SubscriberListEntry,
  _Described
{
  /// The list. Subscribers do not retain the subject.
  private weak var list: SubscriberList<Output, Failure>?
  /// Nil after a cancellation or the completion: the subscription then delivers nothing, not even
  /// from a send in progress.
  @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
  /// The closure of a sink, for the most common case: a sink only calls its closure with each
  /// value, and its demand is unlimited. A constant, so that a delivery need not retain it.
  private let sinkClosure: (Output) -> Void
  private let isSink: Bool
  private let ignoresDemand: Bool
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// True once the subscriber has received the list's current value. A subscriber that missed the
  /// value for lack of demand receives the newest value at its next demand (R67).
  @exclusivity(unchecked) private var isUpToDate = false
  /// The number of the newest value that the subscriber received as the current value. A thread
  /// that still delivers this value, or an older one, comes too late.
  @exclusivity(unchecked) private var replayed = 0

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, in list: SubscriberList<Output, Failure>
  ) {
    self.subscriber = subscriber
    self.list = list
    let closure = subscriber.sinkClosure
    isSink = closure != nil
    sinkClosure = closure ?? { _ in }
    ignoresDemand = list.ignoresDemand
    if ignoresDemand { demand = .unlimited }
    super.init(subscriber.lock)
  }

  @inline(__always)
  func receive(_ value: Output, _ number: Int, on thread: UInt) {
    lock.enter(as: thread)
    if number > replayed { deliver(value) }
    lock.leave()
  }

  func replay(_ value: Output, _ number: Int) {
    replayed = number
    deliver(value)
  }

  @inline(__always)
  private func deliver(_ value: Output) {
    guard subscriber != nil else { return }
    guard demand > .none else {
      isUpToDate = false
      return
    }
    isUpToDate = true
    if isSink { return sinkClosure(value) }
    deliverCounted(value)
  }

  @inline(never)
  private func deliverCounted(_ value: Output) {
    demand -= .max(1)
    if let subscriber { demand += subscriber.accept(value) }
  }

  /// Adds demand. If the list ignores demand, `request` accepts even a demand of zero (R81).
  override func didRequest(_ demand: Subscribers.Demand) {
    if ignoresDemand { return }
    demand.assertNonZero()
    guard subscriber != nil, let list else { return }
    self.demand += demand
    if !isUpToDate { list.sendCurrentValue(to: self) }
    list.noteDemand()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.deliver { subscriber.take()?.accept(completion: completion) }
  }

  var description: String { list?.name ?? "" }

  override func didCancel() {
    let subscriber = subscriber.take()
    list?.remove(self)
    withExtendedLifetime(subscriber) {}
  }
}
