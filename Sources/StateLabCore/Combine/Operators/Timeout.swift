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
  public struct Timeout<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The time that it may be silent.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the values.
    public let scheduler: Context
    /// Options for the scheduler; they change nothing on the laboratory's own.
    public let options: Context.SchedulerOptions?
    /// Makes the error that a timeout ends with; without it, a timeout is the end.
    public let customError: (() -> Upstream.Failure)?

    /// As ``Publisher/timeout(_:scheduler:options:customError:)`` makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
    ) {
      self.upstream = upstream
      self.interval = interval
      self.scheduler = scheduler
      self.options = options
      self.customError = customError
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Timeout {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let timeout: Publishers.Timeout<Upstream, Context>
    private var wait: (any Cancellable)?
    private var isEnding = false

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ timeout: Publishers.Timeout<Upstream, Context>
    ) {
      self.timeout = timeout
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      guard keep(subscription) else { return }
      startWait()
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }

    /// Everything is asked for already.
    override func request(_ demand: Subscribers.Demand) {}

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil, !isEnding else { return .none }
      startWait()
      timeout.scheduler.schedule(options: timeout.options) { [self] in
        _ = subscriber?.receive(input)
      }
      return .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      guard subscriber != nil, !isEnding else { return }
      end(completion)
    }

    private func startWait() {
      wait.take()?.cancel()
      let scheduler = timeout.scheduler
      wait = scheduler.schedule(
        after: scheduler.now.advanced(by: timeout.interval), interval: timeout.interval,
        tolerance: scheduler.minimumTolerance, options: timeout.options
      ) { [weak self] in self?.timeOut() }
    }

    private func timeOut() {
      wait.take()?.cancel()
      cancelUpstream()
      finish(timeout.customError.map { .failure($0()) } ?? .finished)
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
      isEnding = true
      wait.take()?.cancel()
      timeout.scheduler.schedule(options: timeout.options) { [self] in finish(completion) }
    }

    override func cancel() {
      wait.take()?.cancel()
      super.cancel()
    }

    override var description: String { "Timeout" }
  }
}
