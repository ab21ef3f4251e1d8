extension Publisher {
  /// Publishes values until another publisher sends a value, and finishes.
  public func prefix<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.PrefixUntilOutput<Self, P> {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the upstream's values until another publisher sends a value.
  public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator {
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber)
      other._receive(inner.side)
      upstream._receive(inner)
    }
  }
}

extension Publishers.PrefixUntilOutput {
  private final class Inner: UnchangedSubscription<Upstream> {
    let side: Side
    private var hasEnded = false

    init(_ subscriber: Upstream._Downstream) {
      side = Side(subscriber.lock)
      super.init(subscriber, "PrefixUntilOutput")
      side.owner = self
    }

    final class Side: SideSubscriber<Other.Output, Other.Failure, Inner> {
      override func didSubscribe() { request(.max(1)) }

      override func receive(_ input: Other.Output, for owner: Inner) -> Subscribers.Demand {
        forget()
        owner.hasEnded = true
        return owner.upstream == nil ? .none : owner.stop()
      }
    }

    /// Stops at once if the other publisher has already sent its value.
    override func accept(subscription: any Subscription) {
      super.accept(subscription: subscription)
      if hasEnded { stop() }
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      side.cancel()
      super.accept(completion: completion)
    }

    override func didCancel() {
      super.didCancel()
      side.cancel()
    }
  }
}
