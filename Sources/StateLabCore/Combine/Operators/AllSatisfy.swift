extension Publisher {
  /// Publishes true if the closure returns true for all values; publishes false at the first other
  /// value.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// A variant of `allSatisfy(_:)` with a throwing closure; a thrown error ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of a Boolean: whether a closure returns true for all values of the upstream.
  public struct AllSatisfy<Upstream: Publisher>: _Operator {
    public typealias Output = Bool

    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "AllSatisfy", initially: true) { [predicate] in
          if !predicate($1) { $0.complete(with: false) }
        })
    }
  }

  /// A publisher of a Boolean: whether a throwing closure returns true for all values of the
  /// upstream.
  public struct TryAllSatisfy<Upstream: Publisher>: _ThrowingOperator {
    public typealias Output = Bool

    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryAllSatisfy", initially: true) { [predicate] in
          if try !predicate($1) { $0.complete(with: false) }
        })
    }
  }
}
