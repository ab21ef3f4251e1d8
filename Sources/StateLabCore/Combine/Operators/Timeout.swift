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
      upstream._receive(Inner(subscriber, self, "Timeout", lock: DeliveryLock()))
    }
  }
}

extension Publishers.Timeout {
  private final class Inner: ConfiguredSubscription<Publishers.Timeout<Upstream, Context>> {
    private var wait: (any Cancellable)?
    /// The number of the newest wait. An older one may end after its cancellation on another thread.
    private var newest = 0
    private var isEnding = false

    override func accept(subscription: any Subscription) {
      guard keep(subscription) else { return }
      startWait()
      subscriber?.receive(subscription: self)
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard upstream != nil, !isEnding else { return .none }
      startWait()
      publisher.scheduler.schedule(options: publisher.options) { [self] in
        deliver { input }
      }
      return .none
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      guard upstream != nil, !isEnding else { return }
      isEnding = true
      wait.take()?.cancel()
      publisher.scheduler.schedule(options: publisher.options) { [self] in deliverEnd(completion) }
    }

    private func startWait() {
      wait.take()?.cancel()
      newest += 1
      let number = newest
      wait = publisher.scheduler.schedule(every: publisher.interval, options: publisher.options) {
        [weak self] in self?.timeOut(number)
      }
    }

    private func timeOut(_ number: Int) {
      let isLate = lock.deliver {
        guard number == newest else { return false }
        wait.take()?.cancel()
        cancelUpstream()
        return !isEnding
      }
      if isLate { deliverEnd(publisher.customError.map { .failure($0()) } ?? .finished) }
    }

    override func didCancel() {
      wait.take()?.cancel()
      super.didCancel()
    }
  }
}
