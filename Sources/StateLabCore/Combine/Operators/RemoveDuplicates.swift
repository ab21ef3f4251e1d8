extension Publisher where Output: Equatable {
  /// Publishes only values that differ from the one before.
  ///
  /// The memory belongs to the subscription: whoever subscribes anew starts over (R49).
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
    removeDuplicates(by: ==)
  }
}

extension Publisher {
  /// Publishes only values for which the closure, given the one before, returns false.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> Publishers.RemoveDuplicates<Self> {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(RemoveDuplicatesStage(subscriber, predicate))
    }
  }
}

/// A value that is not passed on is asked for again.
private final class RemoveDuplicatesStage<Output, Failure: Error>: Stage<Output, Output, Failure> {
  private let predicate: (Output, Output) -> Bool
  private var last: Output?

  init<S: Subscriber>(_ downstream: S, _ predicate: @escaping (Output, Output) -> Bool)
  where S.Input == Output, S.Failure == Failure {
    self.predicate = predicate
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    if let last, predicate(last, input) { return .max(1) }
    last = input
    return downstream?.receive(input) ?? .none
  }
}
