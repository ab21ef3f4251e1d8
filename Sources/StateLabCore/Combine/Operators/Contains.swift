extension Publisher where Output: Equatable {
  /// Publishes whether this value comes: true as soon as it does, false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes whether a value comes for which the closure returns true.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether another sends some value.
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

  /// A publisher of whether a closure returns true for some value of another.
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

  /// A publisher of whether a closure that may throw returns true for some value of another.
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
