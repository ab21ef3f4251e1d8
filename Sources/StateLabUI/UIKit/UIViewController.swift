import StateLabCore

/// A controller of UIKit. The screen shows the name of the controller's type; for a
/// ``UIHostingController``, the screen shows its view.
@preconcurrency @MainActor
open class UIViewController: UIResponder, PlaygroundLiveViewable {
  /// The view of the controller, for its looks.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var view: UIView! = UIView()
  /// The title of the controller.
  open var title: String?
  /// Looks only.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// Looks only.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var preferredContentSize = CGSize.zero
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var hidesBottomBarWhenPushed = false
  open var toolbarItems: [UIBarButtonItem]?
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  /// The traits of the only screen.
  open var traitCollection: UITraitCollection { .current }
  /// The content of the controller's navigation bar. Looks only.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// The item of the controller's tab. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// The controller with tabs to which this controller or its parent was added last.
  open var tabBarController: UITabBarController? {
    tabs ?? parent?.tabBarController ?? stack?.tabBarController
  }
  weak var tabs: UITabBarController?

  /// The text of the controller for the screen, in a ``UIViewControllerRepresentable``.
  var contentInWords: String? { nil }

  /// A controller without a view; there are no storyboards.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  /// A controller without a view.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Nil: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  /// Called once for a controller that the screen shows by the name of its type.
  open func viewDidLoad() {}
  /// Called before ``viewDidLoad()``.
  open func loadView() {}
  private var isLoaded = false
  /// True after ``loadViewIfNeeded()``.
  open var isViewLoaded: Bool { isLoaded }
  open var viewIfLoaded: UIView? { isLoaded ? view : nil }
  /// Calls ``loadView()`` and ``viewDidLoad()``, once.
  public func loadViewIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    loadView()
    viewDidLoad()
  }
  /// Has no effect: the views of other controllers are not shown.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { completion?() }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }
  /// The controllers inside this one.
  public private(set) var children: [UIViewController] = []
  public private(set) weak var parent: UIViewController?
  open func addChild(_ childController: UIViewController) {
    children.append(childController)
    childController.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Nil: no controller presents this one.
  open var presentedViewController: UIViewController? { nil }
  open var presentingViewController: UIViewController? { nil }
  /// The stack that contains the controller or the controller's parent.
  open var navigationController: UINavigationController? {
    guard let stack, stack.viewControllers.contains(self) else {
      return parent?.navigationController
    }
    return stack
  }
  /// The stack to which the controller was added last.
  weak var stack: UINavigationController?

  /// Not called here.
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func didReceiveMemoryWarning() {}
  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stored without effect.
  open var isEditing = false

  /// The view of the controller, as part of a screen.
  var viewOnScreen: AnyView { AnyView(ShownObject(self)) }
  /// The view of the controller, as a screen.
  open var _liveView: LiveView { LiveView(ShownObject(self)) }
}

/// The style of the status bar. Looks only.
public enum UIStatusBarStyle: Sendable { case `default`, lightContent, darkContent }

/// The appearance of a window. Looks only.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The presentation of a controller. Looks only.
public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

/// The transition of a controller. Looks only.
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// The edges of a rectangle. Looks only.
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Looks only.
  public static let top = Self(rawValue: 1)
  public static let left = Self(rawValue: 1 << 1)
  public static let bottom = Self(rawValue: 1 << 2)
  public static let right = Self(rawValue: 1 << 3)
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// The orientations of an interface. Looks only.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Looks only.
  public static let portrait = Self(rawValue: 1 << 1)
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  public static let landscapeRight = Self(rawValue: 1 << 3)
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// The sizes that a hosting controller follows. Looks only.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Looks only.
  public static let intrinsicContentSize = Self(rawValue: 1)
  public static let preferredContentSize = Self(rawValue: 1 << 1)
}

/// UIKit's container for SwiftUI views. The window of an app, or a playground page, shows its view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  /// The view of the controller.
  public var rootView: Content
  /// Looks only.
  public var sizingOptions: UIHostingControllerSizingOptions = []

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no storyboards.
  public required init?(coder: NSCoder) { nil }

  override var viewOnScreen: AnyView { AnyView(rootView) }
  public override var _liveView: LiveView { LiveView(rootView) }
}

/// A window of UIKit. The last one that a program makes key is the window that the host shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window that the program has made key.
  static var shown: UIWindow?
  /// False in an app with UIKit's lifecycle, which makes its window itself.
  static var isOfSwiftUI = true
  /// The window in front.
  static var front: UIWindow? { shown ?? (isOfSwiftUI ? ofSwiftUI : nil) }
  /// The window that SwiftUI makes for an app.
  private static let ofSwiftUI: UIWindow = {
    let window = UIWindow(windowScene: .connected)
    window.rootViewController = UIViewController()
    return window
  }()

  /// The controller whose view the window shows.
  public var rootViewController: UIViewController?
  /// The scene of the window.
  public weak var windowScene: UIWindowScene?

  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Shows the window.
  public func makeKeyAndVisible() { UIWindow.shown = self }
  /// Looks only.
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level of UIKit.
    public static let normal = Self(rawValue: 0)
    public static let statusBar = Self(rawValue: 1000)
    public static let alert = Self(rawValue: 2000)
  }
  open var windowLevel = Level.normal
  /// True for the window in front.
  open var isKeyWindow: Bool { self === UIWindow.front }
  /// Shows the window.
  open func makeKey() { UIWindow.shown = self }
  /// The screen of the phone.
  open var screen: UIScreen { .main }
  /// This window.
  open override var window: UIWindow? { self }
  /// The heights of the status bar and of the home indicator, whereas a `GeometryReader` reports
  /// none.
  open override var safeAreaInsets: UIEdgeInsets {
    UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  }
}
