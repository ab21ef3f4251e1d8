extension Publisher where Output: Comparable {
  /// Publishes the least value when the upstream finishes.
  public func min() -> Publishers.Comparison<Self> { min(by: <) }

  /// Publishes the greatest value when the upstream finishes.
  public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
  /// Publishes the least value, by the closure's order, when the upstream finishes.
  public func min(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value, by the closure's order, when the upstream finishes.
  public func max(
    by areInIncreasingOrder: @escaping (Output, Output) -> Bool
  ) -> Publishers.Comparison<Self> {
    Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }

  /// Publishes the least value, by the closure's order, when the upstream finishes; a thrown error
  /// ends the publisher.
  public func tryMin(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
  }

  /// Publishes the greatest value, by the closure's order, when the upstream finishes; a thrown
  /// error ends the publisher.
  public func tryMax(
    by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryComparison<Self> {
    Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
  }
}

extension Publishers {
  /// A publisher of the upstream's greatest value, by the closure's order.
  public struct Comparison<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Comparison") { [areInIncreasingOrder] inner, input in
          if let greatest = inner.result, !areInIncreasingOrder(greatest, input) { return }
          inner.replace(input)
        })
    }
  }

  /// A publisher of the upstream's greatest value, by a throwing closure's order.
  public struct TryComparison<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    /// Returns true if the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    public init(
      upstream: Upstream,
      areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      (self.upstream, self.areInIncreasingOrder) = (upstream, areInIncreasingOrder)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "TryComparison") { [areInIncreasingOrder] inner, input in
          if let greatest = inner.result, try !areInIncreasingOrder(greatest, input) { return }
          inner.replace(input)
        })
    }
  }
}
