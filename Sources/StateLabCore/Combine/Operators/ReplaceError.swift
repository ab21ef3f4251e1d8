extension Publisher {
  /// Publishes this value and the end in place of an error.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Publishes this value where the upstream ends without any.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Publishes this value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers {
  /// A publisher of the values of another, and of one more if that fails.
  public struct ReplaceError<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Never

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The value to publish in place of an error.
    public let output: Upstream.Output

    /// As ``Publisher/replaceError(with:)`` makes it.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Never>) {
      upstream._receive(Inner(subscriber, output))
    }
  }

  /// A publisher of the values of another, or of one if that has none.
  public struct ReplaceEmpty<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The value to publish where there is none.
    public let output: Upstream.Output

    /// As ``Publisher/replaceEmpty(with:)`` makes it.
    public init(upstream: Upstream, output: Output) {
      self.upstream = upstream
      self.output = output
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, output))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

extension Publishers.ReplaceError {
  private final class Inner: ReplacingSubscription<Output, Upstream.Failure, Never> {
    override func receive(completion: Subscribers.Completion<Upstream.Failure>) {
      switch completion {
      case .finished: finish(.finished)
      case .failure: replace()
      }
    }

    override var description: String { "ReplaceError" }
  }
}

extension Publishers.ReplaceEmpty {
  private final class Inner: ReplacingSubscription<Output, Failure, Failure> {
    override func receive(completion: Subscribers.Completion<Failure>) {
      if case .finished = completion, !hasReceived { replace() } else { finish(completion) }
    }

    override var description: String { "ReplaceEmpty" }
  }
}

/// Sends one value more, once there is demand for it.
private class ReplacingSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  FailureMappingSubscription<Output, Output, UpstreamFailure, Failure>
{
  private let output: Output
  private var demand = Subscribers.Demand.none
  private var isReplacing = false
  final private(set) var hasReceived = false

  init(_ subscriber: _SubscriberBase<Output, Failure>, _ output: Output) {
    self.output = output
    super.init(subscriber)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    guard let subscriber else { return .none }
    hasReceived = true
    demand -= 1
    let more = subscriber.receive(input)
    demand += more
    return more
  }

  override func request(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    self.demand += demand
    if isReplacing { replace() } else { super.request(demand) }
  }

  final func replace() {
    isReplacing = true
    dropUpstream()
    guard demand > .none else { return }
    _ = subscriber?.receive(output)
    finish(.finished)
  }
}
