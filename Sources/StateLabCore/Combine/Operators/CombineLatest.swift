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
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      let meeting = Meeting<A.Output, B.Output, Failure>(Outlet(subscriber))
      a.subscribe(meeting.sideA)
      b.subscribe(meeting.sideB)
      meeting.start()
    }
  }

  /// The latest of a pair and a third.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      a.combineLatest(b).combineLatest(c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

/// Where the values of two upstreams meet. A value for which there is no demand, or no partner yet,
/// replaces the one before it.
private final class Meeting<A, B, Failure: Error>: Subscription {
  private var downstream: Outlet<(A, B), Failure>?
  private var a: A?
  private var b: B?
  private var demand = Subscribers.Demand.none
  private var open = 2

  private(set) lazy var sideA = Side<A, Failure> { [self] in
    a = $0
    deliver()
  } finish: { [self] in
    finish($0)
  }

  private(set) lazy var sideB = Side<B, Failure> { [self] in
    b = $0
    deliver()
  } finish: { [self] in
    finish($0)
  }

  init(_ downstream: Outlet<(A, B), Failure>) { self.downstream = downstream }

  /// Once both sides are subscribed, so that a demand reaches both.
  func start() { downstream?.start(self) }

  private func deliver() {
    guard demand > .none, let a, let b, let downstream else { return }
    demand -= 1
    let more = downstream.receive((a, b))
    if more > .none { request(more) }
  }

  /// A failure ends both; the end comes when both have ended.
  private func finish(_ completion: Subscribers.Completion<Failure>) {
    open -= 1
    if case .finished = completion, open > 0 { return }
    let downstream = self.downstream
    cancel()
    downstream?.finish(completion)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    guard downstream != nil else { return }
    self.demand += demand
    sideA.request(demand)
    sideB.request(demand)
  }

  func cancel() {
    guard downstream != nil else { return }
    downstream = nil
    a = nil
    b = nil
    sideA.cancel()
    sideB.cancel()
  }
}

/// The subscriber of one of several upstreams.
private final class Side<Input, Failure: Error>: Subscriber, Subscription {
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

  func receive(subscription: any Subscription) {
    guard self.subscription == nil, !isOver else { return subscription.cancel() }
    self.subscription = subscription
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    take?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    guard let finish, !isOver else { return }
    end()
    finish(completion)
  }

  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() {
    let subscription = self.subscription
    end()
    subscription?.cancel()
  }

  /// Lets go of the meeting, which holds its sides.
  private func end() {
    isOver = true
    subscription = nil
    take = nil
    finish = nil
  }
}
