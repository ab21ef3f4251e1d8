/// A publisher of one value, and the end.
public struct Just<Output>: _BuiltInPublisher {
  public typealias Failure = Never

  /// The value that each subscriber gets.
  public let output: Output

  /// Publishes this value to each subscriber.
  public init(_ output: Output) { self.output = output }

  /// The value waits for the first demand.
  public func _receive(_ subscriber: _SubscriberBase<Output, Never>) {
    subscriber.receive(subscription: SingleValueSubscription(output, to: subscriber, "Just"))
  }
}

extension Just: Equatable where Output: Equatable {}
