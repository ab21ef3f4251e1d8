extension Publisher {
  /// Leaves out the first values, for example the one that `$property` replays (R65).
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: count)
  }
}

extension Publishers {
  public struct Drop<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let count: Int

    public init(upstream: Upstream, count: Int) {
      self.upstream = upstream
      self.count = count
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(DropStage(subscriber, count))
    }
  }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// A value that is left out is asked for again.
private final class DropStage<Output, Failure: Error>: Stage<Output, Output, Failure> {
  private var remaining: Int

  init<S: Subscriber>(_ downstream: S, _ count: Int)
  where S.Input == Output, S.Failure == Failure {
    precondition(count >= 0, "count must not be negative")
    remaining = count
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard let downstream else { return .none }
    guard remaining == 0 else {
      remaining -= 1
      return .max(1)
    }
    return downstream.receive(input)
  }
}
