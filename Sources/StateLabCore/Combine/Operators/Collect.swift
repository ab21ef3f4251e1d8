extension Publisher {
  /// Publishes all values as one array when the upstream finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Publishes arrays of this many values; the last array may have fewer.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }
}

extension Publishers {
  /// A publisher of one array with all values of the upstream.
  public struct Collect<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReduceSubscription(subscriber, "Collect", initially: []) { Self.add($1, to: $0) })
    }

    /// Appends in place: a copy at each value would take quadratic time.
    static func add<UpstreamFailure: Error, Failure: Error>(
      _ value: Upstream.Output,
      to inner: ReduceSubscription<Upstream.Output, Output, UpstreamFailure, Failure>
    ) {
      inner.result?.appendInPlace(value)
    }
  }

  /// A publisher of arrays with a fixed number of values of the upstream.
  public struct CollectByCount<Upstream: Publisher>: _Operator {
    public typealias Output = [Upstream.Output]

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      (self.upstream, self.count) = (upstream, count)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, count))
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publishers.CollectByCount {
  private final class Inner:
    OperatorSubscription<Upstream.Output, [Upstream.Output], Upstream.Failure, Upstream.Failure>
  {
    private let count: Int
    @exclusivity(unchecked) private var collected: [Upstream.Output] = []

    init(_ subscriber: _SubscriberBase<[Upstream.Output], Upstream.Failure>, _ count: Int) {
      self.count = count
      super.init(subscriber, "CollectByCount")
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard let subscriber else { return .none }
      collected.appendInPlace(input)
      guard collected.count >= count else { return .none }
      return subscriber.accept(exchange(&collected, with: [])) * count
    }

    override func accept(completion: Subscribers.Completion<Upstream.Failure>) {
      let last = exchange(&collected, with: [])
      if case .finished = completion, !last.isEmpty { _ = subscriber?.accept(last) }
      finish(completion)
    }

    override func didRequest(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      super.didRequest(demand * count)
    }

    override func didCancel() {
      let last = exchange(&collected, with: [])
      super.didCancel()
      withExtendedLifetime(last) {}
    }
  }
}
