/// Stands between the upstream and the downstream of an operator: a subscriber of the one, the
/// subscription of the other. Each operator has a subclass `Inner`.
///
/// An operator overrides ``receive(_:)`` and little else. Once cancelled or completed, it releases
/// both sides and passes nothing on.
class OperatorSubscription<Input, Output, Failure: Error>:
  FailureMappingSubscription<Input, Output, Failure, Failure>
{
  override func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}

/// The same for an operator whose failures are not those of its upstream.
class FailureMappingSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  _SubscriberBase<Input, UpstreamFailure>, Subscription, CustomStringConvertible
{
  // Unchecked: no access to these outlasts one statement, every value passes here, and an
  // assignment releases the old reference when the new one is in place.
  /// The downstream; nil once it is over.
  @exclusivity(unchecked) final private(set) var subscriber: _SubscriberBase<Output, Failure>?
  /// The upstream, from its subscription until it is over.
  @exclusivity(unchecked) final private(set) var upstream: (any Subscription)?

  init(_ subscriber: _SubscriberBase<Output, Failure>) { self.subscriber = subscriber }

  override func receive(subscription: any Subscription) {
    guard upstream == nil, let subscriber else { return subscription.cancel() }
    upstream = subscription
    subscriber.receive(subscription: self)
  }

  /// For an operator that is its downstream's subscription before it has one itself.
  final func keep(_ subscription: any Subscription) -> Bool {
    guard upstream == nil, subscriber != nil else {
      subscription.cancel()
      return false
    }
    upstream = subscription
    return true
  }

  /// A demand of zero is the upstream's to complain of, if it does (R83).
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    cancelUpstream()
    subscriber = nil
  }

  /// Ends the upstream, for an operator that has all it needs.
  final func cancelUpstream() { upstream.take()?.cancel() }

  /// Releases an upstream that has ended, for an operator that goes on without it.
  final func dropUpstream() {
    let upstream = upstream.take()
    withExtendedLifetime(upstream) {}
  }

  /// Ends the downstream, once.
  final func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = subscriber
    self.subscriber = nil
    let upstream = upstream.take()
    subscriber?.receive(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  /// As `print` shows it: the name of its operator, or of the upstream where that is Apple's way.
  var description: String { upstream.map { "\($0)" } ?? "" }
}

/// The same for an operator whose upstreams follow each other: the next one is asked for what the
/// downstream still wants.
class SuccessiveSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  FailureMappingSubscription<Output, Output, UpstreamFailure, Failure>
{
  private final var demand = Subscribers.Demand.none

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard let subscriber else { return .none }
    demand -= 1
    let more = subscriber.receive(input)
    demand += more
    return more
  }

  override func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    super.request(demand)
  }

  final func requestRest(of subscription: any Subscription) {
    if demand > .none { subscription.request(demand) }
  }
}

/// The same for an operator whose closure may throw.
class ThrowingSubscription<Input, Output, UpstreamFailure: Error>:
  FailureMappingSubscription<Input, Output, UpstreamFailure, any Error>
{
  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): finish(.failure(error))
    }
  }

  /// The result of the closure; if it throws, nil, and both sides are over.
  final func attempt<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      cancelUpstream()
      finish(.failure(error))
      return nil
    }
  }
}
