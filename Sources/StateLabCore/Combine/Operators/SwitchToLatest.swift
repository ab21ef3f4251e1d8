extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Publishes the values of the newest publisher only, and cancels the previous subscription.
  ///
  ///     queries.map { search($0) }.switchToLatest()  // results of the newest query only
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publisher where Output: Publisher, Failure == Never {
  /// A variant of `switchToLatest()` for publishers that can fail, with an upstream that cannot.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>>
  {
    .init(upstream: setFailureType(to: Output.Failure.self))
  }
}

extension Publisher where Output: Publisher, Failure == Never, Output.Failure == Never {
  /// A variant of `switchToLatest()` for publishers and an upstream that cannot fail.
  public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher of the values of the newest publisher that the upstream has sent.
  public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: _Operator
  where P == Upstream.Output, P.Failure == Upstream.Failure {
    public typealias Output = P.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, "SwitchToLatest")
      subscriber.receive(subscription: inner)
      upstream._receive(inner)
    }
  }
}

extension Publishers.SwitchToLatest {
  private final class Inner: OperatorSubscription<P, P.Output, Failure, Failure> {
    @exclusivity(unchecked) private var newest: Side?
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isComplete = false

    override func accept(subscription: any Subscription) {
      if keep(subscription) { subscription.request(.unlimited) }
    }

    override func accept(_ input: P) -> Subscribers.Demand {
      guard subscriber != nil, !isComplete else { return .none }
      newest.take()?.cancel()
      let side = Side(self)
      newest = side
      input._receive(side)
      return .none
    }

    private func receive(value: P.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      demand -= 1
      let more = subscriber.accept(value)
      demand += more
      return more
    }

    private func receive(sideCompletion completion: Subscribers.Completion<Failure>) {
      newest = nil
      guard case .finished = completion else {
        cancelUpstream()
        return finish(completion)
      }
      if isComplete { finish(.finished) }
    }

    override func accept(completion: Subscribers.Completion<Failure>) {
      guard case .finished = completion else {
        newest.take()?.cancel()
        return finish(completion)
      }
      isComplete = true
      dropUpstream()
      if newest == nil { finish(.finished) }
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      self.demand += demand
      newest?.request(demand)
    }

    override func didCancel() {
      newest.take()?.cancel()
      super.didCancel()
    }

    /// The subscriber of one publisher, until the publisher ends or another one arrives.
    private final class Side: _SubscriberBase<P.Output, Failure> {
      private var parent: Inner?
      private var subscription: (any Subscription)?

      init(_ parent: Inner) {
        self.parent = parent
        super.init(parent.lock)
      }

      override func accept(subscription: any Subscription) {
        guard self.subscription == nil, let parent else { return subscription.cancel() }
        self.subscription = subscription
        if parent.demand > .none { subscription.request(parent.demand) }
      }

      override func accept(_ input: P.Output) -> Subscribers.Demand {
        parent?.receive(value: input) ?? .none
      }

      override func accept(completion: Subscribers.Completion<Failure>) {
        let subscription = subscription.take()
        parent.take()?.receive(sideCompletion: completion)
        withExtendedLifetime(subscription) {}
      }

      func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

      func cancel() {
        let parent = parent.take()
        subscription.take()?.cancel()
        withExtendedLifetime(parent) {}
      }
    }
  }
}
