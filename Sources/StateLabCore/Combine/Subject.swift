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
  public func send() { send(()) }
}

/// Subscribes a subject to a publisher.
final class SubjectRelay<S: Subject>: Subscriber, Cancellable {
  private var subject: S?
  private var subscription: (any Subscription)?

  init(_ subject: S) { self.subject = subject }

  func receive(subscription: any Subscription) {
    guard let subject, self.subscription == nil else { return subscription.cancel() }
    self.subscription = subscription
    subject.send(subscription: subscription)
  }

  func receive(_ input: S.Output) -> Subscribers.Demand {
    subject?.send(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<S.Failure>) {
    let subject = self.subject
    self.subject = nil
    subscription = nil
    subject?.send(completion: completion)
  }

  func cancel() {
    let subscription = self.subscription
    subject = nil
    self.subscription = nil
    subscription?.cancel()
  }
}
