/// Combines the values of two publishers into pairs, for `zip` and `combineLatest`.
class PairSubscription<A, B, Failure: Error>: LockedSubscription, _Described {
  /// The downstream; nil after the end.
  final private(set) var subscriber: _SubscriberBase<(A, B), Failure>?
  final let sideA: SideSubscriber<A, Failure>
  final let sideB: SideSubscriber<B, Failure>
  final private(set) var hasEndedA = false
  final private(set) var hasEndedB = false
  /// True once the downstream has its subscription, and can receive a completion.
  private final var isStarted = false
  /// A failure of a side from before that time.
  private final var failure: Subscribers.Completion<Failure>?

  final let description: String

  init(_ subscriber: _SubscriberBase<(A, B), Failure>, _ name: String) {
    self.subscriber = subscriber
    description = name
    sideA = SideSubscriber(subscriber.lock)
    sideB = SideSubscriber(subscriber.lock)
    super.init(subscriber.lock)
    sideA.onCompletion = { [self] in
      hasEndedA = true
      sideHasEnded($0)
    }
    sideB.onCompletion = { [self] in
      hasEndedB = true
      sideHasEnded($0)
    }
  }

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
}
