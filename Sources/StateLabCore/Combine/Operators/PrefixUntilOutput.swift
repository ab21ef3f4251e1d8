extension Publisher {
  /// Publishes values until another publisher sends one, and then the end.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of one until another sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The publisher whose first value is the end.
    public let other: Other

    /// As ``Publisher/prefix(untilOutputFrom:)`` makes it.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      let inner = Inner(subscriber)
      other._receive(inner.side)
      upstream._receive(inner)
    }
  }
}

extension Publishers.PrefixUntilOutput {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    let side = SideSubscriber<Other.Output, Other.Failure>()
    private var hasEnded = false

    override init(_ subscriber: _SubscriberBase<Output, Failure>) {
      super.init(subscriber)
      side.onSubscription = { [self] in side.request(.max(1)) }
      side.onValue = { [self] _ in
        side.cancel()
        hasEnded = true
        if upstream != nil {
          cancelUpstream()
          finish(.finished)
        }
        return .none
      }
    }

    /// The other publisher may have sent its value before.
    override func receive(subscription: any Subscription) {
      super.receive(subscription: subscription)
      if hasEnded {
        cancelUpstream()
        finish(.finished)
      }
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      side.cancel()
      super.receive(completion: completion)
    }

    override func cancel() {
      super.cancel()
      side.cancel()
    }

    override var description: String { "PrefixUntilOutput" }
  }
}
