extension Publisher where Output: Equatable {
  /// Publishes only values that differ from the one before.
  ///
  /// Each subscription has a memory of its own: a new subscription starts over (R49).
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes only values for which the closure, given the one before, returns false.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of another that differ from the one before.
  public struct RemoveDuplicates<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// True for two values that count as the same.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    /// As ``Publisher/removeDuplicates(by:)`` makes it.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, predicate))
    }
  }
}

extension Publishers.RemoveDuplicates {
  /// A value that is not passed on is asked for again.
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let predicate: (Output, Output) -> Bool
    @exclusivity(unchecked) private var last: Output?

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ predicate: @escaping (Output, Output) -> Bool
    ) {
      self.predicate = predicate
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      let last = last
      if let last, predicate(last, input) { return .max(1) }
      self.last = input
      // The value before this one is released here (R79).
      return withExtendedLifetime(last) { subscriber?.receive(input) ?? .none }
    }

    override var description: String { "RemoveDuplicates" }
  }
}
