/// A publisher that sends values which code outside passes to `send(_:)`.
///
/// Known difference: Combine's subjects support use on several threads at once. Here, one thread
/// uses a subject at a time, and the subject takes no lock, which would cost more than sending a
/// value. The laboratory simulates threads and starts none (fidelity 2.11, 8). No subject is
/// `Sendable`, so Swift 6 rejects a program that moves a subject to a thread of its own.
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
