@_spi(Scenes) import StateLabCore

extension NotificationCenter {
  /// The notifications with this name, for a task: `for await note in …`.
  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// The notifications from the start of a loop until its task is cancelled.
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

/// The names of the notifications of an app's lifecycle. `Host.scene(_:)` posts the four
/// notifications of an app that goes to the background and returns, each before `scenePhase`
/// changes: our choice, the order is not documented. The simulation posts no notification at
/// launch, and never the other two.
public enum UIApplication {
  /// The app has become active.
  public static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is about to become inactive.
  public static let willResignActiveNotification = name("WillResignActive")
  /// The app is in the background.
  public static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app is about to leave the background.
  public static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to terminate.
  public static let willTerminateNotification = name("WillTerminate")
  /// The system is low on memory.
  public static let didReceiveMemoryWarningNotification = name("DidReceiveMemoryWarning")

  private static func name(_ text: String) -> Notification.Name {
    // Code that reads a name may observe the notification.
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
