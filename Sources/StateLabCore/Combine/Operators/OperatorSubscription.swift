/// Stands between the upstream and the downstream of an operator: a subscriber of the one, the
/// subscription of the other.
///
/// An operator overrides ``receive(_:)`` and little else. Once cancelled or completed, the
/// subscription releases both sides and passes nothing on.
///
/// `Failure` is the upstream's, or `any Error` where a closure of the operator may throw. An operator
/// for which neither holds overrides ``receive(completion:)``.
class OperatorSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  _SubscriberBase<Input, UpstreamFailure>, Subscription, CustomStringConvertible
{
  // Unchecked: no access to these outlasts one statement, every value passes here, and an
  // assignment releases the old reference when the new one is in place.
  /// The downstream; nil once it is over.
  @exclusivity(unchecked) final private(set) var subscriber: _SubscriberBase<Output, Failure>?
  /// The upstream, from its subscription until it is over.
  @exclusivity(unchecked) final private(set) var upstream: (any Subscription)?
  private final let name: String

  /// - Parameter name: The name that `print` shows. Without one it shows the upstream's, as Apple
  ///   does for some operators.
  init(_ subscriber: _SubscriberBase<Output, Failure>, _ name: String = "") {
    self.subscriber = subscriber
    self.name = name
  }

  override func receive(subscription: any Subscription) {
    if keep(subscription) { subscriber?.receive(subscription: self) }
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    // A completion of the same type passes as it is, which costs less than to take it apart.
    guard UpstreamFailure.self != Failure.self else {
      return end {
        unsafeDowncast($0, to: _SubscriberBase<Output, UpstreamFailure>.self)
          .receive(completion: completion)
      }
    }
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): fail(error)
    }
  }

  /// A demand of zero is the upstream's to complain of, if it does (R83).
  func request(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func cancel() {
    cancelUpstream()
    subscriber = nil
  }

  final var description: String { name.isEmpty ? upstream.map { "\($0)" } ?? "" : name }
}

// MARK: Steps of which operators are made

extension OperatorSubscription {
  /// Accepts the first upstream, unless it is over.
  func keep(_ subscription: any Subscription) -> Bool {
    guard upstream == nil, subscriber != nil else {
      subscription.cancel()
      return false
    }
    upstream = subscription
    return true
  }

  /// Ends the upstream, for an operator that has all it needs.
  func cancelUpstream() { upstream.take()?.cancel() }

  /// Releases an upstream that has ended, for an operator that goes on without it.
  func dropUpstream() {
    let upstream = upstream.take()
    withExtendedLifetime(upstream) {}
  }

  /// Ends the downstream, once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    end { $0.receive(completion: completion) }
  }

  @inline(__always)
  private func end(_ tell: (_SubscriberBase<Output, Failure>) -> Void) {
    let subscriber = subscriber
    self.subscriber = nil
    let upstream = upstream.take()
    if let subscriber { tell(subscriber) }
    withExtendedLifetime(upstream) {}
  }

  /// Ends the downstream with an error of the upstream or of a closure, which is a `Failure`.
  func fail(_ error: any Error) {
    if let error = error as? Failure { finish(.failure(error)) }
  }

  /// Ends both sides: the operator needs no more values.
  @discardableResult
  func stop() -> Subscribers.Demand {
    cancelUpstream()
    finish(.finished)
    return .none
  }

  /// Ends both sides: a closure of the operator threw this error.
  func stop(_ error: any Error) -> Subscribers.Demand {
    cancelUpstream()
    fail(error)
    return .none
  }
}

/// The subscription of an operator that passes values on as they are.
class PassingSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  override func receive(_ input: Output) -> Subscribers.Demand {
    subscriber?.receive(input) ?? .none
  }
}

/// The same for an operator that has the errors of its upstream as well.
typealias UnchangedSubscription<P: Publisher> = PassingSubscription<P.Output, P.Failure, P.Failure>

/// The same for an operator that treats a failure in its own way.
final class FailureSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  PassingSubscription<Output, UpstreamFailure, Failure>
{
  private let onFailure: (FailureSubscription, UpstreamFailure) -> Void

  init(
    _ subscriber: _SubscriberBase<Output, Failure>,
    onFailure: @escaping (FailureSubscription, UpstreamFailure) -> Void
  ) {
    self.onFailure = onFailure
    super.init(subscriber)
  }

  override func receive(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): onFailure(self, error)
    }
  }
}

/// The subscription of an operator that looks up the values of its publisher now and then.
class ConfiguredSubscription<P: _Operator>:
  OperatorSubscription<P.Upstream.Output, P.Output, P.Upstream.Failure, P.Failure>
{
  final let publisher: P

  init(_ subscriber: _SubscriberBase<P.Output, P.Failure>, _ publisher: P, _ name: String) {
    self.publisher = publisher
    super.init(subscriber, name)
  }
}

/// The subscription of an operator that hands it down before there is an upstream to ask.
class EarlySubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Output, Failure, Failure>
{
  /// The demand to make when the upstream comes.
  final var pendingDemand = Subscribers.Demand.none

  override func receive(subscription: any Subscription) {
    if keep(subscription), pendingDemand > .none { subscription.request(pendingDemand) }
  }

  override func request(_ demand: Subscribers.Demand) {
    if let upstream { upstream.request(demand) } else { pendingDemand += demand }
  }
}

/// The subscription of an operator whose upstreams follow each other: the next one is asked for what
/// the downstream still wants.
class SuccessiveSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  final private(set) var demand = Subscribers.Demand.none

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
