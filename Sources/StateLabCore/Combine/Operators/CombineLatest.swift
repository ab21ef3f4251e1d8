// swift-format-ignore-file: OneVariableDeclarationPerLine

extension Publisher {
  /// Publishes the newest values of both publishers as a pair, once both have sent a value.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    .init(self, other)
  }

  /// Publishes the closure's result for the newest values, once each publisher has sent a value.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map(transform)
  }

  /// Publishes the newest values of all three publishers, once each has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P.Failure == Failure, Q.Failure == Failure {
    .init(self, publisher1, publisher2)
  }

  /// Publishes the closure's result for the newest values, once each publisher has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(publisher1, publisher2).map(transform)
  }

  /// Publishes the newest values of all four publishers, once each has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Publishes the closure's result for the newest values, once each publisher has sent a value.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map(transform)
  }
}

extension Publishers {
  /// A publisher of pairs of the newest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: _BuiltInPublisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B

    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func _receive(_ subscriber: _Downstream) {
      CombineLatestSubscription(subscriber).subscribe(to: a, b)
    }
  }

  /// A publisher of the newest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: _BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B, c: C

    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func _receive(_ subscriber: _Downstream) {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }._receive(subscriber)
    }
  }

  /// A publisher of the newest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>:
    _BuiltInPublisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A, b: B, c: C, d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

    public func _receive(_ subscriber: _Downstream) {
      a.combineLatest(b, c).combineLatest(d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
        ._receive(subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

/// A value without demand, or without a partner yet, replaces the previous value.
private final class CombineLatestSubscription<A, B, Failure: Error>: PairSubscription<A, B, Failure>
{
  @exclusivity(unchecked) private var a: A?
  @exclusivity(unchecked) private var b: B?
  @exclusivity(unchecked) private var demand = Subscribers.Demand.none

  init(_ subscriber: _SubscriberBase<(A, B), Failure>) { super.init(subscriber, "CombineLatest") }

  override func accept(a: A) -> Subscribers.Demand {
    let old = exchange(&self.a, with: a)
    return withExtendedLifetime(old, deliver)
  }

  override func accept(b: B) -> Subscribers.Demand {
    let old = exchange(&self.b, with: b)
    return withExtendedLifetime(old, deliver)
  }

  /// Both sides receive the demand that the downstream returns.
  private func deliver() -> Subscribers.Demand {
    guard demand > .none, let a, let b, let subscriber else { return .none }
    demand -= 1
    let more = subscriber.accept((a, b))
    if more > .none { request(more) }
    return .none
  }

  override var isOver: Bool { hasEndedA && hasEndedB }

  override func didRequest(_ demand: Subscribers.Demand) {
    if subscriber != nil { self.demand += demand }
    super.didRequest(demand)
  }

  override func didCancel() {
    let values = (a.take(), b.take())
    super.didCancel()
    withExtendedLifetime(values) {}
  }
}
