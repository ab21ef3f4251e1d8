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
  /// A publisher of what a closure makes of each value of another.
  public struct Map<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Makes the value that is published of each value.
    public let transform: (Upstream.Output) -> Output

    /// As ``Publisher/map(_:)`` makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, transform))
    }
  }

  /// A publisher of one property of each value of another.
  public struct MapKeyPath<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The property that is published.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream.map { [keyPath] in $0[keyPath: keyPath] }._receive(subscriber)
    }
  }
}

extension Publishers.Map {
  private final class Inner: OperatorSubscription<Upstream.Output, Output, Failure> {
    private let transform: (Upstream.Output) -> Output

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ transform: @escaping (Upstream.Output) -> Output
    ) {
      self.transform = transform
      super.init(subscriber)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      return subscriber.receive(transform(input))
    }
  }
}
