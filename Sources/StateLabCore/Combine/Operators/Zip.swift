extension Publisher {
  /// Publishes pairs: the first value of each, the second of each, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what the closure makes of each pair.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the first value of each of three, the second of each, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.Zip3<Self, P, Q> where P.Failure == Failure, Q.Failure == Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what the closure makes of the first value of each, of the second, and so on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the first value of each of four, the second of each, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what the closure makes of the first value of each, of the second, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}

extension Publishers {
  /// A publisher of the values of two others, in pairs by their order.
  public struct Zip<A: Publisher, B: Publisher>: BuiltInPublisher where A.Failure == B.Failure {
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

  /// A publisher of the values of three others, together by their order.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The publisher of the first values.
    public let a: A
    /// The publisher of the second values.
    public let b: B
    /// The publisher of the third values.
    public let c: C

    /// Subscribes to the three in their order.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }._receive(subscriber)
    }
  }

  /// A publisher of the values of four others, together by their order.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: BuiltInPublisher
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
      a.zip(b, c).zip(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }._receive(subscriber)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers.Zip {
  /// Keeps the values that still wait for their partner. It is over as soon as a side has ended none
  /// of whose values waits: nothing more can be paired.
  private final class Inner: Subscription, CustomStringConvertible {
    private var subscriber: _SubscriberBase<Output, Failure>?
    private var waitingA = FIFO<A.Output>()
    private var waitingB = FIFO<B.Output>()
    private var hasEndedA = false
    private var hasEndedB = false
    /// The failure of a side, if it came before there was anybody to tell.
    private var failure: Subscribers.Completion<Failure>?
    private var isStarted = false

    let sideA = SideSubscriber<A.Output, Failure>()
    let sideB = SideSubscriber<B.Output, Failure>()

    init(_ subscriber: _SubscriberBase<Output, Failure>) {
      self.subscriber = subscriber
      sideA.onValue = { [self] in
        waitingA.append($0)
        return deliver(andRequestFrom: sideB)
      }
      sideB.onValue = { [self] in
        waitingB.append($0)
        return deliver(andRequestFrom: sideA)
      }
      sideA.onCompletion = { [self] in
        hasEndedA = true
        finish($0)
      }
      sideB.onCompletion = { [self] in
        hasEndedB = true
        finish($0)
      }
    }

    /// Once both sides are subscribed, so that a demand reaches both.
    func start() {
      isStarted = true
      subscriber?.receive(subscription: self)
      if let failure { end(failure) } else { finishIfOver() }
    }

    private func deliver<T>(
      andRequestFrom other: SideSubscriber<T, Failure>
    ) -> Subscribers.Demand {
      guard let subscriber, !waitingA.isEmpty, !waitingB.isEmpty, let a = waitingA.popFirst(),
        let b = waitingB.popFirst()
      else { return .none }
      let more = subscriber.receive((a, b))
      finishIfOver()
      guard self.subscriber != nil, more > .none else { return .none }
      other.request(more)
      return more
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
      guard case .failure = completion else { return finishIfOver() }
      if isStarted { end(completion) } else { failure = failure ?? completion }
    }

    private func finishIfOver() {
      guard isStarted else { return }
      if hasEndedA && waitingA.isEmpty || hasEndedB && waitingB.isEmpty { end(.finished) }
    }

    private func end(_ completion: Subscribers.Completion<Failure>) {
      let subscriber = subscriber
      cancel()
      subscriber?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      sideA.request(demand)
      sideB.request(demand)
    }

    func cancel() {
      let subscriber = subscriber.take()
      let values = (exchange(&waitingA, with: FIFO()), exchange(&waitingB, with: FIFO()))
      sideA.cancel()
      sideB.cancel()
      withExtendedLifetime((subscriber, values)) {}
    }

    var description: String { "Zip" }
  }
}
