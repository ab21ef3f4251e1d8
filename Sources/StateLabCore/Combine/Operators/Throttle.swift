extension Publisher {
  /// Publishes at most one value in each interval of virtual time: the newest, or the first.
  ///
  /// The very first value does not wait.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher of at most one value of the upstream in each interval.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    /// True to publish the newest value of an interval, false for the first.
    public let latest: Bool

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.latest) = (scheduler, latest)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self, "Throttle", lock: DeliveryLock()))
    }
  }
}

extension Publishers.Throttle {
  private final class Inner: ConfiguredSubscription<Publishers.Throttle<Upstream, Context>> {
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    /// The time of the last published value.
    @exclusivity(unchecked) private var last: Context.SchedulerTimeType?
    /// The value that waits for its time.
    @exclusivity(unchecked) private var pending: Upstream.Output?
    @exclusivity(unchecked) private var completion: Subscribers.Completion<Upstream.Failure>?
    @exclusivity(unchecked) private var isScheduled = false
    @exclusivity(unchecked) private var isEnding = false

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      subscription.request(.unlimited)
      subscriber?.receive(subscription: self)
    }

    override func didRequest(_ demand: Subscribers.Demand) { self.demand += demand }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard upstream != nil, !isEnding else { return .none }
      guard !isScheduled else {
        if publisher.latest {
          let old = exchange(&pending, with: input)
          withExtendedLifetime(old) {}
        }
        return .none
      }
      guard demand > .none else { return .none }
      demand -= 1
      pending = input
      schedule()
      return .none
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard upstream != nil, !isEnding else { return }
      isEnding = true
      self.completion = completion
      // Publishes a waiting value together with the completion.
      publisher.scheduler.schedule { [self] in flush() }
    }

    private func schedule() {
      isScheduled = true
      let scheduler = publisher.scheduler
      if let next = last?.advanced(by: publisher.interval), next > scheduler.now {
        scheduler.schedule(after: next) { [weak self] in self?.flush() }
      } else {
        scheduler.schedule { [weak self] in self?.flush() }
      }
    }

    private func flush() {
      deliver {
        isScheduled = false
        guard let value = pending.take() else { return nil }
        last = publisher.scheduler.now
        return value
      }
      if lock.deliver({ isEnding }), let completion { deliverEnd(completion) }
    }

    override func didCancel() {
      let value = pending.take()
      super.didCancel()
      withExtendedLifetime(value) {}
    }
  }
}
