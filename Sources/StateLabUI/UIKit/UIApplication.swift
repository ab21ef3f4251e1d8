@_spi(Controls) @_spi(Scenes) import StateLabCore

/// The app of UIKit: its delegates, and the notifications of its lifecycle.
///
/// `Host.scene(_:)` posts the four notifications of an app that goes to the background and returns,
/// each before `scenePhase` changes: our choice, the order is not documented. The simulation posts
/// no notification at launch, and never the other two.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()

  /// The delegate of an app with UIKit's lifecycle, or of `@UIApplicationDelegateAdaptor`.
  public weak var delegate: (any UIApplicationDelegate)?
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.connected] }
  /// The windows of the app: the one in front.
  public var windows: [UIWindow] { UIWindow.front.map { [$0] } ?? [] }
  /// The window in front.
  public var keyWindow: UIWindow? { UIWindow.front }
  /// Stored without effect.
  public var isIdleTimerDisabled = false
  public var applicationIconBadgeNumber = 0
  /// The state of the app; always active.
  public var applicationState: State { .active }

  /// The state of an app.
  public enum State: Sendable {
    /// In the foreground, inactive, or in the background.
    case active, inactive, background
  }

  /// The key of a reason for a launch.
  public struct LaunchOptionsKey: Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// A key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// The key of an option for a URL.
  public typealias OpenURLOptionsKey = LaunchOptionsKey

  /// The address of the app's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Has no effect: there are no other apps.
  public func open(
    _ url: URL, options: [OpenURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {}
  /// False: there are no other apps.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Calls a method of an object. Without an object, `resignFirstResponder` closes the keyboard of
  /// SwiftUI's fields, and any other method has no effect.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target {
      action.call(target, with: sender)
      return true
    }
    guard ["resignFirstResponder", "endEditing:"].contains(action.description) else { return false }
    return Keyboard.close()
  }
  /// Has no effect.
  public func registerForRemoteNotifications() {}

  /// The app has become active.
  public nonisolated static let didBecomeActiveNotification = name("DidBecomeActive")
  /// The app is about to become inactive.
  public nonisolated static let willResignActiveNotification = name("WillResignActive")
  /// The app is in the background.
  public nonisolated static let didEnterBackgroundNotification = name("DidEnterBackground")
  /// The app is about to leave the background.
  public nonisolated static let willEnterForegroundNotification = name("WillEnterForeground")
  /// The app is about to terminate.
  public nonisolated static let willTerminateNotification = name("WillTerminate")
  /// The system is low on memory.
  public nonisolated static let didReceiveMemoryWarningNotification = name(
    "DidReceiveMemoryWarning")
  /// A person has taken a screenshot. Never posted here.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")

  private nonisolated static func name(_ text: String) -> Notification.Name {
    // Code that reads a name may observe the notification.
    Host.sceneWillMove = { old, new in MainActor.assumeIsolated { post(old: old, new: new) } }
    return Notification.Name("UIApplication\(text)Notification")
  }

  /// Calls the delegates, and posts the notification, before the phase of the scene changes.
  static func post(old: ScenePhase, new: ScenePhase) {
    let isLeaving = old == .active
    let name =
      switch new {
      case .active: didBecomeActiveNotification
      case .background: didEnterBackgroundNotification
      case .inactive: isLeaving ? willResignActiveNotification : willEnterForegroundNotification
      }
    let scene = UIWindowScene.connected
    if let delegate = scene.delegate {
      switch new {
      case .active: delegate.sceneDidBecomeActive(scene)
      case .background: delegate.sceneDidEnterBackground(scene)
      case .inactive where isLeaving: delegate.sceneWillResignActive(scene)
      case .inactive: delegate.sceneWillEnterForeground(scene)
      }
    } else if let delegate = shared.delegate {
      switch new {
      case .active: delegate.applicationDidBecomeActive(shared)
      case .background: delegate.applicationDidEnterBackground(shared)
      case .inactive where isLeaving: delegate.applicationWillResignActive(shared)
      case .inactive: delegate.applicationWillEnterForeground(shared)
      }
    }
    NotificationCenter.default.post(name: name, object: nil)
  }

  /// Calls the delegates from now on.
  static func callDelegates() { _ = didBecomeActiveNotification }
}

/// An object that can get events.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes the object the first responder. Returns false unless a person can type in the object.
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open var canBecomeFirstResponder: Bool { false }
  open var isFirstResponder: Bool { false }
  /// The language of the keyboard.
  open var textInputMode: UITextInputMode? { .activeInputModes.first }
  /// The name under which the system stores the language of the keyboard. Never read here.
  open var textInputContextIdentifier: String? { nil }
  /// Not called here: there are no storyboards.
  open func awakeFromNib() {}
  /// Not called here: no finger touches the screen.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Not called here: there is no menu of a text.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Has no effect, except that ``UITextField`` and ``UITextView`` store the selection.
  open func selectAll(_ sender: Any?) {}
  /// Has no effect.
  open func select(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func reloadInputViews() {}

  /// The keyboard opens, closes, or changes its frame. Never posted here.
  public nonisolated static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public nonisolated static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public nonisolated static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public nonisolated static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public nonisolated static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  /// The keys of the keyboard's frame before and after the change.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The keys of the duration and the curve of the keyboard's animation.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// An event of UIKit. The simulation never creates a value.
public final class UIEvent: NSObject {}

/// The delegate of an app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The window of an app without scenes.
  var window: UIWindow? { get set }
  /// The app is about to be launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The configuration of a new scene. Called for an app with SwiftUI's lifecycle; the scene of any
  /// other app gets the program's scene delegate.
  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Not called here: no scene is discarded.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The phase of an app without scenes changes.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app leaves the phase `.active`.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app moves to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app leaves the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Not called here.
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplicationDelegate {
  /// Calls the methods of the launch.
  func launch() {
    _ = application(.shared, willFinishLaunchingWithOptions: nil)
    _ = application(.shared, didFinishLaunchingWithOptions: nil)
  }
}

/// Creates the delegate of an app with SwiftUI's lifecycle, and calls it at the launch: after the
/// app's initializer. If the delegate is an `ObservableObject` or `@Observable`, the views of the
/// scenes find the delegate in the environment.
///
/// `statelab try` passes the delegate's initializer: without Objective-C, a type alone cannot
/// create its object.
@propertyWrapper @MainActor
public struct UIApplicationDelegateAdaptor<Delegate: AnyObject & UIApplicationDelegate> {
  /// The delegate.
  public let wrappedValue: Delegate

  /// A delegate by its initializer.
  public init(_ make: @MainActor () -> Delegate) {
    wrappedValue = make()
    UIApplication.shared.delegate = wrappedValue
    UIApplication.callDelegates()
    AppLaunch.register(wrappedValue) { [wrappedValue] in wrappedValue.launch() }
  }
}

extension UIApplicationDelegateAdaptor where Delegate: ObservableObject {
  /// Bindings to the properties of the delegate: `$delegate.name`.
  public var projectedValue: ObservedObject<Delegate>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
