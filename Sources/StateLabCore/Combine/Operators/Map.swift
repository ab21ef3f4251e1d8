extension Publisher {
  /// Publishes what the closure makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Publishes one property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }
}

extension Publishers {
  public struct Map<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let transform: (Upstream.Output) -> Output

    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(MapStage(subscriber, transform))
    }
  }

  public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(MapStage(subscriber) { [keyPath] in $0[keyPath: keyPath] })
    }
  }
}

private final class MapStage<Input, Output, Failure: Error>: Stage<Input, Output, Failure> {
  private let transform: (Input) -> Output

  init<S: Subscriber>(_ downstream: S, _ transform: @escaping (Input) -> Output)
  where S.Input == Output, S.Failure == Failure {
    self.transform = transform
    super.init(downstream)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    downstream?.receive(transform(input)) ?? .none
  }
}
