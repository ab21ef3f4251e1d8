/// A type-erased publisher.
///
/// Each ``Publisher/eraseToAnyPublisher()`` creates a **new box**, so two erasures compare
/// different, even over the same upstream: therefore a publisher that `body` computes is subscribed
/// again at each update (R49). A copy shares its box, and erasing an `AnyPublisher` again has no
/// effect.
public struct AnyPublisher<Output, Failure: Error>: Publisher, _Opaque, _Described {
  private let box: Box

  public var description: String { "AnyPublisher" }

  /// Erases the type of `publisher`, in a new box.
  public init<P: Publisher<Output, Failure>>(_ publisher: P) {
    self = publisher as? Self ?? Self(box: PublisherBox(publisher))
  }

  private init(box: Box) { self.box = box }

  public func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
    box.receive(subscriber: subscriber)
  }

  public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) { box.receive(subscriber) }

  fileprivate class Box {
    func receive<S: Subscriber<Output, Failure>>(subscriber: S) {}
    func receive(_ subscriber: _SubscriberBase<Output, Failure>) {}
  }

  private final class PublisherBox<P: Publisher<Output, Failure>>: Box {
    private let publisher: P

    init(_ publisher: P) { self.publisher = publisher }

    override func receive<S: Subscriber<Output, Failure>>(subscriber: S) {
      publisher.receive(subscriber: subscriber)
    }

    override func receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      publisher._receive(subscriber)
    }
  }
}

extension Publisher {
  /// Erases the type of the publisher, in a new box.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
