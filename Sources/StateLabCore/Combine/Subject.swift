/// A publisher that sends values which code outside passes to `send(_:)`.
///
/// Any thread may send, subscribe and cancel. A subscriber of a subject receives one value at a
/// time: a second thread that sends waits until the subscriber has received the first value.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber before the call returns (R70).
  func send(_ value: Output)
  /// Ends the subject. The first completion wins; the subject ignores later ones (R69).
  func send(completion: Subscribers.Completion<Failure>)
  /// Gives the subject a subscription to an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value to every subscriber.
  public func send() { send(()) }
}

/// Subscribes a subject to a publisher.
final class SubjectSubscriber<S: Subject>: _SubscriberBase<S.Output, S.Failure>, Cancellable {
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  override func accept(subscription: any Subscription) {
    guard let subject, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subject.send(subscription: subscription)
  }

  override func accept(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  override func accept(completion: Subscribers.Completion<S.Failure>) {
    let subscription = subscription.take()
    subject.take()?.send(completion: completion)
    withExtendedLifetime(subscription) {}
  }

  func cancel() { lock.run(cancelNow) }

  private func cancelNow() {
    let subject = subject.take()
    subscription.take()?.cancel()
    withExtendedLifetime(subject) {}
  }
}
