extension Publisher where Output: Equatable {
  /// Publishes true when the upstream sends this value, or false when the upstream finishes without
  /// it.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes true at the first value for which the closure returns true, or false at the end.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// A variant of `contains(where:)` with a throwing closure; a thrown error ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of a Boolean: whether the upstream sends a certain value.
  public struct Contains<Upstream: Publisher>: _Operator where Upstream.Output: Equatable {
    public typealias Output = Bool

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Contains", initially: false) { [output] in
          if $1 == output { $0.complete(with: true) }
        })
    }
  }

  /// A publisher of a Boolean: whether a closure returns true for a value of the upstream.
  public struct ContainsWhere<Upstream: Publisher>: _Operator {
    public typealias Output = Bool

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "ContainsWhere", initially: false) { [predicate] in
          if predicate($1) { $0.complete(with: true) }
        })
    }
  }

  /// A publisher of a Boolean: whether a throwing closure returns true for a value of the upstream.
  public struct TryContainsWhere<Upstream: Publisher>: _ThrowingOperator {
    public typealias Output = Bool

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryContainsWhere", initially: false) { [predicate] in
          if try predicate($1) { $0.complete(with: true) }
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
