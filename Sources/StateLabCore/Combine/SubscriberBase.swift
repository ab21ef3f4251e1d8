/// A subscriber in the form in which subjects and operators keep their downstream: a reference to
/// an object with class methods.
///
/// A property of a generic type would cost a type lookup at each value, and a closure for each
/// method would cost an allocation at each subscription. `Sink`, `Assign` and the subscriptions of
/// the operators are subclasses; any other subscriber is boxed once.
public class _SubscriberBase<Input, Failure: Error>: Subscriber {
  init() {}

  /// Receives the subscription, in the first call. The subscriber may request values from now on.
  public func receive(subscription: any Subscription) {}
  /// Receives a value. Returns the demand for further values, which adds to earlier requests.
  public func receive(_ input: Input) -> Subscribers.Demand { .none }
  /// Receives the completion, in the last call (R69).
  public func receive(completion: Subscribers.Completion<Failure>) {}

  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  public final var _base: _SubscriberBase { self }

  /// True for a ``Subscribers/Sink``.
  var isSink: Bool { false }
}

/// A box for a subscriber of another type.
final class AnySubscriberBase<S: Subscriber>: _SubscriberBase<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) { self.subscriber = subscriber }

  override func receive(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }
  override func receive(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
  override func receive(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }

  override var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
}
