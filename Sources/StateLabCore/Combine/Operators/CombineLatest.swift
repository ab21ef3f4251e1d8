extension Publisher {
  /// Publishes the newest values of both as a pair, from the moment when both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the newest values of all three, from the moment when each has one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publishers {
  /// A publisher of the newest values of two others, as pairs.
  public struct CombineLatest<A: Publisher, B: Publisher>: BuiltInPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      let inner = Inner(subscriber)
      a._receive(inner.sideA)
      b._receive(inner.sideB)
      inner.start()
    }
  }

  /// A publisher of the newest values of three others.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }._receive(subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest {
  /// Where the values of both upstreams meet. A value for which there is no demand, or no partner
  /// yet, replaces the one before it.
  private final class Inner: Subscription {
    private var subscriber: _SubscriberBase<Output, Failure>?
    @exclusivity(unchecked) private var a: A.Output?
    @exclusivity(unchecked) private var b: B.Output?
    private var demand = Subscribers.Demand.none
    private var open = 2

    private(set) lazy var sideA = SideSubscriber<A.Output, Failure> { [self] in
      let old = a
      a = $0
      withExtendedLifetime(old, deliver)
    } finish: { [self] in
      finish($0)
    }

    private(set) lazy var sideB = SideSubscriber<B.Output, Failure> { [self] in
      let old = b
      b = $0
      withExtendedLifetime(old, deliver)
    } finish: { [self] in
      finish($0)
    }

    init(_ subscriber: _SubscriberBase<Output, Failure>) { self.subscriber = subscriber }

    /// Once both sides are subscribed, so that a demand reaches both.
    func start() { subscriber?.receive(subscription: self) }

    private func deliver() {
      guard demand > .none, let a, let b, let subscriber else { return }
      demand -= 1
      let more = subscriber.receive((a, b))
      if more > .none { request(more) }
    }

    /// A failure ends both; the end comes when both have ended.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
      open -= 1
      if case .finished = completion, open > 0 { return }
      let subscriber = subscriber
      cancel()
      subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      guard subscriber != nil else { return }
      self.demand += demand
      sideA.request(demand)
      sideB.request(demand)
    }

    func cancel() {
      guard let subscriber = subscriber.take() else { return }
      let values = (a.take(), b.take())
      sideA.cancel()
      sideB.cancel()
      withExtendedLifetime((subscriber, values)) {}
    }
  }
}

/// The subscriber of one of several upstreams.
final class SideSubscriber<Input, Failure: Error>: _SubscriberBase<Input, Failure> {
  private var subscription: (any Subscription)?
  private var isOver = false
  private var take: ((Input) -> Void)?
  private var finish: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    take: @escaping (Input) -> Void, finish: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    self.take = take
    self.finish = finish
  }

  override func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isOver else { return subscription.cancel() }
    self.subscription = subscription
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    take?(input)
    return .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    guard let finish, !isOver else { return }
    _ = end()
    finish(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { end()?.cancel() }

  /// Lets go of the closures, which hold whoever holds this.
  private func end() -> (any Subscription)? {
    isOver = true
    let released = (take.take(), finish.take())
    return withExtendedLifetime(released) { subscription.take() }
  }
}
