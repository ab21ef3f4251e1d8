extension Publisher {
  /// Replaces the upstream's error with the closure's result.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publishers {
  /// A publisher that replaces the upstream's error.
  public struct MapError<Upstream: Publisher, Failure: Error>: _Operator {
    public let upstream: Upstream
    public let transform: (Upstream.Failure) -> Failure

    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      (self.upstream, transform) = (upstream, map)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        FailureSubscription(subscriber) { [transform] in
          if $0.subscriber != nil { $0.finish(.failure(transform($1))) }
        })
    }
  }
}
