extension Sequence {
  /// Publishes the elements, as many as are asked for, and then the end.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Publishers {
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element

    public let sequence: Elements

    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscriber.receive(
        subscription: SequenceDelivery<Elements, Failure>(sequence, to: Outlet(subscriber)))
    }
  }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}

private final class SequenceDelivery<Elements: Sequence, Failure: Error>: Subscription {
  private var elements: Elements.Iterator
  private var next: Elements.Element?
  private var downstream: Outlet<Elements.Element, Failure>?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, to downstream: Outlet<Elements.Element, Failure>) {
    self.elements = elements.makeIterator()
    self.downstream = downstream
    next = self.elements.next()
  }

  /// A demand made during a delivery is served by the delivery that is under way.
  func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    self.demand += demand
    guard !isDelivering else { return }
    isDelivering = true
    defer { isDelivering = false }
    while self.demand > .none, let downstream, let element = next {
      next = elements.next()
      self.demand -= 1
      self.demand += downstream.receive(element)
    }
    guard next == nil, let downstream else { return }
    self.downstream = nil
    downstream.finish(.finished)
  }

  func cancel() { downstream = nil }
}
