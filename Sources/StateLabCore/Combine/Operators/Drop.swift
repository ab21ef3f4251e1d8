extension Publisher {
  /// Leaves out the first values, for example the one that `$property` replays (R65).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values of another without the first few.
  public struct Drop<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    /// The downstream has its subscription before the upstream is subscribed (R85).
    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, count)
      subscriber.receive(subscription: inner)
      upstream._receive(inner)
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publishers.Drop {
  /// Asks the upstream once for what it leaves out together with what the downstream has asked for
  /// by then: 2 and 42 make 44 (R85).
  private final class Inner: EarlySubscription<Upstream.Output, Upstream.Failure> {
    private var remaining: Int

    init(_ subscriber: Upstream._Downstream, _ count: Int) {
      precondition(count >= 0, "count must not be negative")
      remaining = count
      super.init(subscriber, "Drop")
      pendingDemand = .max(count)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      guard remaining == 0 else {
        remaining -= 1
        return .none
      }
      return subscriber.receive(input)
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      super.request(demand)
    }
  }
}
