extension Publisher {
  /// Publishes what the closure makes of each value, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  public struct CompactMap<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output?

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(CompactMapStage(subscriber, transform))
    }
  }
}

/// A value that is not passed on is asked for again, one at a time, so that the downstream still
/// gets as many as it wants.
private final class CompactMapStage<Input, Output, Failure: Error>: Stage<Input, Output, Failure> {
  private let transform: (Input) -> Output?

  init<S: Subscriber>(_ downstream: S, _ transform: @escaping (Input) -> Output?)
  where S.Input == Output, S.Failure == Failure {
    self.transform = transform
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    guard let output = transform(input) else { return .max(1) }
    return downstream?.receive(output) ?? .none
  }
}
