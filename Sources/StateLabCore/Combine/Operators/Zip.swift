// swift-format-ignore-file: OneVariableDeclarationPerLine

extension Publisher {
  /// Publishes pairs: the first value of each publisher, the second of each, and so on.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P>
  where P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes the closure's result for the first value of each publisher, for the second, and so
  /// on.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map(transform)
  }

  /// Publishes the first value of each of three publishers, the second of each, and so on.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    .init(self, publisher1, publisher2)
  }

  /// Publishes the closure's result for the first value of each publisher, for the second, and so
  /// on.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(publisher1, publisher2).map(transform)
  }

  /// Publishes the first value of each of four publishers, the second of each, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the closure's result for the first value of each publisher, for the second, and so
  /// on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of pairs of the values of two publishers, by position.
  public struct Zip<A: Publisher, B: Publisher>: _BuiltInPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func _receive(_ subscriber: _Downstream) {
      ZipSubscription(subscriber).subscribe(to: a, b)
    }
  }

  /// A publisher of the values of three publishers, combined by position.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: _BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B, c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func _receive(_ subscriber: _Downstream) {
      a.zip(b).zip(c).map { ($0.0.0, $0.0.1, $0.1) }._receive(subscriber)
    }
  }

  /// A publisher of the values of four publishers, combined by position.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: _BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B, c: C, d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func _receive(_ subscriber: _Downstream) {
      a.zip(b, c).zip(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        ._receive(subscriber)
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// Keeps the values that wait for their partner. The subscription ends as soon as one side has
/// ended and none of its values waits: no further pair is possible.
private final class ZipSubscription<A, B, Failure: Error>: PairSubscription<A, B, Failure> {
  @exclusivity(unchecked) private var waitingA = FIFO<A>()
  @exclusivity(unchecked) private var waitingB = FIFO<B>()

  init(_ subscriber: _SubscriberBase<(A, B), Failure>) { super.init(subscriber, "Zip") }

  override func accept(a: A) -> Subscribers.Demand {
    waitingA.append(a)
    let more = deliver()
    if more > .none { sideB.request(more) }
    return more
  }

  override func accept(b: B) -> Subscribers.Demand {
    waitingB.append(b)
    let more = deliver()
    if more > .none { sideA.request(more) }
    return more
  }

  /// Delivers a pair if there is one. Returns the demand for further pairs.
  private func deliver() -> Subscribers.Demand {
    guard let subscriber, !waitingA.isEmpty, !waitingB.isEmpty, let a = waitingA.popFirst(),
      let b = waitingB.popFirst()
    else { return .none }
    let more = subscriber.accept((a, b))
    finishIfOver()
    return self.subscriber == nil ? .none : more
  }

  override var isOver: Bool { hasEndedA && waitingA.isEmpty || hasEndedB && waitingB.isEmpty }

  override func didCancel() {
    let values = (exchange(&waitingA, with: FIFO()), exchange(&waitingB, with: FIFO()))
    super.didCancel()
    withExtendedLifetime(values) {}
  }
}
