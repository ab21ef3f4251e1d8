/// A publisher without values, which ends at once or never ends.
public struct Empty<Output, Failure: Error>: _BuiltInPublisher, Equatable {
  /// True if it ends as soon as it is subscribed to.
  public let completeImmediately: Bool

  /// Ends at once, unless it is told never to end.
  public init(completeImmediately: Bool = true) {
    self.completeImmediately = completeImmediately
  }

  /// The same with its types spelled out, where the compiler cannot infer them.
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
