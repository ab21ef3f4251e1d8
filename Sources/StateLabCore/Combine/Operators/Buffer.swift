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
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Buffer {
  /// Delivers buffered values before the end, which waits for demand, too. A failure of the
  /// upstream overtakes the buffered values (R91).
  private final class Inner: UnchangedSubscription<Upstream> {
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Upstream.Failure>
    @exclusivity(unchecked) private var kept = FIFO<Upstream.Output>()
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var end: Subscribers.Completion<Upstream.Failure>?
    /// True once ``end`` is known: a flag costs no lookup of the end's type.
    @exclusivity(unchecked) private var hasEnded = false
    /// True once the upstream has failed.
    @exclusivity(unchecked) private var hasFailed = false
    @exclusivity(unchecked) private var isDelivering = false

    init(_ subscriber: Upstream._Downstream, _ buffer: Publishers.Buffer<Upstream>) {
      (size, prefetch, whenFull) = (buffer.size, buffer.prefetch, buffer.whenFull)
      super.init(subscriber, "Buffer")
    }

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      switch prefetch {
      case .byRequest: upstream?.request(.unlimited)
      case .keepFull: if size > 0 { upstream?.request(.max(size)) }
      }
      subscriber?.receive(subscription: self)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard upstream != nil, !hasEnded else { return .none }
      if kept.isEmpty, demand > .none, !isDelivering {
        isDelivering = true
        pass(input)
        isDelivering = false
      } else if kept.count < size || kept.isEmpty && demand > .none {
        kept.append(input)
      } else {
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
          let oldest = kept.popFirst()
          if size > 0 { kept.append(input) }
          withExtendedLifetime(oldest) {}
        case .customError(let makeError):
          cancelUpstream()
          end = .failure(makeError())
          hasEnded = true
        }
      }
      deliver()
      return .none
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard upstream != nil else { return }
      dropUpstream()
      if case .failure = completion { hasFailed = true }
      end = end ?? completion
      hasEnded = true
      deliver()
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      self.demand += demand
      deliver()
    }

    private func pass(_ value: Upstream.Output) {
      guard let subscriber else { return }
      demand -= 1
      demand += subscriber.accept(value)
      if prefetch == .keepFull { upstream?.request(.max(1)) }
    }

    /// The delivery in progress serves demand that is requested during the delivery.
    private func deliver() {
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while !hasFailed, !kept.isEmpty, demand > .none, subscriber != nil,
        let value = kept.popFirst()
      {
        pass(value)
      }
      if hasEnded, let end, hasFailed || kept.isEmpty && demand > .none {
        finish(end)
        kept = FIFO()
      }
    }

    override func didCancel() {
      super.didCancel()
      let dropped = exchange(&kept, with: FIFO())
      withExtendedLifetime(dropped) {}
    }
  }
}
