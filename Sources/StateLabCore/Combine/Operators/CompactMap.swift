extension Publisher {
  /// Publishes the closure's result for each value, without nil results.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Publishes the closure's result for each value, without nil results; a thrown error ends the
  /// publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of a closure's non-nil results for the values of the upstream.
  public struct CompactMap<Upstream: Publisher, Output>: _Operator {
    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(CompactMapSubscription(subscriber, "CompactMap", transform))
    }
  }

  /// A publisher of a throwing closure's non-nil results for the values of the upstream.
  public struct TryCompactMap<Upstream: Publisher, Output>: _ThrowingOperator {
    public let upstream: Upstream
    public let transform: (Upstream.Output) throws -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(CompactMapSubscription(subscriber, "TryCompactMap", transform))
    }
  }
}

/// Requests another value for each skipped value, so that the downstream receives as many values as
/// it requested.
private final class CompactMapSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Input, Output, UpstreamFailure, Failure>
{
  private let transform: (Input) throws -> Output?

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ transform: @escaping (Input) throws -> Output?
  ) {
    self.transform = transform
    super.init(subscriber, name)
  }

  /// Ignores an end before the upstream's subscription (R96).
  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    if upstream != nil { super.accept(completion: completion) }
  }

  override func accept(_ input: Input) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    do {
      guard let output = try transform(input) else { return .max(1) }
      return subscriber?.accept(output) ?? .none
    } catch {
      return stop(error)
    }
  }
}
