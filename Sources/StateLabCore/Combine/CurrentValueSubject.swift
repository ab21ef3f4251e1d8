/// A subject that keeps the newest value, and sends it to each new subscriber first.
///
/// It **stores first, then sends** (R67): a subscriber that looks at ``value`` finds the value it
/// was given. `@Published` does it the other way round (R65).
///
/// Subscribers are told in the order of subscription: our choice, Apple specifies none (R70).
public final class CurrentValueSubject<Output, Failure: Error>: Subject, _BuiltInPublisher,
  CustomReflectable
{
  private let subscribers: CurrentValueSubscriberList<Output, Failure>
  /// The subscriptions through which it gets values itself.
  private var upstreams: [any Subscription] = []

  /// A subject that begins with a value.
  public init(_ value: Output) {
    subscribers = CurrentValueSubscriberList("CurrentValueSubject", value)
  }

  deinit { for subscription in upstreams { subscription.cancel() } }

  /// The newest value. Assigning stores it and sends it; after the completion it only stores it
  /// (R67).
  public var value: Output {
    get { subscribers.value }
    set {
      guard !DryRun.isCurrent else { return }
      subscribers.value = newValue
      subscribers.send(newValue)
    }
  }

  /// Stores, then sends. After the completion it does neither (R67).
  public func send(_ input: Output) {
    if !subscribers.isOver { value = input }
  }

  public func send(completion: Subscribers.Completion<Failure>) { subscribers.finish(completion) }

  /// Asks for everything at once, since it keeps the newest.
  public func send(subscription: any Subscription) {
    upstreams.append(subscription)
    subscription.request(.unlimited)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
    subscribers.add(subscriber)
  }

  /// Described by its type and its value.
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
