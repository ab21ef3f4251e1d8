extension Publisher {
  /// Publishes at most one value in each span of virtual time: the newest, or the first.
  ///
  /// The first value of all does not wait.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> Publishers.Throttle<Self, S> {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }
}

extension Publishers {
  /// A publisher of the values of another, not too many in a span of time.
  public struct Throttle<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The time until another value may be published.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the values.
    public let scheduler: Context
    /// True if the newest value of a span is published, else the first.
    public let latest: Bool

    /// As ``Publisher/throttle(for:scheduler:latest:)`` makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      latest: Bool
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.latest = latest
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Throttle {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let throttle: Publishers.Throttle<Upstream, Context>
    private var demand = Subscribers.Demand.none
    /// The time of the last value that was published.
    private var last: Context.SchedulerTimeType?
    /// The value that waits for its time.
    private var pending: Output?
    private var completion: Subscribers.Completion<Failure>?
    private var isScheduled = false

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ throttle: Publishers.Throttle<Upstream, Context>
    ) {
      self.throttle = throttle
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      guard keep(subscription) else { return }
      subscription.request(.unlimited)
      subscriber?.receive(subscription: self)
    }

    override func request(_ demand: Subscribers.Demand) { self.demand += demand }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil, completion == nil else { return .none }
      guard !isScheduled else {
        if throttle.latest {
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

    override func receive(completion: Subscribers.Completion<Failure>) {
      guard subscriber != nil, self.completion == nil else { return }
      self.completion = completion
      // What waits is published together with the end.
      throttle.scheduler.schedule { [self] in deliver() }
    }

    private func schedule() {
      isScheduled = true
      let scheduler = throttle.scheduler
      if let next = last?.advanced(by: throttle.interval), next > scheduler.now {
        scheduler.schedule(after: next) { [weak self] in self?.deliver() }
      } else {
        scheduler.schedule { [weak self] in self?.deliver() }
      }
    }

    private func deliver() {
      isScheduled = false
      if let value = pending.take() {
        last = throttle.scheduler.now
        demand += subscriber?.receive(value) ?? .none
      }
      if let completion { finish(completion) }
    }

    override func cancel() {
      let value = pending.take()
      super.cancel()
      withExtendedLifetime(value) {}
    }

    override var description: String { "Throttle" }
  }
}
