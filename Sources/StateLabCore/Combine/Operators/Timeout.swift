extension Publisher {
  /// Completes if no value arrives for an interval of virtual time, with an error if there is one.
  public func timeout<S: Scheduler>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> Publishers.Timeout<Self, S> {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, options: options,
      customError: customError)
  }
}

extension Publishers {
  /// A publisher that completes if its upstream sends no value for an interval.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Creates the error of a timeout; nil if a timeout finishes normally.
    public let customError: (() -> Upstream.Failure)?

    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      (self.upstream, self.interval) = (upstream, interval)
      (self.scheduler, self.options) = (scheduler, options)
      self.customError = customError
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, self, "Timeout"))
    }
  }
}

extension Publishers.Timeout {
  private final class Inner: ConfiguredSubscription<Publishers.Timeout<Upstream, Context>> {
    private var wait: (any Cancellable)?
    private var isEnding = false

    override func receive(subscription: any Subscription) {
      guard keep(subscription) else { return }
      startWait()
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }

    /// Has no effect: the subscription has requested unlimited values.
    override func request(_ demand: Subscribers.Demand) {}

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil, !isEnding else { return .none }
      startWait()
      publisher.scheduler.schedule(options: publisher.options) { [self] in
        _ = subscriber?.receive(input)
      }
      return .none
    }

    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      guard subscriber != nil, !isEnding else { return }
      isEnding = true
      wait.take()?.cancel()
      publisher.scheduler.schedule(options: publisher.options) { [self] in finish(completion) }
    }

    private func startWait() {
      wait.take()?.cancel()
      wait = publisher.scheduler.schedule(every: publisher.interval, options: publisher.options) {
        [weak self] in self?.timeOut()
      }
    }

    private func timeOut() {
      wait.take()?.cancel()
      cancelUpstream()
      finish(publisher.customError.map { .failure($0()) } ?? .finished)
    }

    override func cancel() {
      wait.take()?.cancel()
      super.cancel()
    }
  }
}
