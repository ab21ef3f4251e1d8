extension Publisher {
  /// Publishes the closure's result for all values when the upstream finishes.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// A variant of `reduce(_:_:)` with a throwing closure; a thrown error ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of a closure's result for all values of the upstream.
  public struct Reduce<Upstream: Publisher, Output>: _Operator {
    public let upstream: Upstream
    /// The result for an upstream without values.
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Reduce", initially: initial) {
          [nextPartialResult] inner, input in
          if let result = inner.result { inner.replace(nextPartialResult(result, input)) }
        })
    }
  }

  /// A publisher of a throwing closure's result for all values of the upstream.
  public struct TryReduce<Upstream: Publisher, Output>: _ThrowingOperator {
    public let upstream: Upstream
    /// The result for an upstream without values.
    public let initial: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initial, self.nextPartialResult) = (upstream, initial, nextPartialResult)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryReduce", initially: initial) {
          [nextPartialResult] inner, input in
          if let result = inner.result { inner.replace(try nextPartialResult(result, input)) }
        })
    }
  }
}
