/// The subscribers of a subject, in the order in which they are told.
///
/// Apple does not specify the order; OpenCombine keeps a set. Here it is **the order of
/// subscription** (our choice, R70), so that every run prints the same.
///
/// Sending is synchronous and re-entrant: a `send` from inside a subscriber is delivered to all
/// before the outer one goes on, so the second of two subscribers may see 2 before 1 (R70).
/// Subscribing, cancelling and completing from inside a subscriber are as safe:
///
///     entries     [ A ][ · ][ C ][ D ]
///                             ↑ the outer send is here; B cancelled itself and left a gap
///
/// A subscriber that cancels leaves a gap, and gaps close when no send is under way: positions stay
/// true while a send counts through them, and no send copies the array. A subscriber that joins
/// during a send stands behind its end and does not get that value.
class SubscriberList<Output, Failure: Error> {
  // Unchecked: no access to these outlasts one statement, and every value passes here.
  /// The subscriptions, each at its `position`; nil where one has left.
  @exclusivity(unchecked) private final var entries: ContiguousArray<Entry?> = []
  /// The number of sends under way, one inside the other.
  @exclusivity(unchecked) private final var depth = 0
  /// The ``entries`` that are not nil.
  @exclusivity(unchecked) final private(set) var count = 0
  final private(set) var completion: Subscribers.Completion<Failure>?
  final private(set) var isOver = false
  /// True once some subscriber has asked for values.
  @exclusivity(unchecked) final private(set) var wasAsked = false
  /// Runs when a subscriber asks for values and none has before.
  final var onFirstDemand: (() -> Void)?
  /// True if each value goes to every subscriber, even without demand (R81).
  fileprivate let ignoresDemand: Bool

  /// The name of its subscriptions, for `print`.
  fileprivate let name: String

  init(_ name: String, ignoresDemand: Bool = false) {
    self.name = name
    self.ignoresDemand = ignoresDemand
  }

  deinit {
    for case let entry? in entries { subscription(entry).list = nil }
  }

  /// Tells a subscriber the current value, for a subject that has one (R65, R67).
  fileprivate func sendCurrentValue(to subscription: SubjectSubscription<Output, Failure>) {}

  /// Adds a subscriber. After the completion it gets that, and nothing else (R69).
  final func add(_ subscriber: _SubscriberBase<Output, Failure>) {
    guard !isOver else { return addLate(subscriber) }
    let subscription = SubjectSubscription(subscriber, in: self, at: entries.count)
    entries.append(subscription)
    count += 1
    subscriber.receive(subscription: subscription)
  }

  /// Not inlined, so that the usual subscriber looks up no type.
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
    // The array may be emptied on the way, by a completion.
    while position < end, position < entries.count {
      if let entry = entries[position] { subscription(entry).receive(value) }
      position += 1
    }
    depth -= 1
    closeGaps()
  }

  /// Tells all subscribers that it is over, and releases them. Only the first completion counts
  /// (R69).
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

  /// Waits until half of the array is gaps, so that leaving costs the same in any crowd.
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

  /// Every entry is of this type.
  private final func subscription(_ entry: Entry) -> SubjectSubscription<Output, Failure> {
    StepCounter.count()
    return unsafeDowncast(entry, to: SubjectSubscription<Output, Failure>.self)
  }

  /// Ends a debug build where the list contradicts itself.
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

  /// An array of a plain class is as fast as any; one of a generic class looks up the type of its
  /// elements at each access.
  fileprivate typealias Entry = SubscriberListEntry
}

/// A list whose new subscribers are told the current value.
class CurrentValueSubscriberList<Output, Failure: Error>: SubscriberList<Output, Failure> {
  @exclusivity(unchecked) private final var storedValue: Output

  init(_ name: String, _ value: Output) {
    storedValue = value
    super.init(name)
  }

  /// The old value is released when the new one is in place (R79).
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
  /// Its position in its list, as long as it has one.
  fileprivate final var position: Int

  fileprivate init(position: Int) { self.position = position }
}

/// The subscription of one subscriber to a subject, and what the subscriber may still expect.
private final class SubjectSubscription<Output, Failure: Error>: SubscriberListEntry, Subscription,
  CustomStringConvertible
{
  /// A subject is not kept alive by its subscribers. The list sets this to nil before it goes,
  /// which costs less than a weak reference, so it is never a dangling one.
  @exclusivity(unchecked) unowned(unsafe) var list: SubscriberList<Output, Failure>?
  /// Nil once cancelled or completed: from then on nothing is delivered, not even by a send that is
  /// under way.
  @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
  private let isSink: Bool
  private let ignoresDemand: Bool
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none
  /// True once the list's current value has been delivered. A subscriber that missed it for lack of
  /// demand gets the newest when demand comes (R67).
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

  /// Most pipes end in a sink, which does nothing with a value but call its closure, and asks for
  /// everything. Then nothing but the closure has to be kept alive during the call.
  private var sinkClosure: (Output) -> Void {
    guard let subscriber else { return { _ in } }
    return unsafeDowncast(subscriber, to: Subscribers.Sink<Output, Failure>.self).receiveValue
  }

  /// Ignored where the list ignores demand, even one of zero (R81).
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
