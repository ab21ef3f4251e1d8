/// Something that receives values from a publisher, as many as it asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  associatedtype Input
  associatedtype Failure: Error

  /// The first call: from now on values may be requested.
  func receive(subscription: any Subscription)
  /// A value. Returns how many more are wanted, in addition to what was requested before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The last call: nothing follows (R69).
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of the words they use.
public enum Subscribers {}
