extension Publisher {
  /// Publishes the values of each interval of virtual time as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// The strategy for collecting values by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// Collects all values of an interval.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// Collects all values of an interval, or a number of values, whichever comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the upstream's values, collected by time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = [Upstream.Output]

    public let upstream: Upstream
    public let strategy: TimeGroupingStrategy<Context>
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.CollectByTime {
  /// The intervals begin at the subscription. An interval without values publishes no array. An
  /// array without demand waits, and collects the values of further intervals.
  private final class Inner:
    OperatorSubscription<Upstream.Output, [Upstream.Output], Upstream.Failure, Upstream.Failure>
  {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?
    private var collected: [Upstream.Output] = []
    private var demand = Subscribers.Demand.none
    private var timer: (any Cancellable)?

    init(
      _ subscriber: _SubscriberBase<[Upstream.Output], Upstream.Failure>,
      _ collect: Publishers.CollectByTime<Upstream, Context>
    ) {
      switch collect.strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, count) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
      }
      options = collect.options
      // A full array goes down inside a delivery, so the pipelines above and below have one lock.
      super.init(subscriber, "CollectByTime")
    }

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      timer = scheduler.schedule(every: interval, options: options) { [weak self] in
        self?.flush()
      }
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      collected.appendInPlace(input)
      if collected.count >= count { flush() }
      return .none
    }

    private func flush() {
      deliver {
        guard demand > .none, !collected.isEmpty else { return nil }
        demand -= 1
        return exchange(&collected, with: [])
      }
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      timer.take()?.cancel()
      if case .finished = completion { flush() }
      deliverEnd(completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      self.demand += demand
    }

    override func didCancel() {
      timer.take()?.cancel()
      let last = exchange(&collected, with: [])
      super.didCancel()
      withExtendedLifetime(last) {}
    }
  }
}
