extension Publisher where Output: Equatable {
  /// Publishes only values that differ from the previous value.
  ///
  /// Each subscription keeps its own previous value: a new subscription starts without one (R49).
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

extension Publisher {
  /// Publishes only values for which the closure, called with the previous value, returns false.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Publishes only values for which the closure, called with the previous value, returns false; a
  /// thrown error ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the upstream's values that differ from the previous value.
  public struct RemoveDuplicates<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(UniqueSubscription(subscriber, "RemoveDuplicates", predicate))
    }
  }

  /// A publisher of the upstream's values that differ from the previous value, by a throwing
  /// closure.
  public struct TryRemoveDuplicates<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(UniqueSubscription(subscriber, "TryRemoveDuplicates", predicate))
    }
  }
}

/// Requests another value for each skipped value.
private final class UniqueSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  private let predicate: (Output, Output) throws -> Bool
  @exclusivity(unchecked) private var last: Output?

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ predicate: @escaping (Output, Output) throws -> Bool
  ) {
    self.predicate = predicate
    super.init(subscriber, name)
  }

  /// Ignores an end before the upstream's subscription (R96).
  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    if upstream != nil { super.accept(completion: completion) }
  }

  override func accept(_ input: Output) -> Subscribers.Demand {
    guard upstream != nil else { return .none }
    let last = last
    do {
      if let last, try predicate(last, input) { return .max(1) }
    } catch {
      return stop(error)
    }
    self.last = input
    // The previous value is released here (R79).
    return withExtendedLifetime(last) { subscriber?.accept(input) ?? .none }
  }
}
