import StateLabCore

extension NotificationCenter {
  /// The notifications with this name, for a task: `for await note in …`.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications from the start of a loop until its task is canceled.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Starts the observation; notifications wait until the loop requests them.
    public func makeAsyncIterator() -> AsyncStream<Notification>.Iterator {
      let (stream, continuation) = AsyncStream<Notification>.makeStream()
      let center = center
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: object, queue: nil
      ) {
        nonisolated(unsafe) let notification = $0
        continuation.yield(notification)
      }
      continuation.onTermination = { _ in center.removeObserver(observer) }
      return stream.makeAsyncIterator()
    }
  }
}
