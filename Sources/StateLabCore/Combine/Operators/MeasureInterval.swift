extension Publisher {
  /// Publishes how long each value came after the one before, or after the subscription, in the
  /// scheduler's time.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.MeasureInterval<Self, S> {
    Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
  }
}

extension Publishers {
  /// A publisher of the spans between the values of another.
  public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Context.SchedulerTimeType.Stride
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are waited for.
    public let upstream: Upstream
    /// The scheduler whose time it is.
    public let scheduler: Context

    /// As ``Publisher/measureInterval(using:options:)`` makes it.
    public init(upstream: Upstream, scheduler: Context) {
      self.upstream = upstream
      self.scheduler = scheduler
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, scheduler))
    }
  }
}

extension Publishers.MeasureInterval {
  private final class Inner: OperatorSubscription<Upstream.Output, Output, Failure> {
    private let scheduler: Context
    private var last: Context.SchedulerTimeType

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ scheduler: Context) {
      self.scheduler = scheduler
      last = scheduler.now
      super.init(subscriber)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      let now = scheduler.now
      let span = last.distance(to: now)
      last = now
      return subscriber?.receive(span) ?? .none
    }

    override var description: String { "MeasureInterval" }
  }
}
