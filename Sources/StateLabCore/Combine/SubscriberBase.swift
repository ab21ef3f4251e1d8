/// A subscriber in the form in which subjects and operators keep the one they deliver to: a
/// reference, and methods that are found in its class.
///
/// A property of a generic type would cost a look-up of that type at each value, and a closure for
/// each method an allocation at each subscription. `Sink`, `Assign` and the subscriptions of the
/// operators are subclasses; any other subscriber is put in a box, once.
public class _SubscriberBase<Input, Failure: Error>: Subscriber {
  init() {}

  /// The first call: from now on values may be requested.
  public func receive(subscription: any Subscription) {}
  /// A value. Returns how many more are wanted, in addition to what was requested before.
  public func receive(_ input: Input) -> Subscribers.Demand { .none }
  /// The last call: nothing follows (R69).
  public func receive(completion: Subscribers.Completion<Failure>) {}

  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  public final var _base: _SubscriberBase { self }

  /// True for a ``Subscribers/Sink``.
  var isSink: Bool { false }
}

/// A subscriber of some other type, in a box.
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
