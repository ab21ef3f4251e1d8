extension Publisher {
  /// Publishes the last value when the upstream finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Publishes the last value for which the closure returns true, when the upstream finishes.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// A variant of `last(where:)` with a throwing closure; a thrown error ends the publisher.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the upstream's last value.
  public struct Last<Upstream: Publisher>: _Operator {
    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(ReduceSubscription(subscriber, "Last") { $0.replace($1) })
    }
  }

  /// A publisher of the upstream's last value for which a closure returns true.
  public struct LastWhere<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Last") { [predicate] in
          if predicate($1) { $0.replace($1) }
        })
    }
  }

  /// A publisher of the upstream's last value for which a throwing closure returns true.
  public struct TryLastWhere<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryLast") { [predicate] in
          if try predicate($1) { $0.replace($1) }
        })
    }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
