/// A type that sends a sequence of values over time to its subscribers.
///
/// Any thread may send, subscribe, request and cancel. The code of a pipeline, from a subject down
/// to the subscriber, runs on one thread at a time, under the ``DeliveryLock`` of the pipeline. The
/// state that several pipelines share, such as the subscribers of a subject, has a `Mutex`, and no
/// code of the user runs under a `Mutex`.
///
/// Releasing an object while a publisher, a subscriber or a subscription changes can run the user's
/// code, in a `deinit`, and that code may call back. So the code moves a discarded value into a
/// local variable first, and releases the value after the change (R79).
///
/// Known difference: Apple's `map`, `filter`, `compactMap` and `setFailureType` forward values that
/// a misbehaving upstream sends after its completion or after a cancellation, and Apple's subjects
/// retain some captures longer. Here no value follows the end, and the end releases all captures
/// (fidelity 2.12).
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the errors; `Never` if the publisher cannot fail.
  associatedtype Failure: Error

  /// Attaches a subscriber. A publisher implements this method; to subscribe, call
  /// ``subscribe(_:)-(S)``.
  func receive<S: Subscriber<Output, Failure>>(subscriber: S)

  /// Attaches a subscriber of the library. No program needs to implement this method.
  func _receive(_ subscriber: _SubscriberBase<Output, Failure>)
}

extension Publisher {
  public typealias _Downstream = _SubscriberBase<Output, Failure>

  public func _receive(_ subscriber: _Downstream) { receive(subscriber: subscriber) }
}

/// A publisher of the library: it implements ``Publisher/_receive(_:)``, which needs no generic
/// code for each type of subscriber.
public protocol _BuiltInPublisher: Publisher {}

extension _BuiltInPublisher {
  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    _receive(subscriber._base)
  }
}

/// The publisher of an operator. By default, it has the values and errors of its upstream. Its
/// other properties are the operator's parameters.
public protocol _Operator: _BuiltInPublisher {
  associatedtype Upstream: Publisher
  associatedtype Output = Upstream.Output
  associatedtype Failure = Upstream.Failure

  /// The publisher from which this publisher receives values.
  var upstream: Upstream { get }
}

/// The publisher of an operator whose closure may throw: a thrown error ends the publisher.
public protocol _ThrowingOperator: _Operator where Failure == any Error {}

/// A publisher with the values and errors of another publisher.
public typealias _Like<P: Publisher> = Publisher<P.Output, P.Failure>

extension Publisher {
  /// Attaches a subscriber, which first receives a subscription in
  /// ``Subscriber/receive(subscription:)``.
  public func subscribe<S: Subscriber<Output, Failure>>(_ subscriber: S) {
    receive(subscriber: subscriber)
  }

  /// Sends all values and the completion to a subject, until the returned value is canceled.
  public func subscribe<S: Subject<Output, Failure>>(_ subject: S) -> AnyCancellable {
    let subscriber = SubjectSubscriber(subject)
    _receive(subscriber)
    return AnyCancellable(subscriber)
  }
}

/// The namespace of the operators' publishers.
public enum Publishers {}
