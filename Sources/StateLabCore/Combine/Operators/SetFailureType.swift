extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail the type of a failure, to combine it with one that can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher that could fail, by its type, and passes on one that cannot.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: _Operator
  where Upstream.Failure == Never {
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(PassingSubscription(subscriber))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
