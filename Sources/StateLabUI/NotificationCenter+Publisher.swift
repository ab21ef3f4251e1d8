import Synchronization

extension NotificationCenter {
  /// A publisher of the notifications with this name, for subscribers with demand at the time of
  /// the post.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications on the posting thread, and never completes.
  public struct Publisher: StateLabCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The object that posts the notifications; nil for any object.
    public let object: AnyObject?

    /// The publisher of ``Foundation/NotificationCenter/publisher(for:object:)``.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      subscriber.receive(subscription: Observation(of: self, by: AnySubscriber(subscriber)))
    }
  }
}

/// Two publishers of the same notifications are equal, so `onReceive` keeps its subscription.
extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// One subscription. A notification without demand is dropped, as in Combine. Any thread may post a
/// notification, so a lock guards the mutable state; no code of the program is called or released
/// under the lock (R79).
private final class Observation: Subscription, Sendable, CustomStringConvertible {
  private struct State: @unchecked Sendable {
    var observer: (any NSObjectProtocol)?
    /// Nil after a cancellation.
    var subscriber: AnySubscriber<Notification, Never>?
    var demand = Subscribers.Demand.none
  }

  private let center: NotificationCenter
  private let state: Mutex<State>
  let description = "NotificationCenter Observer"

  init(
    of publisher: NotificationCenter.Publisher, by subscriber: AnySubscriber<Notification, Never>
  ) {
    center = publisher.center
    state = Mutex(State(subscriber: subscriber))
    nonisolated(unsafe) let observer = center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak self] in self?.receive($0) }
    state.withLock { $0.observer = observer }
  }

  private func receive(_ notification: Notification) {
    let asking = state.withLock { state in
      guard state.demand > .none else { return State() }
      state.demand -= 1
      return state
    }
    guard let more = asking.subscriber?.receive(notification) else { return }
    request(more)
  }

  func request(_ demand: Subscribers.Demand) { state.withLock { $0.demand += demand } }

  func cancel() {
    let ended = state.withLock { state in
      defer { state = State() }
      return state
    }
    if let observer = ended.observer { center.removeObserver(observer) }
  }
}
