extension Publisher {
  /// Ends with what the closure makes of the error, where the upstream ends with one.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> Publishers.MapError<Self, E> {
    Publishers.MapError(upstream: self, transform)
  }
}

extension Publishers {
  /// A publisher that ends with another error than its upstream.
  public struct MapError<Upstream: Publisher, Failure: Error>: BuiltInPublisher {
    public typealias Output = Upstream.Output

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Makes the error that is published of the upstream's.
    public let transform: (Upstream.Failure) -> Failure

    /// As ``Publisher/mapError(_:)`` makes it.
    public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
      self.upstream = upstream
      transform = map
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, transform))
    }
  }
}

extension Publishers.MapError {
  /// Inside of the subscriber, `Failure` is the upstream's.
  private typealias NewFailure = Failure

  private final class Inner:
    FailureMappingSubscription<Output, Output, Upstream.Failure, NewFailure>
  {
    private let transform: (Upstream.Failure) -> NewFailure

    init(
      _ subscriber: _SubscriberBase<Output, NewFailure>,
      _ transform: @escaping (Upstream.Failure) -> NewFailure
    ) {
      self.transform = transform
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      guard subscriber != nil else { return }
      switch completion {
      case .finished: finish(.finished)
      case .failure(let error): finish(.failure(transform(error)))
      }
    }
  }
}
