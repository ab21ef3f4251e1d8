extension Publisher {
  /// Publishes all values as one array, once there are no more.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes arrays of this many values; the last may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Publishes the values of each span of virtual time as an array.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> Publishers.CollectByTime<Self, S> {
    Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
  }
}

extension Publishers {
  /// A publisher of all values of another, as one array.
  public struct Collect<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream

    /// As ``Publisher/collect()`` makes it.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription<Upstream.Output, Output, Failure>(
          subscriber, "Collect", initially: []
        ) { $0.result?.append($1) })
    }
  }

  /// A publisher of arrays of so many values of another.
  public struct CollectByCount<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The number of values in an array.
    public let count: Int

    /// As ``Publisher/collect(_:)`` makes it.
    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, count))
    }
  }

  /// The way in which values are collected by time.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// All values of a span.
    case byTime(Context, Context.SchedulerTimeType.Stride)
    /// All values of a span, or so many, whichever comes first.
    case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
  }

  /// A publisher of arrays of the values of another, by time.
  public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: BuiltInPublisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The way in which the values are collected.
    public let strategy: TimeGroupingStrategy<Context>
    /// Options for the scheduler; they change nothing on the laboratory's own.
    public let options: Context.SchedulerOptions?

    /// As ``Publisher/collect(_:options:)`` makes it.
    public init(
      upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
      options: Context.SchedulerOptions?
    ) {
      self.upstream = upstream
      self.strategy = strategy
      self.options = options
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, self))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  private final class Inner: OperatorSubscription<Upstream.Output, Output, Failure> {
    private let count: Int
    private var collected: [Upstream.Output] = []

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ count: Int) {
      self.count = count
      super.init(subscriber)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      collected.append(input)
      guard collected.count >= count else { return .none }
      return subscriber.receive(exchange(&collected, with: [])) * count
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      let last = exchange(&collected, with: [])
      if case .finished = completion, !last.isEmpty { _ = subscriber?.receive(last) }
      finish(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      super.request(demand * count)
    }

    override func cancel() {
      let last = exchange(&collected, with: [])
      super.cancel()
      withExtendedLifetime(last) {}
    }

    override var description: String { "CollectByCount" }
  }
}

extension Publishers.CollectByTime {
  /// The spans begin with the subscription. A span without values brings no array, and an array for
  /// which there is no demand waits for it, and grows.
  private final class Inner: OperatorSubscription<Upstream.Output, Output, Failure> {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let count: Int
    private let options: Context.SchedulerOptions?
    private var collected: [Upstream.Output] = []
    private var demand = Subscribers.Demand.none
    private var timer: (any Cancellable)?

    init(
      _ subscriber: _SubscriberBase<Output, Failure>,
      _ collect: Publishers.CollectByTime<Upstream, Context>
    ) {
      switch collect.strategy {
      case .byTime(let scheduler, let interval):
        (self.scheduler, self.interval, count) = (scheduler, interval, .max)
      case .byTimeOrCount(let scheduler, let interval, let count):
        (self.scheduler, self.interval, self.count) = (scheduler, interval, count)
      }
      options = collect.options
      super.init(subscriber)
    }

    override func receive(subscription: any Subscription) {
      guard keep(subscription) else { return }
      timer = scheduler.schedule(
        after: scheduler.now.advanced(by: interval), interval: interval,
        tolerance: scheduler.minimumTolerance, options: options
      ) { [weak self] in self?.deliver() }
      subscriber?.receive(subscription: self)
      upstream?.request(.unlimited)
    }

    override func receive(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      collected.append(input)
      if collected.count >= count { deliver() }
      return .none
    }

    private func deliver() {
      guard demand > .none, !collected.isEmpty, let subscriber else { return }
      demand -= 1
      demand += subscriber.receive(exchange(&collected, with: []))
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      timer.take()?.cancel()
      if case .finished = completion { deliver() }
      finish(completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      self.demand += demand
    }

    override func cancel() {
      timer.take()?.cancel()
      let last = exchange(&collected, with: [])
      super.cancel()
      withExtendedLifetime(last) {}
    }

    override var description: String { "CollectByTime" }
  }
}
