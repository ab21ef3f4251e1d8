extension Publisher {
  /// Buffers values without demand, up to this number.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// The strategy for requesting values from the upstream.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// Requests as many values as the buffer holds, and one more for each value that leaves the
    /// buffer.
    case keepFull
    /// Requests unlimited values.
    case byRequest
  }

  /// The strategy for a value that arrives at a full buffer.
  public enum BufferingStrategy<Failure: Error> {
    /// Discards the arriving value.
    case dropNewest
    /// Discards the oldest value.
    case dropOldest
    /// Ends the publisher with the closure's error.
    case customError(() -> Failure)
  }

  /// A publisher that buffers the values of its upstream until the downstream requests them.
  public struct Buffer<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let size: Int
    /// The strategy for requesting values from the upstream.
    public let prefetch: PrefetchStrategy
    /// The strategy for a value that arrives at a full buffer.
    public let whenFull: BufferingStrategy<Upstream.Failure>

    public init(
      upstream: Upstream, size: Int, prefetch: PrefetchStrategy,
      whenFull: BufferingStrategy<Upstream.Failure>
    ) {
      (self.upstream, self.size) = (upstream, size)
      (self.prefetch, self.whenFull) = (prefetch, whenFull)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self, "Buffer"))
    }
  }
}

extension Publishers.Buffer {
  /// Delivers buffered values before the completion.
  private final class Inner: ConfiguredSubscription<Publishers.Buffer<Upstream>> {
    private var kept = FIFO<Upstream.Output>()
    private var demand = Subscribers.Demand.none
    private var end: Subscribers.Completion<Upstream.Failure>?
    private var isDelivering = false

    override func receive(subscription: any Subscription) {
      super.receive(subscription: subscription)
      switch publisher.prefetch {
      case .byRequest: upstream?.request(.unlimited)
      case .keepFull: if publisher.size > 0 { upstream?.request(.max(publisher.size)) }
      }
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil, end == nil else { return .none }
      if kept.count < publisher.size || kept.isEmpty && demand > .none {
        kept.append(input)
      } else {
        switch publisher.whenFull {
        case .dropNewest: break
        case .dropOldest:
          let oldest = kept.popFirst()
          if publisher.size > 0 { kept.append(input) }
          withExtendedLifetime(oldest) {}
        case .customError(let makeError):
          cancelUpstream()
          end = .failure(makeError())
        }
      }
      deliver()
      return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      dropUpstream()
      end = end ?? completion
      deliver()
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      self.demand += demand
      deliver()
    }

    /// The delivery in progress serves demand that is requested during the delivery.
    private func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while demand > .none, let subscriber, let value = kept.popFirst() {
        demand -= 1
        demand += subscriber.receive(value)
        if publisher.prefetch == .keepFull { upstream?.request(.max(1)) }
      }
      if kept.isEmpty, let end { finish(end) }
    }

    override func cancel() {
      super.cancel()
      let dropped = exchange(&kept, with: FIFO())
      withExtendedLifetime(dropped) {}
    }
  }
}
