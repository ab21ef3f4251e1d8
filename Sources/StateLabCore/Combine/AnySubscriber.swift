/// A type-erased subscriber, or a subscriber made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, _Opaque {
  /// The identifier of the erased subscriber.
  public let combineIdentifier: CombineIdentifier
  public let _base: _SubscriberBase<Input, Failure>

  /// Erases the type of `subscriber`.
  public init<S: Subscriber<Input, Failure>>(_ subscriber: S) {
    _base = subscriber._base
    combineIdentifier = subscriber.combineIdentifier
  }

  /// Sends all received values and the completion to a subject.
  public init<S: Subject<Input, Failure>>(_ subject: S) {
    self.init(SubjectSubscriber(subject))
  }

  /// Calls these closures. Without `receiveSubscription`, the subscriber requests no values;
  /// without `receiveValue`, it requests no further values.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    self.init(ClosureSubscriber(receiveSubscription, receiveValue, receiveCompletion))
  }

  public func receive(subscription: any Subscription) { _base.receive(subscription: subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { _base.receive(value) }
  public func receive(completion: Subscribers.Completion<Failure>) {
    _base.receive(completion: completion)
  }
}

private final class ClosureSubscriber<Input, Failure: Error>: _SubscriberBase<Input, Failure> {
  private let receiveSubscription: ((any Subscription) -> Void)?
  private let receiveValue: ((Input) -> Subscribers.Demand)?
  private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ receiveSubscription: ((any Subscription) -> Void)?,
    _ receiveValue: ((Input) -> Subscribers.Demand)?,
    _ receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
  ) {
    self.receiveSubscription = receiveSubscription
    self.receiveValue = receiveValue
    self.receiveCompletion = receiveCompletion
  }

  override func accept(subscription: any Subscription) { receiveSubscription?(subscription) }
  override func accept(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }
  override func accept(completion: Subscribers.Completion<Failure>) {
    receiveCompletion?(completion)
  }
}
