/// A subject that keeps the newest value, and sends this value to each new subscriber first.
///
/// The subject **stores first, then sends** (R67): a subscriber that reads ``value`` finds the
/// value that it received. `@Published` does the reverse (R65).
///
/// Subscribers receive values in the order of subscription: our choice, Apple specifies none (R70).
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _BuiltInPublisher,
  CustomReflectable
{
  private let subscribers: CurrentValueSubscriberList<Output, Failure>

  /// A subject with this initial value.
  public init(_ value: Output) {
    subscribers = CurrentValueSubscriberList("CurrentValueSubject", value)
  }

  /// The newest value. An assignment stores and sends the value; after the completion, an
  /// assignment only stores (R67).
  public var value: Output {
    get { subscribers.value }
    set { subscribers.storeAndSend(newValue) }
  }

  /// Stores the value, then sends it. After the completion, `send(_:)` has no effect (R67).
  public func send(_ input: Output) {
    if !subscribers.isOver { value = input }
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Requests unlimited values at once, because the subject keeps the newest value.
  public func send(subscription: any Subscription) {
    subscribers.add(upstream: subscription, waitingForDemand: false)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscribers.add(subscriber)
  }

  /// The mirror of the subject: its type and its value.
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
