extension Publisher {
  /// Keeps values for which there is no demand yet, this many at most.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy,
    whenFull: Publishers.BufferingStrategy<Failure>
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
  }
}

extension Publishers {
  /// The way in which a buffer asks its upstream for values.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// For as much as fits, and for a value more after each one that left.
    case keepFull
    /// For everything.
    case byRequest
  }

  /// The way in which a full buffer treats one more value.
  public enum BufferingStrategy<Failure: Error> {
    /// It goes.
    case dropNewest
    /// The oldest one goes.
    case dropOldest
    /// The publisher ends with the closure's error.
    case customError(() -> Failure)
  }

  /// A publisher that keeps the values of another until they are asked for.
  public struct Buffer<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let size: Int
    /// The way in which it asks its upstream for values.
    public let prefetch: PrefetchStrategy
    /// The way in which it treats a value that has no room.
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
  /// Values that are kept are delivered before the end is.
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

    /// A demand made during a delivery is served by the delivery that is under way.
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
