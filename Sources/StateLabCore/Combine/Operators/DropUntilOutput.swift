extension Publisher {
  /// Skips values until another publisher sends a value.
  ///
  /// Skipped values count as delivered. If the other publisher ends first, this publisher ends.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the upstream's values after another publisher has sent a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: _Operator
  where Upstream.Failure == Other.Failure {
    public let upstream: Upstream
    public let other: Other

    public init(upstream: Upstream, other: Other) {
      (self.upstream, self.other) = (upstream, other)
    }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber)
      subscriber.receive(subscription: inner)
      other._receive(inner.side)
      upstream._receive(inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
  private final class Inner: EarlySubscription<Upstream.Output, Upstream.Failure> {
    let side: Side
    private var isOpen = false

    init(_ subscriber: Upstream._Downstream) {
      side = Side(subscriber.lock)
      super.init(subscriber, "DropUntilOutput")
      side.owner = self
    }

    final class Side: SideSubscriber<Other.Output, Upstream.Failure, Inner> {
      override func didSubscribe() { request(.max(1)) }

      override func receive(_ input: Other.Output, for owner: Inner) -> Subscribers.Demand {
        owner.isOpen = true
        forget()
        return .none
      }

      override func receive(
        completion: Subscribers.Completion<Upstream.Failure>, for owner: Inner
      ) {
        owner.cancelUpstream()
        owner.finish(completion)
      }
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      isOpen ? subscriber?.accept(input) ?? .none : .none
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
