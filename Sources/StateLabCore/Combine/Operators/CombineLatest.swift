extension Publisher {
  /// Publishes the newest values of both as a pair, from the moment when both have one.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what the closure makes of the newest values, from the moment when each has one.
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

  /// Publishes what the closure makes of the newest values, from the moment when each has one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}

extension Publisher {
  /// Publishes the newest values of all four, from the moment when each has one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what the closure makes of the newest values, from the moment when each has one.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// A publisher of the newest values of two others, as pairs.
  public struct CombineLatest<A: Publisher, B: Publisher>: BuiltInPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B

    /// Subscribes to `a` first, then to `b`.
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

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B
    /// The publisher of the third values.
    public let c: C

    /// Subscribes to `a` first, then to `b`, then to `c`.
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

extension Publishers {
  /// A publisher of the newest values of four others.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B
    /// The publisher of the third values.
    public let c: C
    /// The publisher of the fourth values.
    public let d: D

    /// Subscribes to the four in their order.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        ._receive(subscriber)
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers.CombineLatest {
  /// The values of both upstreams meet here. A value for which there is no demand, or no partner
  /// yet, replaces the one before it.
  private final class Inner: Subscription, CustomStringConvertible {
    private var subscriber: _SubscriberBase<Output, Failure>?
    @exclusivity(unchecked) private var a: A.Output?
    @exclusivity(unchecked) private var b: B.Output?
    private var demand = Subscribers.Demand.none
    /// The sides that have not ended.
    private var open = 2
    private var isStarted = false
    /// The end of both sides, if it came before there was anybody to tell.
    private var completion: Subscribers.Completion<Failure>?

    let sideA = SideSubscriber<A.Output, Failure>()
    let sideB = SideSubscriber<B.Output, Failure>()

    init(_ subscriber: _SubscriberBase<Output, Failure>) {
      self.subscriber = subscriber
      sideA.onValue = { [self] in
        let old = exchange(&a, with: $0)
        return withExtendedLifetime(old, deliver)
      }
      sideB.onValue = { [self] in
        let old = exchange(&b, with: $0)
        return withExtendedLifetime(old, deliver)
      }
      let onCompletion: (Subscribers.Completion<Failure>) -> Void = { [self] in
        open -= 1
        finish($0)
      }
      sideA.onCompletion = onCompletion
      sideB.onCompletion = onCompletion
    }

    /// Once both sides are subscribed, so that a demand reaches both.
    func start() {
      isStarted = true
      subscriber?.receive(subscription: self)
      if let completion { finish(completion) }
    }

    /// Both sides are asked for whatever the downstream asks for in return.
    private func deliver() -> Subscribers.Demand {
      guard demand > .none, let a, let b, let subscriber else { return .none }
      demand -= 1
      let more = subscriber.receive((a, b))
      if more > .none { request(more) }
      return .none
    }

    /// A failure ends both; the end comes when both have ended.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
      if case .finished = completion, open > 0 { return }
      guard isStarted else { return self.completion = self.completion ?? completion }
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

    var description: String { "CombineLatest" }
  }
}
