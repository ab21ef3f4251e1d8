extension Publisher {
  /// Publishes the first values, this many at most, and then the end.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

  /// Publishes the value that comes at this position, and then the end; the first has position 0.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

  /// Publishes the values that come at these positions, and then the end.
  public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self>
  where R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Publishes values as long as the closure returns true, and then the end.
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of another that come at some positions.
  public struct Output<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    /// As ``Publisher/output(in:)`` makes it. A negative position ends the process.
    public init(upstream: Upstream, range: CountableRange<Int>) {
      precondition(range.lowerBound >= 0, "lowerBound must not be negative")
      self.upstream = upstream
      self.range = range
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, range))
    }
  }

  /// A publisher of the values of another as long as a closure returns true.
  public struct PrefixWhile<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true as long as values go on.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/prefix(while:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(Inner(subscriber, predicate))
    }
  }

  /// A publisher of the values of another as long as a closure that may throw returns true.
  public struct TryPrefixWhile<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true as long as values go on.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryPrefix(while:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(Inner(subscriber, predicate))
    }
  }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

extension Publishers.Output {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private var skipped: Int
    private var remaining: Int

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ range: CountableRange<Int>) {
      skipped = range.lowerBound
      remaining = range.count
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      guard skipped == 0 else {
        skipped -= 1
        return .max(1)
      }
      var more = Subscribers.Demand.none
      if remaining > 0 {
        remaining -= 1
        more = subscriber?.receive(input) ?? .none
      }
      if remaining == 0 {
        cancelUpstream()
        finish(.finished)
      }
      return more
    }

    override var description: String { "Output" }
  }
}

extension Publishers.PrefixWhile {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    private let predicate: (Output) -> Bool

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ predicate: @escaping (Output) -> Bool) {
      self.predicate = predicate
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil else { return .none }
      guard predicate(input) else {
        cancelUpstream()
        finish(.finished)
        return .none
      }
      return subscriber?.receive(input) ?? .none
    }

    override var description: String { "PrefixWhile" }
  }
}

extension Publishers.TryPrefixWhile {
  private final class Inner: ThrowingSubscription<Output, Output, Upstream.Failure> {
    private let predicate: (Output) throws -> Bool

    init(
      _ subscriber: _SubscriberBase<Output, any Error>,
      _ predicate: @escaping (Output) throws -> Bool
    ) {
      self.predicate = predicate
      super.init(subscriber)
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      guard subscriber != nil, let goesOn = attempt({ try predicate(input) }) else { return .none }
      guard goesOn else {
        cancelUpstream()
        finish(.finished)
        return .none
      }
      return subscriber?.receive(input) ?? .none
    }

    override var description: String { "TryPrefixWhile" }
  }
}
