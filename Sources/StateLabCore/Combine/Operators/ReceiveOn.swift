extension Publisher {
  /// Delivers values and the completion through a scheduler: not at once, but when the scheduler
  /// runs the delivery.
  ///
  ///     results.receive(on: DispatchQueue.main).sink { … }  // runs after the current action
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers values and the completion through a scheduler.
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ScheduledSubscription(subscriber, "ReceiveOn") { [scheduler, options] in
          scheduler.schedule(options: options, $0)
        })
    }
  }
}

/// Delivers values and the completion later, in their order. A cancellation discards pending
/// deliveries.
final class ScheduledSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Output, Failure, Failure>
{
  private let schedule: (@escaping () -> Void) -> Void
  /// True once the upstream has ended; the downstream ends after the pending deliveries.
  @exclusivity(unchecked) private var isEnding = false

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber, name, lock: DeliveryLock())
  }

  override func accept(_ input: Output) -> Subscribers.Demand {
    guard upstream != nil, !isEnding else { return .none }
    schedule { [self] in deliver(input) }
    return .none
  }

  override func accept(completion: Subscribers.Completion<Failure>) {
    guard upstream != nil, !isEnding else { return }
    isEnding = true
    schedule { [self] in deliverEnd(completion) }
  }
}
