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
  /// The subscriptions of the subject itself, to upstream publishers.
  private var upstreams: [any Subscription] = []

  /// A subject without subscribers.
  public init() {}

  deinit { for subscription in upstreams { subscription.cancel() } }

  public func send(_ input: Output) { subscribers.send(input) }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Requests values once one of the subject's subscribers has requested values (R80).
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    if subscribers.wasAsked { return subscription.request(.unlimited) }
    subscribers.onFirstDemand = { [unowned self] in
      for subscription in upstreams { subscription.request(.unlimited) }
    }
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscribers.add(subscriber)
  }
}
