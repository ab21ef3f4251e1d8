/// A publisher with its type hidden.
///
/// Each ``Publisher/eraseToAnyPublisher()`` makes a **new box**, so two of them compare different,
/// even over the same upstream: that is why a publisher computed in `body` is subscribed anew at
/// each update (R49). A copy shares its box, and erasing an `AnyPublisher` again changes nothing.
public struct AnyPublisher<Output, Failure: Error>: Publisher, CustomReflectable {
  private let box: Box

  /// Hides the type of `publisher`, in a new box.
  public init<P: Publisher>(_ publisher: P) where Output == P.Output, Failure == P.Failure {
    self = publisher as? Self ?? Self(box: PublisherBox(publisher))
  }

  private init(box: Box) { self.box = box }

  public func receive<S: Subscriber>(subscriber: S) where Output == S.Input, Failure == S.Failure {
    box.receive(subscriber: subscriber)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) { box.receive(subscriber) }

  /// Shows no parts, so that a trace describes the value by its type alone.
  public var customMirror: Mirror { Mirror(self, children: []) }

  fileprivate class Box {
    func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {}
    func receive(_ subscriber: _SubscriberBase<Output, Failure>) {}
  }

  private final class PublisherBox<P: Publisher>: Box
  where P.Output == Output, P.Failure == Failure {
    private let publisher: P

    init(_ publisher: P) { self.publisher = publisher }

    override func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      publisher.receive(subscriber: subscriber)
    }

    override func receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      publisher._receive(subscriber)
    }
  }
}

extension Publisher {
  /// Hides the type of the publisher, in a new box.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
