extension Publisher {
  /// Leaves out values as long as the closure returns true; from then on it is not asked.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of another from the first for which a closure returns false.
  public struct DropWhile<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      var isDropping = true
      upstream.filter { [predicate] in
        if isDropping { isDropping = predicate($0) }
        return !isDropping
      }._receive(subscriber)
    }
  }

  /// A publisher of the values of another from the first for which a closure that may throw returns
  /// false.
  public struct TryDropWhile<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      var isDropping = true
      upstream.tryFilter { [predicate] in
        if isDropping { isDropping = try predicate($0) }
        return !isDropping
      }._receive(subscriber)
    }
  }
}
