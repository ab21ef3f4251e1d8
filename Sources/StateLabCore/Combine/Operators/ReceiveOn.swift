extension Publisher {
  /// Delivers through a scheduler: not at once, but when the scheduler's turn comes.
  ///
  ///     results.receive(on: DispatchQueue.main).sink { … }  // runs after the current action
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.ReceiveOn<Self, S> {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that delivers through a scheduler.
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

/// Passes values and the completion on later, in their order. Cancelling in between drops what is
/// still on its way.
final class ScheduledSubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Output, Failure, Failure>
{
  private let schedule: (@escaping () -> Void) -> Void
  /// The upstream has ended; the downstream will, when what is on its way has arrived.
  private var isEnding = false

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    schedule: @escaping (@escaping () -> Void) -> Void
  ) {
    self.schedule = schedule
    super.init(subscriber, name)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard subscriber != nil, !isEnding else { return .none }
    schedule { [self] in
      let demand = subscriber?.receive(input) ?? .none
      if demand > .none { request(demand) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard subscriber != nil, !isEnding else { return }
    isEnding = true
    schedule { [self] in finish(completion) }
  }
}
