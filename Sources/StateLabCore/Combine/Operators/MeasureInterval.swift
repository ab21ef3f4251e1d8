extension Publisher {
  /// Publishes the time between values, in the scheduler's time; the first interval starts at the
  /// subscription.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher of the intervals between the upstream's values.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: _Operator {
    public typealias Output = Context.SchedulerTimeType.Stride

    public let upstream: Upstream
    public let scheduler: Context

    public init(upstream: Upstream, scheduler: Context) {
      (self.upstream, self.scheduler) = (upstream, scheduler)
    }

    public func _receive(_ subscriber: _Downstream) {
      var last = scheduler.now
      upstream._receive(
        MapSubscription(subscriber, "MeasureInterval") { [scheduler] _ in
          let before = exchange(&last, with: scheduler.now)
          return before.distance(to: last)
        })
    }
  }
}
