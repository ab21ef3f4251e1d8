/// A subject that passes values on and remembers none.
///
/// A value is lost to whoever subscribes later, and to whoever has no demand left (R68).
///
///     let subject = PassthroughSubject<Int, Never>()
///     subject.send(1)
///     let cancellable = subject.sink { print($0) }
///     subject.send(2)  // prints 2
///
/// Subscribers are told in the order of subscription: our choice, Apple specifies none (R70).
public final class PassthroughSubject<Output, Failure: Error>: Subject, CustomReflectable {
  private let audience = Audience<Output, Failure>()
  private var upstream: [any Subscription] = []

  public init() {}

  deinit { for subscription in upstream { subscription.cancel() } }

  public func send(_ input: Output) { audience.deliver(input) }

  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  public func send(subscription: any Subscription) {
    upstream.append(subscription)
    subscription.request(.unlimited)
  }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    audience.admit(subscriber)
  }

  /// Described by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
