/// A subscriber in the form in which subjects and operators keep their downstream: a reference to
/// an object with class methods.
///
/// A property of a generic type would cost a type lookup at each value, and a closure for each
/// method would cost an allocation at each subscription. `Sink`, `Assign` and the subscriptions of
/// the operators are subclasses; any other subscriber is boxed once.
///
/// Publishers outside the library call the `receive` methods, on any thread. The library calls the
/// `accept` methods, while the thread holds the lock of the pipeline.
public class _SubscriberBase<Input, Failure: Error>: Subscriber {
  /// The lock of the pipeline that ends at this subscriber, or at one below.
  final let lock: DeliveryLock

  init(_ lock: DeliveryLock = DeliveryLock()) { self.lock = lock }

  public final func receive(subscription: any Subscription) {
    lock.deliver { accept(subscription: subscription) }
  }
  public final func receive(_ input: Input) -> Subscribers.Demand {
    lock.deliver { accept(input) }
  }
  public final func receive(completion: Subscribers.Completion<Failure>) {
    lock.deliver { accept(completion: completion) }
  }

  /// Receives the subscription, in the first call. The subscriber may request values from now on.
  func accept(subscription: any Subscription) {}
  /// Receives a value. Returns the demand for further values, which adds to earlier requests.
  func accept(_ input: Input) -> Subscribers.Demand { .none }
  /// Receives the completion, in the last call (R69).
  func accept(completion: Subscribers.Completion<Failure>) {}

  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
  public final var _base: _SubscriberBase { self }

  /// The closure of a ``Subscribers/Sink`` for values; nil for any other subscriber.
  var sinkClosure: ((Input) -> Void)? { nil }
}

/// A box for a subscriber of another type.
final class AnySubscriberBase<S: Subscriber>: _SubscriberBase<S.Input, S.Failure> {
  private let subscriber: S

  init(_ subscriber: S) { self.subscriber = subscriber }

  override func accept(subscription: any Subscription) {
    subscriber.receive(subscription: subscription)
  }
  override func accept(_ input: S.Input) -> Subscribers.Demand { subscriber.receive(input) }
  override func accept(completion: Subscribers.Completion<S.Failure>) {
    subscriber.receive(completion: completion)
  }

  override var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
}

/// A subscription whose requests and cancellation arrive on any thread: its subclass handles them
/// while the thread holds the lock of the pipeline, so they never interrupt a delivery.
class LockedSubscription: Subscription {
  final let lock: DeliveryLock

  init(_ lock: DeliveryLock) { self.lock = lock }

  final func request(_ demand: Subscribers.Demand) {
    guard lock.tryEnter() else { return lock.leaveNote { self.didRequest(demand) } }
    didRequest(demand)
    lock.leave()
  }

  final func cancel() {
    guard lock.tryEnter() else { return lock.leaveNote { self.didCancel() } }
    didCancel()
    lock.leave()
  }

  func didRequest(_ demand: Subscribers.Demand) {}
  func didCancel() {}
}
