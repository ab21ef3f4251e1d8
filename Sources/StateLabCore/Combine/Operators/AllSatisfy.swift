extension Publisher {
  /// Publishes whether the closure returns true for all values: false as soon as it does not.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether a closure returns true for all values of another.
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

  /// A publisher of whether a closure that may throw returns true for all values of another.
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
