/// The subscribers of a subject, in the order of delivery.
///
/// Apple does not specify the order; OpenCombine keeps a set. Here the order is **the order of
/// subscription** (our choice, R70), so that every run prints the same.
///
/// Sending is synchronous and reentrant: all subscribers receive a `send` from inside a subscriber
/// before the outer `send` continues, so the second of two subscribers may receive 2 before 1
/// (R70). Any thread may send, subscribe, cancel and complete, also from inside a subscriber:
///
///     entries     [ A ][ · ][ C ][ D ]        ← D subscribes during the send
///     the send    [ A ][ B ][ C ]             ← B has canceled, and receives nothing
///                             ↑
///
/// A send delivers to the subscriptions that it found, and takes no lock of the list meanwhile. A
/// canceled subscriber leaves a gap; gaps close once half of the array is gaps. A subscriber that
/// joins during a send does not receive its value.
class SubscriberList<Output, Failure: Error> {
  /// Guards the properties below. No call leaves the list while a thread holds this lock.
  final let listLock = StateLock()
  // Unchecked: no access to these properties outlasts one statement, and every value uses them.
  /// The subscriptions, each at its `position`; nil for a canceled one.
  @exclusivity(unchecked) private final var entries: ContiguousArray<Entry?> = []
  /// The ``entries`` that are not nil.
  @exclusivity(unchecked) private final var living = 0
  /// The number of values sent so far.
  @exclusivity(unchecked) private final var sent = 0
  /// Nil until the completion.
  @exclusivity(unchecked) private final var end: End?
  /// True once a subscriber has requested values.
  @exclusivity(unchecked) private final var wasAsked = false
  /// The subscriptions of the subject itself, to upstream publishers.
  @exclusivity(unchecked) private final var upstreams: [any Subscription] = []
  /// The ``upstreams`` that wait for the first request.
  @exclusivity(unchecked) private final var unasked: [any Subscription] = []
  /// True if every subscriber receives each value, even without demand (R81).
  let ignoresDemand: Bool

  /// The name of the list's subscriptions, for `print`.
  let name: String

  init(_ name: String, ignoresDemand: Bool = false) {
    self.name = name
    self.ignoresDemand = ignoresDemand
  }

  deinit { for subscription in upstreams { subscription.cancel() } }

  /// The number of subscribers.
  final var count: Int { listLock.withLock { living } }

  /// True after the completion.
  final var isOver: Bool { listLock.withLock { end != nil } }

  /// Sends the current value to a subscriber, if the subject has a value (R65, R67).
  func sendCurrentValue(to subscription: SubjectSubscription<Output, Failure>) {}

  /// Adds a subscriber. After the completion, the subscriber receives only the completion (R69).
  final func add(_ subscriber: _SubscriberBase<Output, Failure>) {
    let subscription = SubjectSubscription(subscriber, in: self)
    // A value or a completion of another thread waits for the subscription.
    let lock = subscriber.lock
    lock.enter()
    if addEntry(subscription) {
      subscriber.accept(subscription: subscription)
    } else {
      addLate(subscriber)
    }
    lock.leave()
  }

  /// Appends a subscription. Returns false after the completion.
  private final func addEntry(_ subscription: Entry) -> Bool {
    listLock.lock()
    defer { listLock.unlock() }
    guard end == nil else { return false }
    subscription.position = entries.count
    entries.append(subscription)
    living += 1
    return true
  }

  /// Not inlined, so that the common subscriber needs no type lookup.
  @inline(never)
  private final func addLate(_ subscriber: _SubscriberBase<Output, Failure>) {
    guard let end else { return }
    subscriber.accept(subscription: Subscriptions.empty)
    subscriber.accept(completion: end.completion)
  }

  final func send(_ value: Output) {
    guard !DryRun.isCurrent else { return }
    listLock.lock()
    let (receivers, number) = nextSend()
    listLock.unlock()
    deliver(value, number, to: receivers)
  }

  /// The subscriptions for the next value, and the number of the value. The caller holds the lock.
  @inline(__always)
  final func nextSend() -> (ContiguousArray<Entry?>, Int) {
    sent += 1
    return (entries, sent)
  }

  @inline(__always)
  final func deliver(
    _ value: Output, _ number: Int, to receivers: ContiguousArray<Entry?>
  ) {
    let me = currentThread()
    // The array retains the entries during the loop.
    receivers.withUnsafeBufferPointer { receivers in
      for position in receivers.indices {
        guard let entry = receivers[position].map(Unmanaged.passUnretained) else { continue }
        StepCounter.count()
        entry._withUnsafeGuaranteedRef {
          unsafeDowncast($0, to: SubjectSubscription<Output, Failure>.self)
            .receive(value, number, on: me)
        }
      }
    }
  }

  /// Sends the completion to all subscribers, and releases them. Only the first completion has an
  /// effect (R69).
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    let last = listLock.withLock { () -> ContiguousArray<Entry?> in
      guard end == nil else { return [] }
      end = End(completion)
      living = 0
      return exchange(&entries, with: [])
    }
    for case let entry? in last { subscription(entry).finish(completion) }
  }

  final func remove(_ subscription: SubjectSubscription<Output, Failure>) {
    listLock.lock()
    let position = subscription.position
    // The caller retains the subscription.
    if position < entries.count, entries[position] === subscription {
      entries[position] = nil
      living -= 1
      closeGaps()
    }
    listLock.unlock()
  }

  /// Waits until half of the array is gaps, so that a cancellation takes constant time on average.
  private final func closeGaps() {
    guard entries.count > 2 * living else { return }
    StepCounter.count(entries.count)
    entries.removeAll { $0 == nil }
    for position in entries.indices { entries[position]?.position = position }
    checkEntries()
  }

  /// Casts an entry: every entry is a `SubjectSubscription`.
  private final func subscription(_ entry: Entry) -> SubjectSubscription<Output, Failure> {
    StepCounter.count()
    return unsafeDowncast(entry, to: SubjectSubscription<Output, Failure>.self)
  }

  /// Stops a debug build if the list is inconsistent.
  final func checkInvariants() { listLock.withLock { checkEntries() } }

  /// The caller holds the lock.
  private final func checkEntries() {
    #if DEBUG
      assert(living == entries.count { $0 != nil }, "the count is that of the entries")
      assert(end == nil || entries.isEmpty, "after the end no entry is left")
      for (position, entry) in entries.enumerated() {
        assert(entry.map { $0.position == position } ?? true, "an entry knows where it stands")
      }
    #endif
  }

  /// An array of a nongeneric class is as fast as any; an array of a generic class looks up the
  /// type of its elements at each access.
  typealias Entry = SubscriberListEntry

  /// A completion in an object: a list without one then needs no look-up of its type.
  private final class End {
    let completion: Subscribers.Completion<Failure>

    init(_ completion: Subscribers.Completion<Failure>) { self.completion = completion }
  }
}

// MARK: The subject as a subscriber

extension SubscriberList {
  /// Keeps a subscription of the subject, and requests unlimited values: at once, or once a
  /// subscriber has requested values (R80).
  final func add(upstream: any Subscription, waitingForDemand waits: Bool) {
    let mustWait = listLock.withLock {
      upstreams.append(upstream)
      guard waits, !wasAsked else { return false }
      unasked.append(upstream)
      return true
    }
    if !mustWait { upstream.request(.unlimited) }
  }

  final func noteDemand() {
    let waiting = listLock.withLock { () -> [any Subscription] in
      guard !wasAsked else { return [] }
      wasAsked = true
      return exchange(&unasked, with: [])
    }
    for subscription in waiting { subscription.request(.unlimited) }
  }
}
