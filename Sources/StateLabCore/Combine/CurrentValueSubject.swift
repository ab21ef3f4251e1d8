/// A subject that keeps the newest value and tells it to whoever subscribes.
///
/// It **stores first, then sends** (R67): a subscriber that looks at ``value`` finds the value it
/// was given. `@Published` does it the other way round (R65).
///
/// Subscribers are told in the order of subscription: our choice, Apple specifies none (R70).
public final class CurrentValueSubject<Output, Failure: Error>: Subject, CustomReflectable {
  private let audience: CurrentAudience<Output, Failure>
  private var upstream: [any Subscription] = []

  public init(_ value: Output) { audience = CurrentAudience(value) }

  deinit { for subscription in upstream { subscription.cancel() } }

  /// The newest value. Assigning sends it; after the completion it is stored and not sent (R67).
  public var value: Output {
    get { audience.value }
    set {
      audience.value = newValue
      audience.deliver(newValue)
    }
  }

  /// Stores, then sends. After the completion it does neither (R67).
  public func send(_ input: Output) {
    if !audience.isOver { value = input }
  }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  public func send(subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    audience.admit(subscriber)
  }

  /// Described by its type and its value.
  public var customMirror: Mirror { Mirror(self, children: ["value": value], displayStyle: .class) }
}
