/// A publisher that values can be put into from outside.
///
/// Known difference: Combine's subjects may be used on several threads at once; here a subject is
/// used on one thread at a time, and takes no lock, which would cost more than passing a value on.
/// Threads are played here, not started (fidelity 2.11, 8). No subject is `Sendable`, so Swift 6
/// lets none of them cross to a thread of the program's own.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber before it returns (R70).
  func send(_ value: Output)
  /// Ends the subject. The first completion wins; the subject ignores later ones (R69).
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
