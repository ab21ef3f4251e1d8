extension Publisher {
  /// Leaves out the first values, for example the one that `$property` replays (R65).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of the values of another without the first few.
  public struct Drop<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The number of values to leave out.
    public let count: Int

    /// As ``Publisher/dropFirst(_:)`` makes it.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    /// The downstream has its subscription before the upstream is subscribed (R85).
    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
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
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private var remaining: Int
    /// The demand that came before there was an upstream to ask.
    private var pendingDemand = Subscribers.Demand.none

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ count: Int) {
      precondition(count >= 0, "count must not be negative")
      remaining = count
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      guard keep(subscription) else { return }
      let demand = pendingDemand + remaining
      if demand > .none { subscription.request(demand) }
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      guard remaining == 0 else {
        remaining -= 1
        return .none
      }
      return subscriber.receive(input)
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      if let upstream { upstream.request(demand) } else { pendingDemand += demand }
    }

    override var description: String { "Drop" }
  }
}
