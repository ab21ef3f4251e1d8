/// A publisher that sends one value and finishes.
public struct Just<Output>: _BuiltInPublisher {
  public typealias Failure = Never

  /// The value for each subscriber.
  public let output: Output

  /// Publishes this value to each subscriber.
  public init(_ output: Output) { self.output = output }

  /// The value waits for the first demand.
  public func _receive(_ subscriber: _SubscriberBase<Output, Never>) {
    subscriber.receive(subscription: SingleValueSubscription(output, to: subscriber, "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
