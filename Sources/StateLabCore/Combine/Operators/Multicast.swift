extension Publisher {
  /// Passes everything on to a subject, which all subscribers subscribe to; it starts when it is
  /// connected.
  public func multicast<S: Subject>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// The same with a subject that exists.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    multicast { subject }
  }

  /// Subscribes to the upstream once, however many subscribe: from the first to the last of them.
  ///
  /// A later subscriber gets only the values that come after it.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Waits to be connected, so that all subscribers can be there first.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(upstream: self)
  }
}

extension Publishers {
  /// A publisher that sends what another does through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    BuiltInPublisher
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public final let upstream: Upstream
    /// Makes the subject, for the first subscriber or connection.
    public final let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// As ``Publisher/multicast(_:)`` makes it.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      subject._receive(Inner(subscriber))
    }

    /// Subscribes the subject to the upstream.
    public final func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that is subscribed to once, for all its subscribers.
  public final class Share<Upstream: Publisher>: BuiltInPublisher, Equatable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that it gets its values from.
    public final let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// As ``Publisher/share()`` makes it.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      shared._receive(subscriber)
    }

    /// Two are equal if they are the same object.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  /// A publisher that waits to be connected.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher, BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    /// As ``Publisher/makeConnectable()`` makes it.
    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func _receive(_ subscriber: _SubscriberBase<Output, Failure>) {
      multicast._receive(subscriber)
    }

    /// Subscribes to the upstream.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}

extension Publishers.Multicast {
  private final class Inner: OperatorSubscription<Output, Output, Failure> {
    override func receive(_ input: Output) -> Subscribers.Demand {
      subscriber?.receive(input) ?? .none
    }

    override var description: String { "Multicast" }
  }
}
