extension Publisher {
  /// Delivers a value once no other has come for a span of virtual time.
  ///
  /// The completion does not wait and drops the value that did: `Just(1).debounce(…)` delivers
  /// nothing but the end.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> {
    Publishers.Debounce(
      upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }
}

extension Publishers {
  public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let dueTime: Context.SchedulerTimeType.Stride
    public let scheduler: Context
    public let options: Context.SchedulerOptions?

    public init(
      upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.dueTime = dueTime
      self.scheduler = scheduler
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(DebounceStage(subscriber, self))
    }
  }
}

/// Takes everything the upstream has, and keeps count of what the downstream wants: a value that
/// falls due without demand is dropped.
private final class DebounceStage<Upstream: Publisher, Context: Scheduler>:
  Stage<Upstream.Output, Upstream.Output, Upstream.Failure>
{
  private let options: Publishers.Debounce<Upstream, Context>
  private var demand = Subscribers.Demand.none
  /// Ends the wait of the newest value.
  private var wait: (any Cancellable)?
  private var isEnding = false

  init<S: Subscriber>(_ downstream: S, _ options: Publishers.Debounce<Upstream, Context>)
  where S.Input == Upstream.Output, S.Failure == Upstream.Failure {
    self.options = options
    super.init(downstream)
  }

  override func receive(subscription: any Subscription) {
    super.receive(subscription: subscription)
    upstream?.request(.unlimited)
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    self.demand += demand
  }

  override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
    guard downstream != nil, !isEnding else { return .none }
    wait?.cancel()
    let scheduler = options.scheduler
    wait = scheduler.schedule(
      after: scheduler.now.advanced(by: options.dueTime), interval: options.dueTime,
      tolerance: scheduler.minimumTolerance, options: options.options
    ) { [self] in
      endWait()
      guard demand > .none else { return }
      demand -= 1
      demand += downstream?.receive(input) ?? .none
    }
    return .none
  }

  override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
    guard downstream != nil, !isEnding else { return }
    isEnding = true
    endWait()
    options.scheduler.schedule(options: options.options) { [self] in finish(completion) }
  }

  override func cancel() {
    endWait()
    super.cancel()
  }

  private func endWait() {
    let wait = self.wait
    self.wait = nil
    wait?.cancel()
  }
}
