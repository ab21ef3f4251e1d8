extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail a failure type, to combine the publisher with one that can
  /// fail.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher with a failure type, whose upstream cannot fail.
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
