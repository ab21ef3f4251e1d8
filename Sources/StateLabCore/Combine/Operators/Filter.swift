extension Publisher {
  /// Publishes only the values for which the closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes only the values for which the closure returns true; a thrown error ends the
  /// publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher of the upstream's values for which a closure returns true.
  public struct Filter<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(FilterSubscription(subscriber, "Filter", isIncluded))
    }
  }

  /// A publisher of the upstream's values for which a throwing closure returns true.
  public struct TryFilter<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(FilterSubscription(subscriber, "TryFilter", isIncluded))
    }
  }
}

/// Requests another value for each skipped value.
private final class FilterSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  private let isIncluded: (Output) throws -> Bool

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ isIncluded: @escaping (Output) throws -> Bool
  ) {
    self.isIncluded = isIncluded
    super.init(subscriber, name)
  }

  /// Ignores an end before the upstream's subscription (R96).
  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    if upstream != nil { super.accept(completion: completion) }
  }

  override func accept(_ input: Output) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do {
      return try isIncluded(input) ? subscriber?.accept(input) ?? .none : .max(1)
    } catch {
      return stop(error)
    }
  }
}
