extension Publisher {
  /// Subscribes again after an error, up to this many times; then publishes the error.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }
}

extension Publishers {
  /// A publisher that subscribes to its upstream again after an error.
  public struct Retry<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    /// The maximum number of new subscriptions; nil for no limit.
    public let retries: Int?

    public init(upstream: Upstream, retries: Int?) {
      (self.upstream, self.retries) = (upstream, retries)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publishers.Retry {
  private final class Inner:
    SuccessiveSubscription<Upstream.Output, Upstream.Failure, Upstream.Failure>
  {
    private let publisher: Upstream
    private var remaining: Int?
    private var isFirst = true
    /// True while the loop below subscribes again, so that an upstream that fails at once causes no
    /// recursion.
    private var isSubscribing = false
    private var mustSubscribe = false

    init(_ subscriber: Upstream._Downstream, _ retry: Publishers.Retry<Upstream>) {
      publisher = retry.upstream
      remaining = retry.retries
      super.init(subscriber, "Retry")
    }

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      if isFirst {
        isFirst = false
        subscriber?.accept(subscription: self)
      } else {
        requestRest(of: subscription)
      }
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard case .failure = completion, remaining != 0 else { return finish(completion) }
      remaining = remaining.map { $0 - 1 }
      dropUpstream()
      mustSubscribe = true
      guard !isSubscribing else { return }
      isSubscribing = true
      while mustSubscribe, subscriber != nil {
        mustSubscribe = false
        publisher._receive(self)
      }
      isSubscribing = false
    }
  }
}
