extension Publisher {
  /// Publishes the last value, once there are no more.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last value for which the closure returns true, once there are no more.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the last value of another.
  public struct Last<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/last()`` makes it.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Last"
        ) { $0.result = $1 })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the last value of another for which a closure returns true.
  public struct LastWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for the value that is looked for.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/last(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Last"
        ) { [predicate] inner, input in
          if predicate(input) { inner.result = input }
        })
    }
  }
}

extension Publishers {
  /// A publisher of the last value of another for which a closure that may throw returns true.
  public struct TryLastWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for the value that is looked for.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryLast(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryLast"
        ) { [predicate] inner, input in
          if try predicate(input) { inner.result = input }
        })
    }
  }
}
