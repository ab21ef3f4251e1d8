extension Publisher {
  /// Publishes what the closure makes of all values, once there are no more.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryReduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
  ) -> Publishers.TryReduce<Self, T> {
    Publishers.TryReduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of all values of another.
  public struct Reduce<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The result where there is no value.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    /// As ``Publisher/reduce(_:_:)`` makes it.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Reduce", initially: initial
        ) { [nextPartialResult] inner, input in
          inner.result = inner.result.map { nextPartialResult($0, input) }
        })
    }
  }
}

extension Publishers {
  /// A publisher of what a closure that may throw makes of all values of another.
  public struct TryReduce<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The result where there is no value.
    public let initial: Output
    /// Makes the next result of the last one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    /// As ``Publisher/tryReduce(_:_:)`` makes it.
    public init(
      upstream: Upstream, initial: Output,
      nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
    ) {
      self.upstream = upstream
      self.initial = initial
      self.nextPartialResult = nextPartialResult
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryReduce", initially: initial
        ) { [nextPartialResult] inner, input in
          inner.result = try inner.result.map { try nextPartialResult($0, input) }
        })
    }
  }
}
