extension Publisher {
  /// Ends if no value comes for a span of virtual time, with an error if one is given.
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
  /// A publisher that ends if another one is silent for too long.
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let interval: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?
    /// Makes the error that a timeout ends with; without it, a timeout is the end.
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

    /// Everything is asked for already.
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
