extension Publisher {
  /// Publishes only the values for which the closure returns true; an error that it throws ends the
  /// publisher.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes what the closure makes of each value, unless that is nil; an error that it throws
  /// ends the publisher.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Publishes only values for which the closure, given the one before, returns false; an error that
  /// it throws ends the publisher.
  public func tryRemoveDuplicates(
    by predicate: @escaping (Output, Output) throws -> Bool
  ) -> Publishers.TryRemoveDuplicates<Self> {
    Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of the values of another for which a closure that may throw returns true.
  public struct TryFilter<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that is passed on.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryFilter(_:)`` makes it.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.isIncluded = isIncluded
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        TryCompactMapSubscription(subscriber, "TryFilter") { [isIncluded] in
          try isIncluded($0) ? $0 : nil
        })
    }
  }

  /// A publisher of what a closure that may throw makes of each value of another, without the nils.
  public struct TryCompactMap<Upstream: Publisher, Output>: BuiltInPublisher {
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Makes a value, or nil, of each value.
    public let transform: (Upstream.Output) throws -> Output?

    /// As ``Publisher/tryCompactMap(_:)`` makes it.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      self.upstream = upstream
      self.transform = transform
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(TryCompactMapSubscription(subscriber, "TryCompactMap", transform))
    }
  }

  /// A publisher of the values of another that differ from the one before, by a closure that may
  /// throw.
  public struct TryRemoveDuplicates<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// True for two values that count as the same.
    public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

    /// As ``Publisher/tryRemoveDuplicates(by:)`` makes it.
    public init(
      upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      var last: Output?
      upstream._receive(
        TryCompactMapSubscription(subscriber, "TryRemoveDuplicates") { [predicate] input in
          if let last, try predicate(last, input) { return nil }
          // The one before is released with this constant, once it is replaced (R79).
          let old = exchange(&last, with: input)
          return withExtendedLifetime(old) { input }
        })
    }
  }
}

/// A value that is not passed on is asked for again.
private final class TryCompactMapSubscription<Input, Output, UpstreamFailure: Error>:
  ThrowingSubscription<Input, Output, UpstreamFailure>
{
  private let name: String
  private let transform: (Input) throws -> Output?

  init(
    _ subscriber: _SubscriberBase<Output, any Error>, _ name: String,
    _ transform: @escaping (Input) throws -> Output?
  ) {
    self.name = name
    self.transform = transform
    super.init(subscriber)
  }

  override func receive(_ input: Input) -> Subscribers.Demand {
    guard subscriber != nil, let result = attempt({ try transform(input) }) else { return .none }
    guard let output = result else { return .max(1) }
    return subscriber?.receive(output) ?? .none
  }

  override var description: String { name }
}
