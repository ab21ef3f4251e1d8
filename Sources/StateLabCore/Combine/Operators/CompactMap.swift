extension Publisher {
  /// Publishes what the closure makes of each value, unless that is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }
}

extension Publishers {
  /// A publisher of what a closure makes of each value of another, without the nils.
  public struct CompactMap<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Makes a value, or nil, of each value.
    public let transform: (Upstream.Output) -> Output?

    /// As ``Publisher/compactMap(_:)`` makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, transform))
    }
  }
}

extension Publishers.CompactMap {
  /// A value that is not passed on is asked for again, one at a time, so that the downstream still
  /// gets as many as it wants.
  private final class Inner: OperatorSubscription<Upstream.Output, Output, Failure> {
    private let transform: (Upstream.Output) -> Output?

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ transform: @escaping (Upstream.Output) -> Output?
    ) {
      self.transform = transform
      super.init(subscriber)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      guard let output = transform(input) else { return .max(1) }
      return subscriber?.receive(output) ?? .none
    }

    override var description: String { "CompactMap" }
  }
}
