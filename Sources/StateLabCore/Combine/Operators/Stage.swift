/// What stands between the upstream and the downstream of an operator: subscriber of the one,
/// subscription of the other.
///
/// An operator overrides ``receive(_:)`` and little else. Cancelled or completed, a stage lets go
/// of both sides and passes nothing on.
class Stage<Input, Output, Failure: Error>: Subscriber, Subscription {
  @exclusivity(unchecked) final private(set) var downstream: Outlet<Output, Failure>?
  final private(set) var upstream: (any Subscription)?

  init<S: Subscriber>(_ downstream: S) where S.Input == Output, S.Failure == Failure {
    self.downstream = Outlet(downstream)
  }

  func receive(subscription: any Subscription) {
    guard upstream == nil, let downstream else { return subscription.cancel() }
    upstream = subscription
    downstream.start(self)
  }

  func receive(_ input: Input) -> Subscribers.Demand { .none }

  func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    upstream?.request(demand)
  }

  func cancel() {
    let upstream = self.upstream
    downstream = nil
    self.upstream = nil
    upstream?.cancel()
  }

  /// Ends the downstream, once.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    let downstream = self.downstream
    self.downstream = nil
    upstream = nil
    downstream?.finish(completion)
  }
}
