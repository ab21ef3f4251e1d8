extension Publisher {
  /// Publishes these values before the values of the upstream.
  public func prepend(
    _ elements: Output...
  ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
    prepend(elements)
  }

  /// Publishes the elements of a sequence before the values of the upstream.
  public func prepend<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher, and after its end the values of the upstream.
  public func prepend<P: _Like<Self>>(_ publisher: P) -> Publishers.Concatenate<P, Self> {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Publishes these values after the upstream finishes.
  public func append(
    _ elements: Output...
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
    append(elements)
  }

  /// Publishes the elements of a sequence after the upstream finishes.
  public func append<S: Sequence>(
    _ elements: S
  ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Publishes the values of another publisher after the upstream finishes.
  public func append<P: _Like<Self>>(_ publisher: P) -> Publishers.Concatenate<Self, P> {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }
}

extension Publishers {
  /// A publisher of the values of a first publisher, and then of a second publisher.
  public struct Concatenate<Prefix: Publisher, Suffix: _Like<Prefix>>: _BuiltInPublisher {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    public let prefix: Prefix
    /// The publisher to subscribe to after the first publisher finishes.
    public let suffix: Suffix

    public init(prefix: Prefix, suffix: Suffix) {
      (self.prefix, self.suffix) = (prefix, suffix)
    }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, suffix)
      subscriber.receive(subscription: inner)
      prefix._receive(inner)
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publishers.Concatenate {
  private final class Inner: SuccessiveSubscription<Output, Failure, Failure> {
    /// The second publisher; nil after the subscription to it.
    private var suffix: Suffix?

    init(_ subscriber: _SubscriberBase<Output, Failure>, _ suffix: Suffix) {
      self.suffix = suffix
      super.init(subscriber, "Concatenate")
    }

    override func accept(subscription: any Subscription) {
      if keep(subscription) { requestRest(of: subscription) }
    }

    override func accept(completion: Subscribers.Completion<Failure>) {
      guard case .finished = completion, subscriber != nil, let next = suffix.take() else {
        return finish(completion)
      }
      dropUpstream()
      next._receive(self)
    }
  }
}
