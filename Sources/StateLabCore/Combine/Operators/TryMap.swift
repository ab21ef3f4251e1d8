extension Publisher {
  /// Publishes what the closure makes of each value; an error that it throws ends the publisher.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of what a closure that may throw makes of each value of another.
  public struct TryMap<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Makes the value that is published of each value.
    public let transform: (Upstream.Output) throws -> Output

    /// As ``Publisher/tryMap(_:)`` makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(Inner(subscriber, transform))
    }
  }
}

extension Publishers.TryMap {
  private final class Inner: ThrowingSubscription<Upstream.Output, Output, Upstream.Failure> {
    private let transform: (Upstream.Output) throws -> Output

    init(
      _ subscriber: _SubscriberBase<Output, any Error>,
      _ transform: @escaping (Upstream.Output) throws -> Output
    ) {
      self.transform = transform
      super.init(subscriber)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil, let output = attempt({ try transform(input) }) else { return .none }
      return subscriber?.receive(output) ?? .none
    }

    override var description: String { "TryMap" }
  }
}
