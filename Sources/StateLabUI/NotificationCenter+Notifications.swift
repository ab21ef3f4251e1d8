@_spi(Scenes) import StateLabCore

extension NotificationCenter {
  /// The notifications of this name, for a task to wait for: `for await note in …`.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications from when a loop over them begins until its task is cancelled.
  public struct Notifications: AsyncSequence {
    public typealias Element = Notification

    fileprivate let center: NotificationCenter
    fileprivate let name: Notification.Name
    fileprivate let object: AnyObject?

    /// Begins to listen; what is posted before the next one is asked for waits.
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

/// The names of the notifications of an app's life. `Host.scene(_:)` posts the four of an app that
/// leaves the front and comes back, each before `scenePhase` changes: our choice, the order is not
/// documented. Nobody posts one at the launch, or the two others.
public enum UIApplication {
  /// The app has come to the front.
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is about to leave the front.
  public static let willResignActiveNotification = name("WillResignActive")
  /// The app is in the background.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app is about to leave the background.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to end.
  public static let willTerminateNotification = name("WillTerminate")
  /// The system is short of memory.
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")

  private static func name(_ text: String) -> Notification.Name {
    // Who knows a name may wait for the notification.
    Host.sceneWillMove = post
    return Notification.Name("UIApplication\(text)Notification")
  }

  private static func post(old: ScenePhase, new: ScenePhase) {
    let name =
      switch new {
      case .active: didBecomeActiveNotification
      case .background: didEnterBackgroundNotification
      case .inactive:
        old == .active ? willResignActiveNotification : willEnterForegroundNotification
      }
    NotificationCenter.default.post(name: name, object: nil)
  }
}
