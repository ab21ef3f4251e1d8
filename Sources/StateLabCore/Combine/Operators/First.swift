extension Publisher {
  /// Publishes the first value, and then the end.
  public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

  /// Publishes the first value for which the closure returns true, and then the end.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the first value of another.
  public struct First<Upstream: Publisher>: _Operator {
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(ReduceSubscription(subscriber, "First") { $0.complete(with: $1) })
    }
  }

  /// A publisher of the first value of another for which a closure returns true.
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

  /// A publisher of the first value of another for which a closure that may throw returns true.
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
