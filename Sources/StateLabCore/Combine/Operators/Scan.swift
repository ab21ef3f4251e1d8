extension Publisher {
  /// Publishes the closure's result for the previous result and each new value.
  ///
  ///     [1, 2, 3].publisher.scan(0, +)  // 1, 3, 6
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// A variant of `scan(_:_:)` with a throwing closure; a thrown error ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of a closure's result for all values of the upstream so far.
  public struct Scan<Upstream: Publisher, Output>: _Operator {
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      (self.upstream, self.initialResult) = (upstream, initialResult)
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _Downstream) {
      var result = initialResult
      upstream.map { [nextPartialResult] input in
        let old = exchange(&result, with: nextPartialResult(result, input))
        return withExtendedLifetime(old) { result }
      }._receive(subscriber)
    }
  }

  /// A publisher of a throwing closure's result for all values of the upstream so far.
  public struct TryScan<Upstream: Publisher, Output>: _ThrowingOperator {
    public let upstream: Upstream
    public let initialResult: Output
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      (self.upstream, self.initialResult) = (upstream, initialResult)
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _Downstream) {
      var result = initialResult
      upstream.tryMap { [nextPartialResult] input in
        let old = exchange(&result, with: try nextPartialResult(result, input))
        return withExtendedLifetime(old) { result }
      }._receive(subscriber)
    }
  }
}
