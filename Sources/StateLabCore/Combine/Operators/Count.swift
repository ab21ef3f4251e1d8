extension Publisher {
  /// Publishes how many values there were, once there are no more.
  public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }

  /// Publishes no value, only the end.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publishers {
  /// A publisher of the number of values of another.
  public struct Count<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Int
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/count()`` makes it.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Count", initially: 0
        ) { inner, _ in
          inner.result = inner.result.map { $0 + 1 }
        })
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the end of another.
  public struct IgnoreOutput<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/ignoreOutput()`` makes it.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "IgnoreOutput"
        ) { _, _ in })
    }
  }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
