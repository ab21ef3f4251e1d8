extension Publisher {
  /// Delivers everything later by a span of virtual time.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers what another sends, later.
  public struct Delay<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The time from a value's arrival to its delivery, in the scheduler's time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The precision asked of the scheduler; virtual time is exact.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler that delivers the values.
    public let scheduler: Context
    /// Options for the scheduler; they change nothing on the laboratory's own.
    public let options: Context.SchedulerOptions?

    /// As ``Publisher/delay(for:tolerance:scheduler:options:)`` makes it.
    public init(
      upstream: Upstream, interval: Context.SchedulerTimeType.Stride,
      tolerance: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions? = nil
    ) {
      self.upstream = upstream
      self.interval = interval
      self.tolerance = tolerance
      self.scheduler = scheduler
      self.options = options
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        ScheduledSubscription(subscriber, "Delay") { [self] action in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options,
            action)
        })
    }
  }
}
