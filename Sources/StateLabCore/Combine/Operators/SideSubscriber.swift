/// The subscriber of one of several upstreams of an operator, whose values and completion go to the
/// operator's subscription: the owner.
///
/// The side retains its owner, and the owner retains the side, until the upstream has ended.
class SideSubscriber<Input, Failure: Error, Owner: AnyObject>: _SubscriberBase<Input, Failure> {
  @exclusivity(unchecked) private final var subscription: (any Subscription)?
  /// Set before the side subscribes; nil after the end.
  @exclusivity(unchecked) final var owner: Owner?

  /// Called with the upstream's subscription.
  func didSubscribe() {}
  func receive(_ input: Input, for owner: Owner) -> Subscribers.Demand { .none }
  func receive(completion: Subscribers.Completion<Failure>, for owner: Owner) {}

  override final func accept(subscription: any Subscription) {
    guard self.subscription == nil, owner != nil else { return subscription.cancel() }
    self.subscription = subscription
    didSubscribe()
  }

  override final func accept(_ input: Input) -> Subscribers.Demand {
    guard let owner else { return .none }
    return receive(input, for: owner)
  }

  override final func accept(completion: Subscribers.Completion<Failure>) {
    guard let owner else { return }
    forget()
    receive(completion: completion, for: owner)
  }

  /// Called under the lock of the pipeline, as is ``cancel()``.
  final func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

  final func cancel() { end()?.cancel() }

  /// Ignores all that follows, without a cancellation.
  final func forget() { _ = end() }

  private final func end() -> (any Subscription)? {
    let released = owner.take()
    return withExtendedLifetime(released) { subscription.take() }
  }
}
