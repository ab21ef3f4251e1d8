/// A publisher of one value, and the end.
public struct Just<Output>: Publisher {
  public typealias Failure = Never

  public let output: Output

  public init(_ output: Output) { self.output = output }

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    subscriber.receive(subscription: Delivery(output, to: subscriber))
  }

  /// The value waits for the first demand.
  private final class Delivery<Downstream: Subscriber>: Subscription
  where Downstream.Input == Output {
    private let output: Output
    private var downstream: Downstream?

    init(_ output: Output, to downstream: Downstream) {
      self.output = output
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      demand.assertNonZero()
      guard let downstream else { return }
      // Nobody asks twice, not even from inside the value's delivery; but a cancel there counts.
      self.downstream = nil
      isDelivering = true
      _ = downstream.receive(output)
      if isDelivering { downstream.receive(completion: .finished) }
    }

    func cancel() {
      downstream = nil
      isDelivering = false
    }

    private var isDelivering = false
  }
}

extension Just: Equatable where Output: Equatable {}
