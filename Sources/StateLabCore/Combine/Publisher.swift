/// Something that can send values over time to those who subscribe to it.
///
/// Everything in this folder runs on one thread at a time: threads are played here, never started
/// (fidelity 2.11, 8). That is why nothing takes a lock, and why nothing asks for `Sendable`.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error

  /// Attaches a subscriber. Call ``subscribe(_:)-(S)``; this is what a publisher implements.
  func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input
}

extension Publisher {
  /// Attaches a subscriber, which hears of it through ``Subscriber/receive(subscription:)``.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where Failure == S.Failure, Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until the returned value is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where Failure == S.Failure, Output == S.Output {
    let relay = SubjectRelay(subject)
    receive(subscriber: relay)
    return AnyCancellable(relay)
  }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
