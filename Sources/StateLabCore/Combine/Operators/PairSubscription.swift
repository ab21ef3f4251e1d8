/// Combines the values of two publishers into pairs, for `zip` and `combineLatest`.
class PairSubscription<A, B, Failure: Error>: LockedSubscription, _Described {
  /// The downstream; nil after the end.
  @exclusivity(unchecked) final private(set) var subscriber: _SubscriberBase<(A, B), Failure>?
  final let sideA: SideA
  final let sideB: SideB
  @exclusivity(unchecked) final private(set) var hasEndedA = false
  @exclusivity(unchecked) final private(set) var hasEndedB = false
  /// True once the downstream has its subscription, and can receive a completion.
  @exclusivity(unchecked) private final var isStarted = false
  /// A failure of a side from before that time.
  @exclusivity(unchecked) private final var failure: Subscribers.Completion<Failure>?

  final let description: String

  init(_ subscriber: _SubscriberBase<(A, B), Failure>, _ name: String) {
    self.subscriber = subscriber
    description = name
    sideA = SideA(subscriber.lock)
    sideB = SideB(subscriber.lock)
    super.init(subscriber.lock)
    sideA.owner = self
    sideB.owner = self
  }

  /// Receives a value of the first publisher. Returns the demand for further values.
  func accept(a: A) -> Subscribers.Demand { .none }
  /// Receives a value of the second publisher. Returns the demand for further values.
  func accept(b: B) -> Subscribers.Demand { .none }

  /// Sends the subscription downstream after both sides are subscribed, so that a demand reaches
  /// both.
  final func subscribe<P: Publisher<A, Failure>, Q: Publisher<B, Failure>>(to a: P, _ b: Q) {
    lock.deliver {
      a._receive(sideA)
      b._receive(sideB)
      isStarted = true
      subscriber?.accept(subscription: self)
      if let failure { end(failure) } else { finishIfOver() }
    }
  }

  /// True if no more pairs are possible.
  var isOver: Bool { false }

  final func finishIfOver() {
    if isStarted, isOver { end(.finished) }
  }

  private final func sideHasEnded(_ completion: Subscribers.Completion<Failure>) {
    guard case .failure = completion else { return finishIfOver() }
    if isStarted { end(completion) } else { failure = failure ?? completion }
  }

  private final func end(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    didCancel()
    subscriber?.accept(completion: completion)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    guard subscriber != nil, demand > .none else { return }
    sideA.request(demand)
    sideB.request(demand)
  }

  override func didCancel() {
    let subscriber = subscriber.take()
    sideA.cancel()
    sideB.cancel()
    withExtendedLifetime(subscriber) {}
  }

  final class SideA: SideSubscriber<A, Failure, PairSubscription> {
    override func receive(_ input: A, for owner: PairSubscription) -> Subscribers.Demand {
      owner.accept(a: input)
    }

    override func receive(
      completion: Subscribers.Completion<Failure>, for owner: PairSubscription
    ) {
      owner.hasEndedA = true
      owner.sideHasEnded(completion)
    }
  }

  final class SideB: SideSubscriber<B, Failure, PairSubscription> {
    override func receive(_ input: B, for owner: PairSubscription) -> Subscribers.Demand {
      owner.accept(b: input)
    }

    override func receive(
      completion: Subscribers.Completion<Failure>, for owner: PairSubscription
    ) {
      owner.hasEndedB = true
      owner.sideHasEnded(completion)
    }
  }
}
