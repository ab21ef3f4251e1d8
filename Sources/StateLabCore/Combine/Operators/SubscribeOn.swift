extension Publisher {
  /// Subscribes, asks for values and cancels through a scheduler: not at once, but in its turn.
  ///
  /// The upstream decides where values are delivered; see ``receive(on:options:)``.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.SubscribeOn<Self, S> {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  /// A publisher that subscribes to another through a scheduler.
  public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The scheduler on which it subscribes.
    public let scheduler: Context
    /// Options for the scheduler; they change nothing on the laboratory's own.
    public let options: Context.SchedulerOptions?

    /// As ``Publisher/subscribe(on:options:)`` makes it.
    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      let inner = Inner(subscriber, self)
      scheduler.schedule(options: options) { [upstream] in upstream._receive(inner) }
    }
  }
}

extension Publishers.SubscribeOn {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let subscribeOn: Publishers.SubscribeOn<Upstream, Context>

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ subscribeOn: Publishers.SubscribeOn<Upstream, Context>
    ) {
      self.subscribeOn = subscribeOn
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override func request(_ demand: Subscribers.Demand) {
      subscribeOn.scheduler.schedule(options: subscribeOn.options) { [self] in
        upstream?.request(demand)
      }
    }

    override func cancel() {
      subscribeOn.scheduler.schedule(options: subscribeOn.options) { [self] in cancelNow() }
    }

    private func cancelNow() { super.cancel() }

    override var description: String { "SubscribeOn" }
  }
}
