extension Publisher {
  /// Publishes only the values for which the closure returns true.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers {
  public struct Filter<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    public let isIncluded: (Upstream.Output) -> Bool

    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      upstream.subscribe(FilterStage(subscriber, isIncluded))
    }
  }
}

/// A value that is not passed on is asked for again.
private final class FilterStage<Output, Failure: Error>: Stage<Output, Output, Failure> {
  private let isIncluded: (Output) -> Bool

  init<S: Subscriber>(_ downstream: S, _ isIncluded: @escaping (Output) -> Bool)
  where S.Input == Output, S.Failure == Failure {
    self.isIncluded = isIncluded
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard downstream != nil else { return .none }
    guard isIncluded(input) else { return .max(1) }
    return downstream?.receive(input) ?? .none
  }
}
