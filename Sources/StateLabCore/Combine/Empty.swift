/// A publisher without values, which finishes at once or never.
public struct Empty<Output, Failure: Error>: _BuiltInPublisher, Equatable {
  /// True if the publisher finishes at the subscription.
  public let completeImmediately: Bool

  /// Finishes at once, or never if `completeImmediately` is false.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// The same with explicit types, for code in which the compiler cannot infer them.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    if completeImmediately { subscriber.receive(completion: .finished) }
  }
}
