/// A publisher that starts at an explicit `connect()`, after its subscribers have subscribed.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the publisher; canceling the result stops it.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects at the first subscription, and disconnects when the last subscriber cancels.
  public func autoconnect() -> Publishers.Autoconnect<Self> { .init(upstream: self) }
}

extension Publishers {
  /// A publisher that connects its upstream at the first subscription.
  ///
  /// The publisher counts cancellations, not completions. A subscriber that subscribes inside the
  /// first subscriber's `receive(subscription:)` connects a second time, and the first cancellation
  /// of the two ends the second connection, the only one that the publisher keeps (R84).
  public final class Autoconnect<Upstream: ConnectablePublisher>: _Operator {
    public final let upstream: Upstream
    /// Guards the properties below.
    private let guardian = StateLock()
    private var connection: (any Cancellable)?
    /// The number of subscribers of the connection.
    private var subscribers = 0
    /// The thread that connects, or 0. Meanwhile the subscribers of other threads wait for its
    /// connection, and a subscriber of the same thread connects a second time.
    private var connectingThread: UInt = 0
    /// The number of subscribers that wait.
    private var waiting = 0

    /// Connects `upstream` at the first subscription.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func _receive(_ subscriber: _Downstream) {
      let inner = Inner(subscriber, self)
      let me = currentThread()
      let connects = guardian.withLock {
        if connection != nil {
          subscribers += 1
        } else if connectingThread != 0, connectingThread != me {
          waiting += 1
        } else {
          connectingThread = me
          return true
        }
        return false
      }
      upstream._receive(inner)
      guard connects else { return }
      let new = upstream.connect()
      let old = guardian.withLock {
        subscribers = 1 + exchange(&waiting, with: 0)
        connectingThread = 0
        return exchange(&connection, with: new)
      }
      withExtendedLifetime(old) {}
    }

    fileprivate func leave() {
      let last = guardian.withLock { () -> (any Cancellable)? in
        guard connection != nil else {
          waiting = Swift.max(0, waiting - 1)
          return nil
        }
        subscribers -= 1
        return subscribers == 0 ? connection.take() : nil
      }
      last?.cancel()
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

    override func didCancel() {
      guard !isCancelled else { return }
      isCancelled = true
      autoconnect.leave()
      super.didCancel()
    }
  }
}
