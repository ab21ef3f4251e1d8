extension Publisher {
  /// Publishes only the values for which the closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  /// A publisher of the values of another for which a closure returns true.
  public struct Filter<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that is passed on.
    public let isIncluded: (Upstream.Output) -> Bool

    /// As ``Publisher/filter(_:)`` makes it.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, isIncluded))
    }
  }
}

extension Publishers.Filter {
  /// A value that is not passed on is asked for again.
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let isIncluded: (Output) -> Bool

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ isIncluded: @escaping (Output) -> Bool) {
      self.isIncluded = isIncluded
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      return isIncluded(input) ? subscriber?.receive(input) ?? .none : .max(1)
    }

    override var description: String { "Filter" }
  }
}
