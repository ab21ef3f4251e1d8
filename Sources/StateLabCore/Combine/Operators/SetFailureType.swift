extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail the type of a failure, to combine it with one that can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  /// A publisher that could fail, by its type, and passes on one that cannot.
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: BuiltInPublisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/setFailureType(to:)`` makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

extension Publishers.SetFailureType {
  private final class Inner: FailureMappingSubscription<Output, Output, Never, Failure> {
    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Never>) { finish(.finished) }
  }
}
