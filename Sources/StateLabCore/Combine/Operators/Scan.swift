extension Publisher {
  /// Publishes after each value what the closure makes of it and of all before it.
  ///
  ///     [1, 2, 3].publisher.scan(0, +)  // 1, 3, 6
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of all values of another so far.
  public struct Scan<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// As ``Publisher/scan(_:_:)`` makes it.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      var result = initialResult
      upstream.map { [nextPartialResult] input in
        let old = exchange(&result, with: nextPartialResult(result, input))
        return withExtendedLifetime(old) { result }
      }._receive(subscriber)
    }
  }

  /// A publisher of what a closure that may throw makes of all values of another so far.
  public struct TryScan<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The result before the first value.
    public let initialResult: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// As ``Publisher/tryScan(_:_:)`` makes it.
    public init(
      upstream: Upstream, initialResult: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initialResult = initialResult
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      var result = initialResult
      upstream.tryMap { [nextPartialResult] input in
        let old = exchange(&result, with: try nextPartialResult(result, input))
        return withExtendedLifetime(old) { result }
      }._receive(subscriber)
    }
  }
}
