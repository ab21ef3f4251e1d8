/// A publisher that values can be put into from outside.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber before it returns (R70).
  func send(_ value: Output)
  /// Ends the subject. The first completion wins; whatever comes later is ignored (R69).
  func send(completion: Subscribers.Completion<Failure>)
  /// Hands the subject the subscription through which values will arrive.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends to every subscriber that something happened.
  public func send() { send(()) }
}

/// Subscribes a subject to a publisher.
final class SubjectSubscriber<S: Subject>: _SubscriberBase<S.Output, S.Failure>, Cancellable {
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  override func receive(subscription: any Subscription) {
    guard let subject, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subject.send(subscription: subscription)
  }

  override func receive(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  override func receive(completion: Subscribers.Completion<S.Failure>) {
    let subscription = subscription.take()
    subject.take()?.send(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  func cancel() {
    let subject = subject.take()
    subscription.take()?.cancel()
    withExtendedLifetime(subject) {}
  }
}
