extension Publisher {
  /// Publishes the first value, and then the end.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value for which the closure returns true, and then the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the first value of another.
  public struct First<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/first()`` makes it.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "First"
        ) { $0.complete(with: $1) })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the first value of another for which a closure returns true.
  public struct FirstWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for the value that is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/first(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "First"
        ) { [predicate] inner, input in
          if predicate(input) { inner.complete(with: input) }
        })
    }
  }
}

extension Publishers {
  /// A publisher of the first value of another for which a closure that may throw returns true.
  public struct TryFirstWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for the value that is looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryFirst(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryFirst"
        ) { [predicate] inner, input in
          if try predicate(input) { inner.complete(with: input) }
        })
    }
  }
}
