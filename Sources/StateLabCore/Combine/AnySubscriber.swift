/// A subscriber with its type hidden, or one made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomReflectable {
  private let box: Box
  public let combineIdentifier: CombineIdentifier

  public init<S: Subscriber>(_ subscriber: S) where Input == S.Input, Failure == S.Failure {
    if let erased = subscriber as? Self {
      self = erased
    } else {
      box = SubscriberBox(subscriber)
      combineIdentifier = subscriber.combineIdentifier
    }
  }

  /// Sends what it receives to a subject.
  public init<S: Subject>(_ subject: S) where Input == S.Output, Failure == S.Failure {
    self.init(SubjectRelay(subject))
  }

  /// Without `receiveSubscription` nothing is requested; without `receiveValue`, no more.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    box = ClosureBox(
      receiveSubscription: receiveSubscription, receiveValue: receiveValue,
      receiveCompletion: receiveCompletion)
    combineIdentifier = CombineIdentifier()
  }

  public func receive(subscription: any Subscription) { box.receive(subscription: subscription) }
  public func receive(_ value: Input) -> Subscribers.Demand { box.receive(value) }
  public func receive(completion: Subscribers.Completion<Failure>) {
    box.receive(completion: completion)
  }

  /// Described by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }

  private class Box {
    func receive(subscription: any Subscription) {}
    func receive(_ value: Input) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<Failure>) {}
  }

  private final class SubscriberBox<S: Subscriber>: Box
  where S.Input == Input, S.Failure == Failure {
    private let subscriber: S

    init(_ subscriber: S) { self.subscriber = subscriber }

    override func receive(subscription: any Subscription) {
      subscriber.receive(subscription: subscription)
    }
    override func receive(_ value: Input) -> Subscribers.Demand { subscriber.receive(value) }
    override func receive(completion: Subscribers.Completion<Failure>) {
      subscriber.receive(completion: completion)
    }
  }

  private final class ClosureBox: Box {
    private let receiveSubscription: ((any Subscription) -> Void)?
    private let receiveValue: ((Input) -> Subscribers.Demand)?
    private let receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
      receiveSubscription: ((any Subscription) -> Void)?,
      receiveValue: ((Input) -> Subscribers.Demand)?,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    ) {
      self.receiveSubscription = receiveSubscription
      self.receiveValue = receiveValue
      self.receiveCompletion = receiveCompletion
    }

    override func receive(subscription: any Subscription) { receiveSubscription?(subscription) }
    override func receive(_ value: Input) -> Subscribers.Demand { receiveValue?(value) ?? .none }
    override func receive(completion: Subscribers.Completion<Failure>) {
      receiveCompletion?(completion)
    }
  }
}
