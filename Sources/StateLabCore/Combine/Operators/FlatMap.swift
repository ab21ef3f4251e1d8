extension Publisher {
  /// Publishes the values of all publishers that the closure returns, as they arrive.
  ///
  ///     queries.flatMap { search($0) }  // an old query may answer after a new one
  ///
  /// With `map(_:)` and `switchToLatest()` only the newest publisher counts.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// A variant of `flatMap(maxPublishers:_:)` for publishers that can fail, with an upstream that
  /// cannot.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// A variant of `flatMap(maxPublishers:_:)` for publishers and an upstream that cannot fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// A variant of `flatMap(maxPublishers:_:)` for publishers that cannot fail, with an upstream
  /// that can.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publishers {
  /// A publisher of the values of all publishers that a closure returns for the upstream's values.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _Operator
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output

    public let upstream: Upstream
    /// The maximum number of concurrent subscriptions.
    public let maxPublishers: Subscribers.Demand
    public let transform: (Upstream.Output) -> NewPublisher

    public init(
      upstream: Upstream, maxPublishers: Subscribers.Demand,
      transform: @escaping (Upstream.Output) -> NewPublisher
    ) {
      (self.upstream, self.maxPublishers, self.transform) = (upstream, maxPublishers, transform)
    }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, self)
      subscriber.receive(subscription: inner)
      upstream._receive(inner)
    }
  }
}

extension Publishers.FlatMap {
  private final class Inner: MergingSubscription<Upstream.Output, Output, Failure> {
    private let flatMap: Publishers.FlatMap<NewPublisher, Upstream>

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ flatMap: Publishers.FlatMap<NewPublisher, Upstream>
    ) {
      self.flatMap = flatMap
      super.init(subscriber, "FlatMap")
    }

    override func accept(subscription: any Subscription) {
      if keep(subscription) { subscription.request(flatMap.maxPublishers) }
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      let publisher = flatMap.transform(input)
      publisher._receive(addSide())
      return .none
    }

    override func accept(completion: Subscribers.Completion<Failure>) {
      guard case .finished = completion else { return finishAll(completion) }
      dropUpstream()
      isComplete = true
      finishIfOver()
    }

    /// Requests another publisher after one has ended.
    override func sideHasEnded() {
      if flatMap.maxPublishers != .unlimited { upstream?.request(.max(1)) }
    }
  }
}
