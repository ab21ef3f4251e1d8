import StateLabCore

/// A scene of an app with UIKit's lifecycle.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// The options of a new connection: none.
  public final class ConnectionOptions {
    /// Empty: no other app opens a URL here.
    public var urlContexts: Set<UIOpenURLContext> { [] }
    nonisolated init() {}
  }

  /// The session of the scene.
  public let session = UISceneSession()
  /// The delegate of the scene.
  public internal(set) var delegate: (any UISceneDelegate)?
  /// The state of the scene; always active in the foreground.
  public var activationState: ActivationState { .foregroundActive }

  /// The state of a scene.
  public enum ActivationState: Sendable {
    case unattached, foregroundActive, foregroundInactive, background
  }

  /// The scene has become active, or inactive. Never posted here: UIApplication's are.
  public nonisolated static let didActivateNotification =
    Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification =
    Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let didEnterBackgroundNotification =
    Notification.Name("UISceneDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification =
    Notification.Name("UISceneWillEnterForegroundNotification")
}

/// A scene with windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene of this app.
  static let connected = UIWindowScene()

  /// The windows of the scene.
  public var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window in front.
  public var keyWindow: UIWindow? { UIWindow.front }
  /// The screen of the phone.
  public var screen: UIScreen { .main }
  /// Portrait.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The status bar of the phone.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// The area of the scene.
  public var coordinateSpace: UIScreen { .main }
}

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// True with a short edge, or a long edge, at the bottom.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The status bar of a phone.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  /// Above the safe area.
  public var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  public var isStatusBarHidden: Bool { false }
  public var statusBarStyle: UIStatusBarStyle { .default }
}

/// A URL that another app opens. The simulation never creates a value.
public final class UIOpenURLContext: NSObject {
  /// The address of the item to open.
  public let url = URL(fileURLWithPath: "/")
}

/// The session of a scene.
public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: Hashable, Sendable {
    let name: String
    /// A scene with windows of the app.
    public static let windowApplication = Role(name: "windowApplication")
  }
  /// The purpose of the scene.
  public let role = Role.windowApplication
  /// The identifier of the session.
  public let persistentIdentifier = "main"
}

/// The configuration of a scene. The simulation connects one scene with the program's delegate.
public final class UISceneConfiguration: NSObject {
  /// The name of the configuration.
  public let name: String?
  /// Stored without effect.
  public var delegateClass: AnyClass?
  /// Creates the scene's delegate. `statelab try` assigns this closure instead of `delegateClass`:
  /// without Objective-C, the laboratory cannot create an object from its class.
  public var _makeDelegate: (@MainActor () -> AnyObject)?

  /// A configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) { self.name = name }
}

/// The delegate of a scene.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {
  /// The scene is about to connect: the delegate creates its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Not called here: no other app opens a URL.
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
  /// Not called here.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The phase of the scene changes.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The phase of the scene leaves `.active`.
  func sceneWillResignActive(_ scene: UIScene)
  /// The phase of the scene leaves `.background`.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The phase of the scene becomes `.background`.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
