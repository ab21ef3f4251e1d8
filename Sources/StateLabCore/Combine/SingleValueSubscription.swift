/// Delivers one value, on the first demand, and finishes.
final class SingleValueSubscription<Output, Failure: Error>: Subscription, CustomStringConvertible {
  let description: String
  private let output: Output
  private var subscriber: _SubscriberBase<Output, Failure>?
  private var isDelivering = false

  init(_ output: Output, to subscriber: _SubscriberBase<Output, Failure>, _ description: String) {
    self.output = output
    self.subscriber = subscriber
    self.description = description
  }

  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    // Only the first demand counts, also during the delivery; a cancellation during the delivery
    // counts.
    guard let subscriber = subscriber.take() else { return }
    isDelivering = true
    _ = subscriber.receive(output)
    if isDelivering { subscriber.receive(completion: .finished) }
  }

  func cancel() {
    isDelivering = false
    let subscriber = subscriber.take()
    withExtendedLifetime(subscriber) {}
  }
}
