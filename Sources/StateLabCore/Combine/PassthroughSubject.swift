/// A subject that sends values to its subscribers and stores none.
///
/// Later subscribers, and subscribers without remaining demand, do not receive the value (R68).
///
///     let subject = PassthroughSubject<Int, Never>()
///     subject.send(1)
///     let cancellable = subject.sink { print($0) }
///     subject.send(2)  // prints 2
///
/// Subscribers receive values in the order of subscription: our choice, Apple specifies none (R70).
public final class PassthroughSubject<Output, Failure: Error>: Subject, _BuiltInPublisher,
  _Opaque
{
  private let subscribers = SubscriberList<Output, Failure>("PassthroughSubject")

  /// A subject without subscribers.
  public init() {}

  public func send(_ input: Output) { subscribers.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Requests values once one of the subject's subscribers has requested values (R80).
  public func send(subscription: any Subscription) {
    subscribers.add(upstream: subscription, waitingForDemand: true)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscribers.add(subscriber)
  }
}
