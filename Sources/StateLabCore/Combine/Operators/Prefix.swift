extension Publisher {
  /// Publishes the first values, up to this number, and finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  /// Publishes the value at this position and finishes; the first value has position 0.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values at these positions and finishes.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes values until the closure first returns false, and finishes.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// A variant of `prefix(while:)` with a throwing closure; a thrown error ends the publisher.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the upstream's values at certain positions.
  public struct Output<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let range: CountableRange<Int>

    /// A negative position ends the process.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      (self.upstream, self.range) = (upstream, range)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(Inner(subscriber, range))
    }
  }

  /// A publisher of the upstream's values until a closure first returns false.
  public struct PrefixWhile<Upstream: Publisher>: _Operator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(PrefixWhileSubscription(subscriber, "PrefixWhile", predicate))
    }
  }

  /// A publisher of the upstream's values until a throwing closure first returns false.
  public struct TryPrefixWhile<Upstream: Publisher>: _ThrowingOperator {
    public let upstream: Upstream
    public let predicate: (Upstream.Output) throws -> Bool

    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    public func _receive(_ subscriber: _Downstream) {
      upstream._receive(PrefixWhileSubscription(subscriber, "TryPrefixWhile", predicate))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
  private final class Inner: UnchangedSubscription<Upstream> {
    @exclusivity(unchecked) private var skipped: Int
    @exclusivity(unchecked) private var remaining: Int

    init(_ subscriber: Upstream._Downstream, _ range: CountableRange<Int>) {
      skipped = range.lowerBound
      remaining = range.count
      super.init(subscriber, "Output")
    }

    override func accept(_ input: Upstream.Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      guard skipped == 0 else {
        skipped -= 1
        return .max(1)
      }
      var more = Subscribers.Demand.none
      if remaining > 0 {
        remaining -= 1
        more = super.accept(input)
      }
      if remaining == 0 { stop() }
      return more
    }
  }
}

private final class PrefixWhileSubscription<Output, UpstreamFailure: Error, Failure: Error>:
  PassingSubscription<Output, UpstreamFailure, Failure>
{
  private let predicate: (Output) throws -> Bool

  init(
    _ subscriber: _SubscriberBase<Output, Failure>, _ name: String,
    _ predicate: @escaping (Output) throws -> Bool
  ) {
    self.predicate = predicate
    super.init(subscriber, name)
  }

  override func accept(_ input: Output) -> Subscribers.Demand {
    guard subscriber != nil else { return .none }
    do {
      return try predicate(input) ? super.accept(input) : stop()
    } catch {
      return stop(error)
    }
  }
}
