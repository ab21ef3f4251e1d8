extension Publisher {
  /// Sends all values and the completion through a subject to all subscribers, once connected.
  public func multicast<S: Subject<Output, Failure>>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// A variant of `multicast(_:)` with an existing subject.
  public func multicast<S: Subject<Output, Failure>>(subject: S) -> Publishers.Multicast<Self, S> {
    multicast { subject }
  }

  /// Shares one subscription to the upstream among all subscribers, from the first subscriber to
  /// the last.
  ///
  /// A later subscriber receives only later values.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
  /// Waits for `connect()`, so that all subscribers can subscribe first.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that sends the upstream's values through a subject.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher,
    _Operator
  where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
    public final let upstream: Upstream
    public final let createSubject: () -> SubjectType
    private let guardian = StateLock()
    /// The subject; nil before its first use. Guarded.
    private var made: SubjectType?

    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    public func _receive(_ subscriber: _Downstream) {
      subject._receive(PassingSubscription(subscriber, "Multicast"))
    }

    /// The subject, created at its first use. If two threads create a subject at once, the first
    /// one counts.
    private var subject: SubjectType {
      if let known = guardian.withLock({ made }) { return known }
      let new = createSubject()
      return guardian.withLock {
        let subject = made ?? new
        made = subject
        return subject
      }
    }

    /// Subscribes the subject to the upstream.
    public final func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// A publisher that shares one subscription to the upstream among all its subscribers.
  public final class Share<Upstream: Publisher>: _Operator, Equatable {
    public final let upstream: Upstream
    private let shared:
      Autoconnect<Multicast<Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>>>

    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast(subject: PassthroughSubject()).autoconnect()
    }

    public func _receive(_ subscriber: _Downstream) { shared._receive(subscriber) }

    /// True if both are the same object.
    public static func == (a: Share, b: Share) -> Bool { a === b }
  }

  /// A publisher that waits for `connect()`.
  public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher, _BuiltInPublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    public init(upstream: Upstream) {
      multicast = upstream.multicast(subject: PassthroughSubject())
    }

    public func _receive(_ subscriber: _Downstream) { multicast._receive(subscriber) }

    /// Subscribes to the upstream.
    public func connect() -> any Cancellable { multicast.connect() }
  }
}
