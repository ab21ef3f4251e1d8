extension Publisher {
  /// Publishes the first value and finishes.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value for which the closure returns true, and finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// A variant of `first(where:)` with a throwing closure; a thrown error ends the publisher.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the upstream's first value.
  public struct First<Upstream: Publisher>: _Operator {
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(ReduceSubscription(subscriber, "First") { $0.complete(with: $1) })
    }
  }

  /// A publisher of the upstream's first value for which a closure returns true.
  public struct FirstWhere<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "First") { [predicate] in
          if predicate($1) { $0.complete(with: $1) }
        })
    }
  }

  /// A publisher of the upstream's first value for which a throwing closure returns true.
  public struct TryFirstWhere<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryFirst") { [predicate] in
          if try predicate($1) { $0.complete(with: $1) }
        })
    }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
