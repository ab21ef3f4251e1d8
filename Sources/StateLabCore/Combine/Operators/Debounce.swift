extension Publisher {
  /// Delivers a value once no other has come for a span of virtual time.
  ///
  /// The completion does not wait and drops the value that did: `Just(1).debounce(…)` delivers
  /// nothing but the end.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher of the values of another after which none came for a while.
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The time that has to pass without a value before the last one is delivered, in the
    /// scheduler's time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the values.
    public let scheduler: Context
    /// Options for the scheduler; they change nothing on the laboratory's own.
    public let options: Context.SchedulerOptions?

    /// As ``Publisher/debounce(for:scheduler:options:)`` makes it.
    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Debounce {
  /// Takes everything the upstream has, and keeps count of what the downstream wants: a value that
  /// falls due without demand is dropped.
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let debounce: Publishers.Debounce<Upstream, Context>
    private var demand = Subscribers.Demand.none
    /// Ends the wait of the newest value.
    private var wait: (any Cancellable)?
    private var isEnding = false

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ debounce: Publishers.Debounce<Upstream, Context>
    ) {
      self.debounce = debounce
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      super.receive(subscription: subscription)
      upstream?.request(.unlimited)
    }

    override func request(_ demand: Subscribers.Demand) { self.demand += demand }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil, !isEnding else { return .none }
      wait.take()?.cancel()
      let scheduler = debounce.scheduler
      wait = scheduler.schedule(
        after: scheduler.now.advanced(by: debounce.dueTime), interval: debounce.dueTime,
        tolerance: scheduler.minimumTolerance, options: debounce.options
      ) { [weak self] in self?.deliver(input) }
      return .none
    }

    private func deliver(_ input: Output) {
      wait.take()?.cancel()
      guard demand > .none else { return }
      demand -= 1
      demand += subscriber?.receive(input) ?? .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      guard subscriber != nil, !isEnding else { return }
      isEnding = true
      wait.take()?.cancel()
      debounce.scheduler.schedule(options: debounce.options) { [self] in finish(completion) }
    }

    override func cancel() {
      wait.take()?.cancel()
      super.cancel()
    }

    override var description: String { "Debounce" }
  }
}
