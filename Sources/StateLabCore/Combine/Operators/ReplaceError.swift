extension Publisher {
  /// Replaces an error with this value, and finishes.
  public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(upstream: self, output: output)
  }

  /// Publishes this value if the upstream finishes without a value.
  public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(upstream: self, output: output)
  }

  /// Publishes this value in place of each nil.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers {
  /// A publisher of the upstream's values, and of one more value if the upstream fails.
  public struct ReplaceError<Upstream: Publisher>: _Operator {
    public typealias Failure = Never

    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(ReplacingSubscription(subscriber, "ReplaceError", output))
    }
  }

  /// A publisher of the upstream's values, or of one value if the upstream has none.
  public struct ReplaceEmpty<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let output: Upstream.Output

    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(
        ReplacingSubscription(subscriber, "ReplaceEmpty", output, replacesEnd: true))
    }
  }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}
extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Upstream.Output: Equatable {
}

/// Sends one more value when there is demand: in place of an error, or of a completion without
/// values.
private final class ReplacingSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  SuccessiveSubscription<Output, UpstreamFailure, Failure>
{
  private let output: Output
  private let replacesEnd: Bool
  private var isReplacing = false
  private var hasReceived = false

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String, _ output: Output,
    replacesEnd: Bool = false
  ) {
    self.output = output
    self.replacesEnd = replacesEnd
    super.init(subscriber, name)
  }

  /// In place of an end without values, the subscription requests unlimited values (R89).
  override func accept(subscription: any Subscription) {
    guard keep(subscription) else { return }
    subscriber?.receive(subscription: self)
    if replacesEnd { upstream?.request(.unlimited) }
  }

  override func accept(_ input: Output) -> Subscribers.Demand {
    hasReceived = true
    return super.accept(input)
  }

  override func accept(completion: Subscribers.Completion<UpstreamFailure>) {
    switch completion {
    case .finished where replacesEnd && !hasReceived, .failure where !replacesEnd: replace()
    default: super.accept(completion: completion)
    }
  }

  override func didRequest(_ demand: Subscribers.Demand) {
    demand.assertNonZero()
    if replacesEnd { note(demand) } else { super.didRequest(demand) }
    if isReplacing { replace() }
  }

  private func replace() {
    isReplacing = true
    dropUpstream()
    guard demand > .none else { return }
    _ = subscriber?.accept(output)
    finish(.finished)
  }
}
