extension Publisher {
  /// Skips the first values, for example the current value that `$property` sends at once (R65).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the upstream's values without the first values.
  public struct Drop<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// The downstream receives its subscription before the publisher subscribes to the upstream
    /// (R85).
    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, count)
      subscriber.receive(subscription: inner)
      upstream._receive(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  /// Sends the upstream one request: the number of skipped values plus the demand of the downstream
  /// so far, for example 2 + 42 = 44 (R85).
  private final class Inner: EarlySubscription<Upstream.Output, Upstream.Failure> {
    @exclusivity(unchecked) private var remaining: Int

    init(_ subscriber: Upstream._Downstream, _ count: Int) {
      precondition(count >= 0, "count must not be negative")
      remaining = count
      super.init(subscriber, "Drop")
      pendingDemand = .max(count)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      guard remaining == 0 else {
        remaining -= 1
        return .none
      }
      return subscriber.accept(input)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      super.didRequest(demand)
    }
  }
}
