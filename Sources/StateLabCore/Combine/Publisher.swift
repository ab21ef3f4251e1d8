/// Something that can send values over time to those who subscribe to it.
///
/// Everything in this folder runs on one thread at a time: threads are played here, never started
/// (fidelity 2.11, 8). That is why nothing takes a lock, and why nothing asks for `Sendable`.
///
/// An object that is released while a publisher, a subscriber or a subscription changes may run the
/// user's code, in a `deinit`, and that code may call back. So a value that is dropped is moved into a
/// local variable first, and released when the change is done (R79).
///
/// Known difference: Apple's `map`, `filter`, `compactMap` and `setFailureType` pass on what a
/// misbehaving upstream sends after its completion or after a cancellation, and Apple's subjects
/// keep some captures longer. Here nothing follows the end, and the end releases all (fidelity 2.12).
public protocol Publisher<Output, Failure> {
  /// The values that it sends.
  associatedtype Output
  /// The errors that it may end with; `Never` if it cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. A publisher implements this; call ``subscribe(_:)-(S)``.
  func receive<S: Subscriber<Output, Failure>>(subscriber: S)

  /// Attaches a subscriber of the library's own. No program needs to implement this.
  func _receive(_ subscriber: _SubscriberBase<Output, Failure>)
}

extension Publisher {
  public typealias _Downstream = _SubscriberBase<Output, Failure>

  public func _receive(_ subscriber: _Downstream) { receive(subscriber: subscriber) }
}

/// A publisher of the library: it implements ``Publisher/_receive(_:)``, which needs no generic code
/// for each kind of subscriber.
public protocol _BuiltInPublisher: Publisher {}

extension _BuiltInPublisher {
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    _receive(subscriber._base)
  }
}

/// The publisher that an operator makes. It has the values and the errors of its upstream, unless it
/// says otherwise. Its other properties are the operator's parameters.
public protocol _Operator: _BuiltInPublisher {
  associatedtype Upstream: Publisher
  associatedtype Output = Upstream.Output
  associatedtype Failure = Upstream.Failure

  /// The publisher that it gets its values from.
  var upstream: Upstream { get }
}

/// The same for an operator whose closure may throw: that error ends the publisher.
public protocol _ThrowingOperator: _Operator where Failure == any Error {}

/// A publisher of the same values and errors as another.
public typealias _Like<P: Publisher> = Publisher<P.Output, P.Failure>

extension Publisher {
  /// Attaches a subscriber, which hears of it through ``Subscriber/receive(subscription:)``.
  public func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: S) {
    receive(subscriber: subscriber)
  }

  /// Passes everything on to a subject, until the returned value is cancelled.
  public func subscribe<S: Subject<Output, Failure>>(_ subject: S) -> AnyCancellable {
    let subscriber = SubjectSubscriber(subject)
    _receive(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the publishers that operators make.
public enum Publishers {}
