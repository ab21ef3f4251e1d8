/// A type that receives values from a publisher, at most as many as it requested.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the errors; `Never` for a subscriber of publishers that cannot fail.
  associatedtype Failure: Error

  /// Receives the subscription, in the first call. The subscriber may request values from now on.
  func receive(subscription: any Subscription)
  /// Receives a value. Returns the demand for further values, which adds to earlier requests.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Receives the completion, in the last call (R69).
  func receive(completion: Subscribers.Completion<Failure>)

  /// The subscriber as the publishers of the library keep it. No program needs to implement this
  /// property.
  var _base: _SubscriberBase<Input, Failure> { get }
}

extension Subscriber {
  public var _base: _SubscriberBase<Input, Failure> { AnySubscriberBase(self) }
}

extension Subscriber where Input == Void {
  /// Receives the empty value.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and their related types.
public enum Subscribers {}
