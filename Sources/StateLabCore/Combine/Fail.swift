/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: _BuiltInPublisher {
  /// The error that it ends with.
  public let error: Failure

  /// Fails with this error.
  public init(error: Failure) { self.error = error }

  /// The same with the type of its values spelled out, where the compiler cannot infer it.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscriber.receive(subscription: Subscriptions.empty)
    subscriber.receive(completion: .failure(error))
  }
}

extension Fail: Equatable where Failure: Equatable {}
