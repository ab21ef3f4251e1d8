extension Publisher {
  /// Publishes the number of values when the upstream finishes.
  public func count() -> Publishers.Count<Self> { .init(upstream: self) }

  /// Publishes no value, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher of the number of values of the upstream.
  public struct Count<Upstream: Publisher>: _Operator {
    public typealias Output = Int

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Count", initially: 0) { inner, _ in inner.result? += 1 })
    }
  }

  /// A publisher of the upstream's completion alone.
  public struct IgnoreOutput<Upstream: Publisher>: _Operator {
    public typealias Output = Never

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, "IgnoreOutput"))
    }
  }
}

extension Publishers.IgnoreOutput {
  /// Requests unlimited values, and also passes the demand of the downstream on (R89).
  private final class Inner:
    OperatorSubscription<Upstream.Output, Never, Upstream.Failure, Upstream.Failure>
  {
    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
