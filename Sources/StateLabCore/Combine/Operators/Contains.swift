extension Publisher where Output: Equatable {
  /// Publishes whether this value comes: true as soon as it does, false at the end.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes whether a value comes for which the closure returns true.
  public func contains(
    where predicate: @escaping (Output) -> Bool
  ) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether the closure returns true for all values: false as soon as it does not.
  public func allSatisfy(
    _ predicate: @escaping (Output) -> Bool
  ) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}

extension Publishers {
  /// A publisher of whether another sends some value.
  public struct Contains<Upstream: Publisher>: BuiltInPublisher where Upstream.Output: Equatable {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The value that is looked for.
    public let output: Upstream.Output

    /// As ``Publisher/contains(_:)`` makes it.
    public init(upstream: Upstream, output: Upstream.Output) {
      self.upstream = upstream
      self.output = output
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "Contains", initially: false
        ) { [output] inner, input in
          if input == output { inner.complete(with: true) }
        })
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of whether a closure returns true for some value of another.
  public struct ContainsWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/contains(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "ContainsWhere", initially: false
        ) { [predicate] inner, input in
          if predicate(input) { inner.complete(with: true) }
        })
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure that may throw returns true for some value of another.
  public struct TryContainsWhere<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryContains(where:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryContainsWhere", initially: false
        ) { [predicate] inner, input in
          if try predicate(input) { inner.complete(with: true) }
        })
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure returns true for all values of another.
  public struct AllSatisfy<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that meets the condition.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/allSatisfy(_:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      upstream._receive(
        PlainReduceSubscription(
          subscriber, "AllSatisfy", initially: true
        ) { [predicate] inner, input in
          if !predicate(input) { inner.complete(with: false) }
        })
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure that may throw returns true for all values of another.
  public struct TryAllSatisfy<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Bool
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true for a value that meets the condition.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryAllSatisfy(_:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      upstream._receive(
        ThrowingReduceSubscription(
          subscriber, "TryAllSatisfy", initially: true
        ) { [predicate] inner, input in
          if try !predicate(input) { inner.complete(with: false) }
        })
    }
  }
}
