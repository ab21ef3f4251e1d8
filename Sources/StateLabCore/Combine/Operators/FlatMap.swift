extension Publisher {
  /// Publishes the values of all publishers that the closure makes of the values, as they come.
  ///
  ///     queries.flatMap { search($0) }  // results of an old query may come after those of a new one
  ///
  /// With `map(_:)` and `switchToLatest()` only the newest publisher counts.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Failure == Never {
  /// The same for publishers that may fail, where the upstream cannot.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The same where neither can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher {
  /// The same for publishers that cannot fail, where the upstream may.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }
}

extension Publishers {
  /// A publisher of the values of many, made of those of one.
  public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: _Operator
  where NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output

    public let upstream: Upstream
    /// The most publishers that it listens to at once.
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

    override func receive(subscription: any Subscription) {
      if keep(subscription) { subscription.request(flatMap.maxPublishers) }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      let publisher = flatMap.transform(input)
      publisher._receive(addSide())
      return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      guard case .finished = completion else { return finishAll(completion) }
      dropUpstream()
      isComplete = true
      finishIfOver()
    }

    /// There is room for another publisher.
    override func sideHasEnded() {
      if flatMap.maxPublishers != .unlimited { upstream?.request(.max(1)) }
    }
  }
}
