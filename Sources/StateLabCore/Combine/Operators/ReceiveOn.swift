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
  public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
      self.upstream = upstream
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(
        LaterStage(subscriber) { [scheduler, options] in scheduler.schedule(options: options, $0) })
    }
  }
}

/// Passes values and the completion on later, in their order. Cancelling in between drops what is
/// still on its way.
final class LaterStage<Output, Failure: Error>: Stage<Output, Output, Failure> {
  private let later: (@escaping () -> Void) -> Void
  /// The upstream has ended; the downstream will, when what is on its way has arrived.
  private var isEnding = false

  init<S: Subscriber>(_ downstream: S, later: @escaping (@escaping () -> Void) -> Void)
  where S.Input == Output, S.Failure == Failure {
    self.later = later
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard downstream != nil, !isEnding else { return .none }
    later { [self] in
      let demand = downstream?.receive(input) ?? .none
      if demand > .none { request(demand) }
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard downstream != nil, !isEnding else { return }
    isEnding = true
    later { [self] in finish(completion) }
  }
}
