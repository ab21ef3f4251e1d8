/// Something that receives values from a publisher, as many as it asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The values that it receives.
  associatedtype Input
  /// The errors that it may receive; `Never` if it only follows publishers that cannot fail.
  associatedtype Failure: Error

  /// The first call: from now on values may be requested.
  func receive(subscription: any Subscription)
  /// A value. Returns how many more are wanted, in addition to what was requested before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The last call: nothing follows (R69).
  func receive(completion: Subscribers.Completion<Failure>)

  /// The subscriber as the publishers of the library keep it. No program needs to implement this.
  var _base: _SubscriberBase<Input, Failure> { get }
}

extension Subscriber {
  public var _base: _SubscriberBase<Input, Failure> { AnySubscriberBase(self) }
}

extension Subscriber where Input == Void {
  /// Receives a value that carries nothing but the fact that it came.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of the words they use.
public enum Subscribers {}
