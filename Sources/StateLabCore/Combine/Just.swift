/// A publisher of one value, and the end.
public struct Just<Output>: BuiltInPublisher {
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Publishes this value to each subscriber.
  public init(_ output: Output) { self.output = output }

  public func _receive(_ subscriber: _SubscriberBase<Output, Never>) {
    subscriber.receive(subscription: Inner(output, to: subscriber))
  }

  /// The value waits for the first demand.
  private final class Inner: Subscription {
    private let output: Output
    private var subscriber: _SubscriberBase<Output, Never>?
    private var isDelivering = false

    init(_ output: Output, to subscriber: _SubscriberBase<Output, Never>) {
      self.output = output
      self.subscriber = subscriber
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      // Nobody asks twice, not even from inside the value's delivery; but a cancel there counts.
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
}

extension Just: Equatable where Output: Equatable {}
