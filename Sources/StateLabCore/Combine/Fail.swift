/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: _BuiltInPublisher {
  /// The error of the completion.
  public let error: Failure

  /// Fails with this error.
  public init(error: Failure) { self.error = error }

  /// The same with an explicit type of values, for code in which the compiler cannot infer the
  /// type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
