extension Publisher where Failure == Never {
  /// Gives a publisher that cannot fail the type of a failure, to combine it with one that can.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Publishers.SetFailureType<Self, E> {
    Publishers.SetFailureType(upstream: self)
  }
}

extension Publishers {
  public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher
  where Upstream.Failure == Never {
    public typealias Output = Upstream.Output

    public let upstream: Upstream

    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(SetFailureTypeStage(Outlet(subscriber)))
    }
  }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}

/// No ``Stage``, whose two sides fail alike.
private final class SetFailureTypeStage<Output, NewFailure: Error>: Subscriber, Subscription {
  typealias Input = Output
  typealias Failure = Never

  private var downstream: Outlet<Output, NewFailure>?
  private var upstream: (any Subscription)?

  init(_ downstream: Outlet<Output, NewFailure>) { self.downstream = downstream }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.start(self)
  }

  func receive(_ input: Output) -> Subscribers.Demand { downstream?.receive(input) ?? .none }

  func receive(completion: Subscribers.Completion<Never>) {
    let downstream = self.downstream
    self.downstream = nil
    upstream = nil
    downstream?.finish(.finished)
  }

  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    let upstream = self.upstream
    downstream = nil
    self.upstream = nil
    upstream?.cancel()
  }
}
