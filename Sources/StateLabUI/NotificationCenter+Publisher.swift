extension NotificationCenter {
  /// A publisher of the notifications of this name, for those who ask while they are posted.
  public func publisher(
    for name: Notification.Name, object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Publishes notifications on the thread that posts them, and never ends.
  public struct Publisher: StateLabCore.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    /// The centre where they are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// The object that posts them; nil is any.
    public let object: AnyObject?

    /// As ``Foundation/NotificationCenter/publisher(for:object:)`` makes it.
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

/// Two publishers of the same notifications are the same, so `onReceive` keeps its subscription.
extension NotificationCenter.Publisher: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.center === b.center && a.name == b.name && a.object === b.object
  }
}

/// One subscription. A notification that was not asked for is lost, as in Combine.
private final class Observation: Subscription, @unchecked Sendable {
  private let center: NotificationCenter
  private var observer: (any NSObjectProtocol)?
  private var subscriber: AnySubscriber<Notification, Never>?
  private var demand = Subscribers.Demand.none

  init(
    of publisher: NotificationCenter.Publisher, by subscriber: AnySubscriber<Notification, Never>
  ) {
    center = publisher.center
    self.subscriber = subscriber
    observer = center.addObserver(
      forName: publisher.name, object: publisher.object, queue: nil
    ) { [weak self] in self?.receive($0) }
  }

  private func receive(_ notification: Notification) {
    guard let subscriber, demand > .none else { return }
    demand -= 1
    demand += subscriber.receive(notification)
  }

  func request(_ demand: Subscribers.Demand) { self.demand += demand }

  func cancel() {
    if let observer { center.removeObserver(observer) }
    observer = nil
    subscriber = nil
  }
}
