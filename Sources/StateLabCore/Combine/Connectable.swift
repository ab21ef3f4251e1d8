/// A publisher that starts when it is told to, so that its subscribers can be there first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it; cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    private var subscribers = 0
    private var connection: (any Cancellable)?

    public init(_ upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where Output == S.Input, Failure == S.Failure {
      subscribers += 1
      upstream.subscribe(AutoconnectStage(subscriber) { [self] in leave() })
      if subscribers == 1, connection == nil { connection = upstream.connect() }
    }

    private func leave() {
      subscribers -= 1
      guard subscribers == 0 else { return }
      let connection = self.connection
      self.connection = nil
      connection?.cancel()
    }
  }
}

private final class AutoconnectStage<Output, Failure: Error>: Stage<Output, Output, Failure> {
  private var leave: (() -> Void)?

  init<S: Subscriber>(_ downstream: S, _ leave: @escaping () -> Void)
  where S.Input == Output, S.Failure == Failure {
    self.leave = leave
    super.init(downstream)
  }

  override func receive(_ input: Output) -> Subscribers.Demand {
    downstream?.receive(input) ?? .none
  }

  override func receive(completion: Subscribers.Completion<Failure>) {
    leaveOnce()
    super.receive(completion: completion)
  }

  override func cancel() {
    super.cancel()
    leaveOnce()
  }

  private func leaveOnce() {
    let leave = self.leave
    self.leave = nil
    leave?()
  }
}
