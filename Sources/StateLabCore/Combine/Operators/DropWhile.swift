extension Publisher {
  /// Skips values until the closure first returns false; after that, the closure is not called.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// A variant of `drop(while:)` with a throwing closure; a thrown error ends the publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the upstream's values from the first value for which a closure returns false.
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

  /// A publisher of the upstream's values from the first value for which a throwing closure returns
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
