extension Publisher {
  /// Delivers a value once no other value has arrived for an interval of virtual time.
  ///
  /// The completion does not wait and discards a waiting value: `Just(1).debounce(…)` delivers only
  /// the completion.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher of the upstream's values that an interval without values follows.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      (self.upstream, self.dueTime) = (upstream, dueTime)
      (self.scheduler, self.options) = (scheduler, options)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self, "Debounce", lock: DeliveryLock()))
    }
  }
}

extension Publishers.Debounce {
  /// Requests unlimited values from the upstream, and counts the downstream's demand: a value that
  /// is due without demand is dropped.
  private final class Inner: ConfiguredSubscription<Publishers.Debounce<Upstream, Context>> {
    private var demand = Subscribers.Demand.none
    /// The wait of the newest value.
    private var wait: (any Cancellable)?
    /// The number of the newest value. An older wait may end after its cancellation on another
    /// thread.
    private var newest = 0
    private var isEnding = false

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }

    override func didRequest(_ demand: Subscribers.Demand) { self.demand += demand }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard upstream != nil, !isEnding else { return .none }
      wait.take()?.cancel()
      newest += 1
      let number = newest
      wait = publisher.scheduler.schedule(every: publisher.dueTime, options: publisher.options) {
        [weak self] in self?.send(input, number)
      }
      return .none
    }

    private func send(_ input: Upstream.Output, _ number: Int) {
      deliver {
        guard number == newest else { return nil }
        wait.take()?.cancel()
        guard demand > .none else { return nil }
        demand -= 1
        return input
      }
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard upstream != nil, !isEnding else { return }
      isEnding = true
      wait.take()?.cancel()
      publisher.scheduler.schedule { [self] in deliverEnd(completion) }
    }

    override func didCancel() {
      wait.take()?.cancel()
      super.didCancel()
    }
  }
}
