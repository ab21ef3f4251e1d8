/// The subscribers of a subject, in the order of delivery.
///
/// Apple does not specify the order; OpenCombine keeps a set. Here the order is **the order of
/// subscription** (our choice, R70), so that every run prints the same.
///
/// Sending is synchronous and reentrant: all subscribers receive a `send` from inside a subscriber
/// before the outer `send` continues, so the second of two subscribers may receive 2 before 1
/// (R70). Subscribing, cancelling and completing from inside a subscriber are equally safe:
///
///     entries     [ A ][ · ][ C ][ D ]
///                             ↑ the outer send is here; B cancelled itself and left a gap
///
/// A cancelled subscriber leaves a gap, and gaps close when no send is in progress: positions stay
/// valid during a send, and no send copies the array. A subscriber that joins during a send is
/// appended after the end of this send and does not receive its value.
class SubscriberList<Output, Failure: Error> {
  // Unchecked: no access to these properties outlasts one statement, and every value uses them.
  /// The subscriptions, each at its `position`; nil for a cancelled one.
  @exclusivity(unchecked) private final var entries: ContiguousArray<Entry?> = []
  /// The number of sends in progress, nested in each other.
  @exclusivity(unchecked) private final var depth = 0
  /// The ``entries`` that are not nil.
  @exclusivity(unchecked) final private(set) var count = 0
  final private(set) var completion: Subscribers.Completion<Failure>?
  final private(set) var isOver = false
  /// True once a subscriber has requested values.
  @exclusivity(unchecked) final private(set) var wasAsked = false
  /// Runs at the first request for values.
  final var onFirstDemand: (() -> Void)?
  /// True if every subscriber receives each value, even without demand (R81).
  fileprivate let ignoresDemand: Bool

  /// The name of the list's subscriptions, for `print`.
  fileprivate let name: String

  init(_ name: String, ignoresDemand: Bool = false) {
    self.name = name
    self.ignoresDemand = ignoresDemand
  }

  deinit {
    for case let entry? in entries { subscription(entry).list = nil }
  }

  /// Sends the current value to a subscriber, if the subject has a value (R65, R67).
  fileprivate func sendCurrentValue(to subscription: SubjectSubscription<Output, Failure>) {}

  /// Adds a subscriber. After the completion, the subscriber receives only the completion (R69).
  final func add(_ subscriber: _SubscriberBase<Output, Failure>) {
    guard !isOver else { return addLate(subscriber) }
    let subscription = SubjectSubscription(subscriber, in: self, at: entries.count)
    entries.append(subscription)
    count += 1
    subscriber.receive(subscription: subscription)
  }

  /// Not inlined, so that the common subscriber needs no type lookup.
  @inline(never)
  private final func addLate(_ subscriber: _SubscriberBase<Output, Failure>) {
    guard let completion else { return }
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: completion)
  }

  final func send(_ value: Output) {
    guard !DryRun.isCurrent else { return }
    depth += 1
    let end = entries.count
    var position = 0
    // A completion inside the loop may empty the array.
    while position < end, position < entries.count {
      if let entry = entries[position] { subscription(entry).receive(value) }
      position += 1
    }
    depth -= 1
    closeGaps()
  }

  /// Sends the completion to all subscribers, and releases them. Only the first completion has an
  /// effect (R69).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    isOver = true
    self.completion = completion
    let last = entries
    entries = []
    count = 0
    for case let entry? in last { subscription(entry).finish(completion) }
  }

  fileprivate final func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    let position = subscription.position
    guard position < entries.count, entries[position] === subscription else { return }
    entries[position] = nil
    count -= 1
    closeGaps()
  }

  fileprivate final func noteDemand() {
    guard !wasAsked else { return }
    wasAsked = true
    onFirstDemand.take()?()
  }

  /// Waits until half of the array is gaps, so that a cancellation takes constant time on average.
  @inline(__always)
  private final func closeGaps() {
    if depth == 0, entries.count > 2 * count { removeGaps() }
  }

  @inline(never)
  private final func removeGaps() {
    StepCounter.count(entries.count)
    entries.removeAll { $0 == nil }
    for position in entries.indices { entries[position]?.position = position }
    checkInvariants()
  }

  /// Casts an entry: every entry is a `SubjectSubscription`.
  private final func subscription(_ entry: Entry) -> SubjectSubscription<Output, Failure> {
    StepCounter.count()
    return unsafeDowncast(entry, to: SubjectSubscription<Output, Failure>.self)
  }

  /// Stops a debug build if the list is inconsistent.
  final func checkInvariants() {
    #if DEBUG
      assert(depth >= 0)
      assert(count == entries.count { $0 != nil }, "the count is that of the entries")
      assert(!isOver || entries.isEmpty, "after the end no entry is left")
      for (position, entry) in entries.enumerated() {
        guard let entry else { continue }
        assert(entry.position == position, "an entry knows where it stands")
        assert(subscription(entry).list === self, "an entry knows its list")
      }
    #endif
  }

  /// An array of a nongeneric class is as fast as any; an array of a generic class looks up the
  /// type of its elements at each access.
  fileprivate typealias Entry = SubscriberListEntry
}

/// A list that sends the current value to each new subscriber.
class CurrentValueSubscriberList<Output, Failure: Error>: SubscriberList<Output, Failure> {
  @exclusivity(unchecked) private final var storedValue: Output

  init(_ name: String, _ value: Output) {
    storedValue = value
    super.init(name)
  }

  /// The newest value. The setter releases the old value after it stores the new one (R79).
  final var value: Output {
    get { storedValue }
    set {
      var old = newValue
      swap(&storedValue, &old)
    }
  }

  fileprivate final override func sendCurrentValue(
    to subscription: SubjectSubscription<Output, Failure>
  ) {
    subscription.receive(storedValue)
  }
}

/// A subscription to a subject, without the types of its values.
class SubscriberListEntry {
  /// The entry's position in its list, while the entry is in a list.
  fileprivate final var position: Int

  fileprivate init(position: Int) { self.position = position }
}

/// The subscription of one subscriber to a subject, with the remaining demand.
private final class SubjectSubscription<Output, Failure: Error>: SubscriberListEntry, Subscription,
  CustomStringConvertible
{
  /// The list. Subscribers do not retain the subject. The list sets this property to nil before the
  /// list is released, which costs less than a weak reference, so the reference never dangles.
  @exclusivity(unchecked) unowned(unsafe) var list: SubscriberList<Output, Failure>?
  /// Nil after a cancellation or the completion: the subscription then delivers nothing, not even
  /// from a send in progress.
  @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
  private let isSink: Bool
  private let ignoresDemand: Bool
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// True once the subscriber has received the list's current value. A subscriber that missed the
  /// value for lack of demand receives the newest value at its next demand (R67).
  @exclusivity(unchecked) private var isUpToDate = false

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, in list: SubscriberList<Output, Failure>,
    at position: Int
  ) {
    self.subscriber = subscriber
    self.list = list
    isSink = subscriber.isSink
    ignoresDemand = list.ignoresDemand
    if ignoresDemand { demand = .unlimited }
    super.init(position: position)
  }

  func receive(_ value: Output) {
    guard subscriber != nil else { return }
    guard demand > .none else {
      isUpToDate = false
      return
    }
    isUpToDate = true
    if isSink { return sinkClosure(value) }
    demand -= .max(1)
    if let subscriber { demand += subscriber.receive(value) }
  }

  /// The closure of a sink, for the most common case: a sink only calls its closure with each
  /// value, and its demand is unlimited. Then only the closure must be retained during the call.
  private var sinkClosure: (Output) -> Void {
    guard let subscriber else { return { _ in } }
    return unsafeDowncast(subscriber, to: Subscribers.Sink<Output, Failure>.self).receiveValue
  }

  /// Adds demand. If the list ignores demand, `request` accepts even a demand of zero (R81).
  func request(_ demand: Subscribers.Demand) {
    if ignoresDemand { return }
    demand.assertNonZero()
    guard subscriber != nil, let list else { return }
    self.demand += demand
    if !isUpToDate { list.sendCurrentValue(to: self) }
    list.noteDemand()
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    self.subscriber = nil
    list = nil
    subscriber?.receive(completion: completion)
  }

  var description: String { list?.name ?? "" }

  func cancel() {
    list?.remove(self)
    list = nil
    subscriber = nil
  }
}
