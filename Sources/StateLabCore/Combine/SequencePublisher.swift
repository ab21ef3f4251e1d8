extension Sequence {
  /// Publishes the elements as requested, and finishes.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  /// A publisher of the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: _BuiltInPublisher {
    public typealias Output = Elements.Element

    /// The elements, in the order of publication.
    public let sequence: Elements

    /// Publishes all elements to each subscriber.
    public init(sequence: Elements) { self.sequence = sequence }

    /// A sequence without elements finishes at once, without demand (R86).
    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      deliver(to: subscriber, endingWith: .finished)
    }

    func deliver(
      to subscriber: _SubscriberBase<Output, Failure>,
      endingWith completion: Subscribers.Completion<Failure>
    ) {
      var elements = sequence.makeIterator()
      guard let first = elements.next() else {
        subscriber.receive(subscription: Subscriptions.empty)
        return subscriber.receive(completion: completion)
      }
      subscriber.receive(
        subscription: Inner(sequence, first, elements, completion, to: subscriber))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

extension Publishers.Sequence {
  private final class Inner: LockedSubscription, _Described {
    private let sequence: Elements
    @exclusivity(unchecked) private var next: Output?
    @exclusivity(unchecked) private var elements: Elements.Iterator
    private let completion: Subscribers.Completion<Failure>
    @exclusivity(unchecked) private var subscriber: _SubscriberBase<Output, Failure>?
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    @exclusivity(unchecked) private var isDelivering = false

    init(
      _ sequence: Elements, _ first: Output, _ rest: Elements.Iterator,
      _ completion: Subscribers.Completion<Failure>, to subscriber: _SubscriberBase<Output, Failure>
    ) {
      self.sequence = sequence
      next = first
      elements = rest
      self.completion = completion
      self.subscriber = subscriber
      super.init(subscriber.lock)
    }

    /// The delivery in progress serves demand that is requested during the delivery. A demand of
    /// zero is no error here (R83).
    override func didRequest(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard !isDelivering else { return }
      isDelivering = true
      defer { isDelivering = false }
      while self.demand > .none, let subscriber, let element = next {
        next = elements.next()
        self.demand -= 1
        self.demand += subscriber.accept(element)
        lock.runNotes()
      }
      if next == nil { subscriber.take()?.accept(completion: completion) }
    }

    var description: String { String(printing: sequence) }

    override func didCancel() {
      let subscriber = subscriber.take()
      withExtendedLifetime(subscriber) {}
    }
  }
}
