/// Delivers one value, on the first demand, and finishes.
final class SingleValueSubscription<Output, Failure: Error>: LockedSubscription,
  _Described
{
  let description: String
  private let output: Output
  @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
  @exclusivity(unchecked) private var isDelivering = false

  init(_ output: Output, to subscriber: _SubscriberBase<Output, Failure>, _ description: String) {
    self.output = output
    self.subscriber = subscriber
    self.description = description
    super.init(subscriber.lock)
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    // Only the first demand counts, also during the delivery; a cancellation during the delivery
    // counts.
    guard let subscriber = subscriber.take() else { return }
    isDelivering = true
    _ = subscriber.accept(output)
    if isDelivering { subscriber.accept(completion: .finished) }
  }

  override func didCancel() {
    isDelivering = false
    let subscriber = subscriber.take()
    withExtendedLifetime(subscriber) {}
  }
}
