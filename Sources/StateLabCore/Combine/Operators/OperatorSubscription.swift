/// The link between an operator's upstream and downstream: the upstream's subscriber, and the
/// downstream's subscription.
///
/// An operator overrides ``accept(_:)`` and little else. After a cancellation or the completion,
/// the subscription releases both sides and passes nothing on.
///
/// `Failure` is the upstream's failure type, or `any Error` for an operator with a throwing
/// closure. An operator with another failure type overrides ``accept(completion:)``.
class OperatorSubscription<Input, Output, UpstreamFailure: Error, Failure: Error>:
  _SubscriberBase<Input, UpstreamFailure>, Subscription, _Described
{
  // Unchecked: no access to these properties outlasts one statement, every value uses them, and an
  // assignment releases the old reference after it stores the new one.
  /// The downstream; nil after the end.
  @exclusivity(unchecked) final fileprivate(set) var subscriber: _SubscriberBase<Output, Failure>?
  /// The upstream, from its subscription until the end.
  @exclusivity(unchecked) final fileprivate(set) var upstream: (any Subscription)?
  private final let name: String

  /// - Parameters:
  ///   - name: The name for `print`. Without a name, `print` shows the upstream's name, as Apple
  ///     does for some operators.
  ///   - lock: The lock of the pipeline; nil for the lock of the downstream.
  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String = "", lock: DeliveryLock? = nil
  ) {
    self.subscriber = subscriber
    self.name = name
    super.init(lock ?? subscriber.lock)
  }

  override func accept(subscription: any Subscription) {
    if keep(subscription) { subscriber?.receive(subscription: self) }
  }

  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    // A completion of the same type passes unchanged, which costs less than a conversion.
    guard UpstreamFailure.self != Failure.self else {
      return end {
        unsafeDowncast($0, to: _SubscriberBase<Output, UpstreamFailure>.self)
          .accept(completion: completion)
      }
    }
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): fail(error)
    }
  }

  final func request(_ demand: Subscribers.Demand) {
    guard lock.tryEnter() else { return lock.leaveNote { self.didRequest(demand) } }
    didRequest(demand)
    lock.leave()
  }

  final func cancel() {
    guard lock.tryEnter() else { return lock.leaveNote { self.didCancel() } }
    didCancel()
    lock.leave()
  }

  /// Requests values from the upstream. Only the upstream checks for a demand of zero, if at all
  /// (R83).
  func didRequest(_ demand: Subscribers.Demand) { upstream?.request(demand) }

  func didCancel() {
    cancelUpstream()
    subscriber = nil
  }

  final var description: String { name.isEmpty ? upstream.map { "\($0)" } ?? "" : name }
}

// MARK: Building blocks of operators

extension OperatorSubscription {
  /// Keeps the first subscription; cancels any other, and any subscription after the end.
  func keep(_ subscription: any Subscription) -> Bool {
    guard upstream == nil, subscriber != nil else {
      subscription.cancel()
      return false
    }
    upstream = subscription
    return true
  }

  /// Cancels the upstream, for an operator that needs no more values.
  func cancelUpstream() { upstream.take()?.cancel() }

  /// Releases an upstream that has ended, for an operator that continues without it.
  func dropUpstream() {
    let upstream = upstream.take()
    withExtendedLifetime(upstream) {}
  }

  /// Completes the downstream, once.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    end { $0.accept(completion: completion) }
  }

  @inline(__always)
  private func end(_ tell: (_SubscriberBase<Output, Failure>) -> Void) {
    let subscriber = subscriber
    self.subscriber = nil
    let upstream = upstream.take()
    if let subscriber { tell(subscriber) }
    withExtendedLifetime(upstream) {}
  }

  /// Completes the downstream with an error of the upstream or of a closure, which is a `Failure`.
  func fail(_ error: any Error) {
    if let error = error as? Failure { finish(.failure(error)) }
  }

  /// Cancels the upstream and finishes the downstream: the operator needs no more values.
  @discardableResult
  func stop() -> Subscribers.Demand {
    cancelUpstream()
    finish(.finished)
    return .none
  }

  /// Cancels the upstream and completes the downstream with this error, which a closure of the
  /// operator threw.
  func stop(_ error: any Error) -> Subscribers.Demand {
    cancelUpstream()
    fail(error)
    return .none
  }
}

// MARK: Operators that deliver later

/// The upstream of an operator that delivers later has a lock of its own, which the thread does not
/// hold while it delivers: the upstream never waits for the downstream.
extension OperatorSubscription {
  /// Delivers a value, and adds the demand that the downstream returns.
  func deliver(_ value: Output) {
    guard let subscriber = lock.deliver({ subscriber }) else { return }
    let more = subscriber.receive(value)
    if more > .none { request(more) }
  }

  /// Delivers the value that the closure returns, if there is one.
  func deliver(_ next: () -> Output?) {
    if let value = lock.deliver(next) { deliver(value) }
  }

  /// Ends the downstream, once.
  func deliverEnd(_ completion: Subscribers.Completion<Failure>) {
    let (subscriber, upstream) = lock.deliver { takeBoth() }
    subscriber?.receive(completion: completion)
    withExtendedLifetime(upstream) {}
  }

  private func takeBoth() -> (_SubscriberBase<Output, Failure>?, (any Subscription)?) {
    (subscriber.take(), upstream.take())
  }
}

/// The subscription of an operator that passes values on unchanged.
class PassingSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  override func accept(_ input: Output) -> Subscribers.Demand {
    subscriber?.accept(input) ?? .none
  }
}

/// The subscription of an operator that passes values and errors on unchanged.
typealias UnchangedSubscription<P: Publisher> = PassingSubscription<P.Output, P.Failure, P.Failure>

/// The subscription of an operator that passes values on unchanged and handles failures itself.
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

  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished: finish(.finished)
    case .failure(let error): onFailure(self, error)
    }
  }
}

/// The subscription of an operator that reads its publisher's parameters.
class ConfiguredSubscription<P: _Operator>:
  OperatorSubscription<P.Upstream.Output, P.Output, P.Upstream.Failure, P.Failure>
{
  final let publisher: P

  init(
    _ subscriber: _SubscriberBase<P.Output, P.Failure>, _ publisher: P, _ name: String,
    lock: DeliveryLock? = nil
  ) {
    self.publisher = publisher
    super.init(subscriber, name, lock: lock)
  }
}

/// The subscription of an operator that the downstream receives before the upstream exists.
class EarlySubscription<Output, Failure: Error>:
  OperatorSubscription<Output, Output, Failure, Failure>
{
  /// The demand to request when the upstream's subscription arrives.
  @exclusivity(unchecked) final var pendingDemand = Subscribers.Demand.none

  override func accept(subscription: any Subscription) {
    if keep(subscription), pendingDemand > .none { subscription.request(pendingDemand) }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    if let upstream { upstream.request(demand) } else { pendingDemand += demand }
  }
}

/// The subscription of an operator with successive upstreams: the next upstream receives the
/// remaining demand of the downstream.
class SuccessiveSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  OperatorSubscription<Output, Output, UpstreamFailure, Failure>
{
  @exclusivity(unchecked) final private(set) var demand = Subscribers.Demand.none

  override func accept(_ input: Output) -> Subscribers.Demand {
    guard let subscriber else { return .none }
    demand -= 1
    let more = subscriber.accept(input)
    demand += more
    return more
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    note(demand)
    super.didRequest(demand)
  }

  /// Adds demand without a request to the upstream.
  final func note(_ demand: Subscribers.Demand) { self.demand += demand }

  final func requestRest(of subscription: any Subscription) {
    if demand > .none { subscription.request(demand) }
  }
}
