extension Publisher {
  /// Leaves out values as long as the closure returns true; from then on it is not asked.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// The same with a closure that may throw; its error ends the publisher.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out values until another publisher sends one.
  ///
  /// Values that are left out count as delivered. If the other one ends first, that is the end.
  public func drop<P: Publisher>(
    untilOutputFrom publisher: P
  ) -> Publishers.DropUntilOutput<Self, P> where P.Failure == Failure {
    Publishers.DropUntilOutput(upstream: self, other: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of another from the first for which a closure returns false.
  public struct DropWhile<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true as long as values are left out.
    public let predicate: (Upstream.Output) -> Bool

    /// As ``Publisher/drop(while:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      var isDropping = true
      upstream.filter { [predicate] in
        if isDropping { isDropping = predicate($0) }
        return !isDropping
      }._receive(subscriber)
    }
  }

  /// A publisher of the values of another from the first for which a closure that may throw returns
  /// false.
  public struct TryDropWhile<Upstream: Publisher>: BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// Returns true as long as values are left out.
    public let predicate: (Upstream.Output) throws -> Bool

    /// As ``Publisher/tryDrop(while:)`` makes it.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      self.upstream = upstream
      self.predicate = predicate
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, any Error>) {
      var isDropping = true
      upstream.tryFilter { [predicate] in
        if isDropping { isDropping = try predicate($0) }
        return !isDropping
      }._receive(subscriber)
    }
  }

  /// A publisher of the values of one, once another has sent a value.
  public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: BuiltInPublisher
  where Upstream.Failure == Other.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public let upstream: Upstream
    /// The publisher whose first value opens the way.
    public let other: Other

    /// As ``Publisher/drop(untilOutputFrom:)`` makes it.
    public init(upstream: Upstream, other: Other) {
      self.upstream = upstream
      self.other = other
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      let inner = Inner(subscriber)
      subscriber.receive(subscription: inner)
      other._receive(inner.side)
      upstream._receive(inner)
    }
  }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publishers.DropUntilOutput {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    let side = SideSubscriber<Other.Output, Failure>()
    private var isOpen = false
    /// The demand that came before there was an upstream to ask.
    private var pendingDemand = Subscribers.Demand.none

    override init(_ subscriber: _SubscriberBase<Output, Failure>) {
      super.init(subscriber)
      side.onSubscription = { [self] in side.request(.max(1)) }
      side.onValue = { [self] _ in
        isOpen = true
        side.cancel()
        return .none
      }
      side.onCompletion = { [self] in
        cancelUpstream()
        finish($0)
      }
    }

    override func receive(subscription: any Subscription) {
      if keep(subscription), pendingDemand > .none { subscription.request(pendingDemand) }
    }

    override func receive(_ input: Output) -> Subscribers.Demand {
      isOpen ? subscriber?.receive(input) ?? .none : .none
    }

    override func receive(completion: Subscribers.Completion<Failure>) {
      side.cancel()
      super.receive(completion: completion)
    }

    override func request(_ demand: Subscribers.Demand) {
      if let upstream { upstream.request(demand) } else { pendingDemand += demand }
    }

    override func cancel() {
      super.cancel()
      side.cancel()
    }

    override var description: String { "DropUntilOutput" }
  }
}
