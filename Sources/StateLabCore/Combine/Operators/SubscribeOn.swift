extension Publisher {
  /// Subscribes, requests values and cancels through a scheduler: not at once, but when the
  /// scheduler runs the call.
  ///
  /// The upstream decides where it delivers values; see ``receive(on:options:)``.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes to its upstream through a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: _Operator {
    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      (self.upstream, self.scheduler, self.options) = (upstream, scheduler, options)
    }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, self, "SubscribeOn")
      scheduler.schedule(options: options) { [upstream] in upstream._receive(inner) }
    }
  }
}

extension Publishers.SubscribeOn {
  private final class Inner: ConfiguredSubscription<Publishers.SubscribeOn<Upstream, Context>> {
    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      subscriber?.accept(input) ?? .none
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      schedule { [self] in lock.deliver { upstream?.request(demand) } }
    }

    override func didCancel() {
      schedule { [self] in lock.run(cancelNow) }
    }

    private func cancelNow() { super.didCancel() }

    private func schedule(_ action: @escaping () -> Void) {
      publisher.scheduler.schedule(options: publisher.options, action)
    }
  }
}
