/// Merges the values of several publishers, for `flatMap` and `merge`.
///
/// With unlimited demand of the downstream, the subscription requests unlimited values from each
/// side. Otherwise, it requests one value at a time from each side, and a value without demand
/// waits in a queue: no side is ahead of the downstream by more than one value.
class MergingSubscription<Input, Output, Failure: Error>:
  OperatorSubscription<Input, Output, Failure, Failure>
{
  /// The sides in the order of their subscriptions, each at its `position`; nil for one that has
  /// ended. Each is a `Side`: an array of a generic class looks up its type at each access.
  @exclusivity(unchecked) private final var sides: ContiguousArray<AnyObject?> = []
  /// The number of ``sides`` that have not ended.
  @exclusivity(unchecked) private final var open = 0
  /// The values without demand. Each is a `WaitingValue`, for the same reason.
  @exclusivity(unchecked) private final var waiting = FIFO<AnyObject>()
  @exclusivity(unchecked) private final var demand = Subscribers.Demand.none
  /// The number of deliveries in progress, nested in each other.
  @exclusivity(unchecked) private final var depth = 0
  /// True once no side will be added.
  @exclusivity(unchecked) final var isComplete = false

  /// Adds a subscriber for another publisher.
  final func addSide() -> _SubscriberBase<Output, Failure> {
    let side = Side(self, position: sides.count)
    sides.append(side)
    open += 1
    return side
  }

  /// Removes a side that has ended. Returns false if the subscription has ended.
  private final func remove(_ side: Side) -> Bool {
    guard side.position < sides.count, sides[side.position] === side else { return false }
    // The caller retains the side.
    sides[side.position] = nil
    open -= 1
    closeGaps()
    return true
  }

  /// Removes the gaps once they are more than half of the array, so that the end of a side takes
  /// constant time on average.
  private final func closeGaps() {
    guard sides.count > 2 * open else { return }
    StepCounter.count(sides.count)
    sides.removeAll { $0 == nil }
    for position in sides.indices { self.side(at: position)?.position = position }
  }

  private final func side(at position: Int) -> Side? {
    sides[position].map { unsafeDowncast($0, to: Side.self) }
  }

  /// Called when a side has ended and other sides may be added.
  func sideHasEnded() {}

  final func finishIfOver() {
    if isComplete, open == 0, waiting.isEmpty, depth == 0 { finish(.finished) }
  }

  /// Ends all sides, then the downstream.
  final func finishAll(_ completion: Subscribers.Completion<Failure>) {
    cancelSides()
    finish(completion)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard subscriber != nil else { return }
    self.demand += demand
    serve()
  }

  override func didCancel() {
    cancelSides()
    super.didCancel()
  }

  private final func cancelSides() {
    let last = exchange(&sides, with: [])
    let queue = exchange(&waiting, with: FIFO())
    open = 0
    forEach(of: last) { $0.cancel() }
    withExtendedLifetime(queue) {}
  }

  private final func forEach(of sides: ContiguousArray<AnyObject?>, _ body: (Side) -> Void) {
    for case let side? in sides { body(unsafeDowncast(side, to: Side.self)) }
  }

  /// Delivers waiting values, up to the demand.
  private final func serve() {
    guard depth == 0 else { return }
    while demand > .none, let next = waiting.popFirst() {
      let next = unsafeDowncast(next, to: WaitingValue.self)
      passOn(next.value)
      next.side.requestNext()
    }
    if demand == .unlimited {
      forEach(of: sides) { $0.requestAll() }
    }
    finishIfOver()
  }

  private final func passOn(_ value: Output) {
    demand -= 1
    depth += 1
    let more = subscriber?.accept(value) ?? .none
    depth -= 1
    demand += more
  }

  private final func receive(_ value: Output, from side: Side) -> Subscribers.Demand {
    guard subscriber != nil else { return .none }
    guard demand > .none, waiting.isEmpty else {
      waiting.append(WaitingValue(value, side))
      return .none
    }
    passOn(value)
    if !waiting.isEmpty { serve() }
    return side.isUnlimited ? .none : .max(1)
  }

  private final func receive(_ completion: Subscribers.Completion<Failure>, from side: Side) {
    guard remove(side) else { return }
    guard case .finished = completion else { return finishAll(completion) }
    finishIfOver()
    if subscriber != nil { sideHasEnded() }
  }

  private final class WaitingValue {
    let value: Output
    let side: Side

    init(_ value: Output, _ side: Side) { (self.value, self.side) = (value, side) }
  }

  /// The subscriber of one of the publishers.
  private final class Side: _SubscriberBase<Output, Failure> {
    /// The side's position among the parent's sides.
    @exclusivity(unchecked) var position: Int
    @exclusivity(unchecked) private(set) var isUnlimited = false
    @exclusivity(unchecked) private var parent: MergingSubscription?
    @exclusivity(unchecked) private var subscription: (any Subscription)?

    init(_ parent: MergingSubscription, position: Int) {
      self.parent = parent
      self.position = position
      super.init(parent.lock)
    }

    override func accept(subscription: any Subscription) {
      guard self.subscription == nil, let parent else { return subscription.cancel() }
      self.subscription = subscription
      isUnlimited = parent.demand == .unlimited
      subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    override func accept(_ input: Output) -> Subscribers.Demand {
      parent?.receive(input, from: self) ?? .none
    }

    override func accept(completion: Subscribers.Completion<Failure>) {
      let subscription = subscription.take()
      parent.take()?.receive(completion, from: self)
      withExtendedLifetime(subscription) {}
    }

    func requestNext() {
      if !isUnlimited { subscription?.request(.max(1)) }
    }

    func requestAll() {
      guard !isUnlimited, let subscription else { return }
      isUnlimited = true
      subscription.request(.unlimited)
    }

    func cancel() {
      let parent = parent.take()
      subscription.take()?.cancel()
      withExtendedLifetime(parent) {}
    }
  }
}

/// Merges a fixed number of publishers.
final class MergeSubscription<Output, Failure: Error>: MergingSubscription<Never, Output, Failure> {
  init(_ subscriber: _SubscriberBase<Output, Failure>) { super.init(subscriber, "Merge") }

  /// Sends the subscription downstream, then subscribes to the publishers in their order.
  func subscribe(to upstreams: [(_SubscriberBase<Output, Failure>) -> Void]) {
    let sides = upstreams.map { _ in addSide() }
    lock.deliver {
      subscriber?.accept(subscription: self)
      isComplete = true
      finishIfOver()
    }
    for (subscribe, side) in zip(upstreams, sides) { subscribe(side) }
  }
}
