extension Publisher where Output: Comparable {
  /// Publishes the least value, once there are no more.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the greatest value, once there are no more.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the least value by the closure's order, once there are no more.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value by the closure's order, once there are no more.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher of the greatest value of another, by some order.
  public struct Comparison<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// As ``Publisher/max(by:)`` makes it.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Comparison"
        ) { [areInIncreasingOrder] inner, input in
          if let greatest = inner.result, !areInIncreasingOrder(greatest, input) { return }
          inner.result = input
        })
    }
  }
}
