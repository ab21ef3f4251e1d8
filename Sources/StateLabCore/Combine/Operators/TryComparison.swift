extension Publisher {
  /// Publishes the least value by the closure's order, once there are no more; an error that the
  /// closure throws ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by the closure's order, once there are no more; an error that the
  /// closure throws ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher of the greatest value of another, by an order that may throw.
  public struct TryComparison<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// As ``Publisher/tryMax(by:)`` makes it.
    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryComparison"
        ) { [areInIncreasingOrder] inner, input in
          if let greatest = inner.result, try !areInIncreasingOrder(greatest, input) { return }
          inner.result = input
        })
    }
  }
}
