/// A publisher that starts when it is told to, so that its subscribers can be there first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts it; cancelling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber, and stops when the last one has gone.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that connects another with its first subscriber.
  ///
  /// It counts who cancels, not who was told the end. A subscriber that comes from inside the
  /// `receive(subscription:)` of the first one connects a second time, and the first of the two to
  /// cancel ends the second connection, which is the only one that is kept (R84).
  public final class Autoconnect<Upstream: ConnectablePublisher>: _Operator {
    public final let upstream: Upstream
    private var connection: (any Cancellable)?
    /// The subscribers of the connection.
    private var subscribers = 0

    /// Connects `upstream` with the first subscriber.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, self)
      guard connection == nil else {
        subscribers += 1
        return upstream._receive(inner)
      }
      upstream._receive(inner)
      connection = upstream.connect()
      subscribers = 1
    }

    fileprivate func leave() {
      guard connection != nil else { return }
      subscribers -= 1
      if subscribers == 0 { connection.take()?.cancel() }
    }
  }
}

extension Publishers.Autoconnect {
  private final class Inner: UnchangedSubscription<Upstream> {
    private let autoconnect: Publishers.Autoconnect<Upstream>
    private var isCancelled = false

    init(_ subscriber: Upstream._Downstream, _ autoconnect: Publishers.Autoconnect<Upstream>) {
      self.autoconnect = autoconnect
      super.init(subscriber)
    }

    override func cancel() {
      guard !isCancelled else { return }
      isCancelled = true
      autoconnect.leave()
      super.cancel()
    }
  }
}
