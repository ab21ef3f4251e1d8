/// The subscriber of one of several upstreams of an operator.
///
/// The subscriber's closures retain the operator's subscription, and that subscription retains the
/// subscriber, until the upstream has ended.
final class SideSubscriber<Input, Failure: Error>: _SubscriberBase<Input, Failure> {
  private var subscription: (any Subscription)?
  private var isOver = false
  var onSubscription: (() -> Void)?
  var onValue: ((Input) -> Subscribers.Demand)?
  var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  override func accept(subscription: any Subscription) {
    guard self.subscription == nil, !isOver else { return subscription.cancel() }
    self.subscription = subscription
    onSubscription?()
  }

  override func accept(_ input: Input) -> Subscribers.Demand { onValue?(input) ?? .none }

  override func accept(completion: Subscribers.Completion<Failure>) {
    let onCompletion = onCompletion
    _ = end()
    onCompletion?(completion)
  }

  /// Called under the lock of the pipeline, as is ``cancel()``.
  func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  func cancel() { end()?.cancel() }

  /// Ignores all that follows, without a cancellation.
  func forget() { _ = end() }

  private func end() -> (any Subscription)? {
    isOver = true
    let released = (onSubscription.take(), onValue.take(), onCompletion.take())
    return withExtendedLifetime(released) { subscription.take() }
  }
}
