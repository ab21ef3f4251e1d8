import StateLabCore

/// A controller of UIKit. Only ``UIHostingController`` shows a view.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The view of the controller, for its looks.
  public var view = UIView()
  /// The title of the controller.
  open var title: String?
  /// Looks only.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// A controller without a view.
  public override init() { super.init() }
  /// Nil: no storyboard is here.
  public required init?(coder: NSCoder) { nil }

  /// Not called here.
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// The style of the status bar. Looks only.
public enum UIStatusBarStyle: Sendable { case `default`, lightContent, darkContent }

/// The appearance of a window. Looks only.
public enum UIUserInterfaceStyle: Sendable { case unspecified, light, dark }

/// The presentation of a controller. Looks only.
public enum UIModalPresentationStyle: Sendable {
  case automatic, fullScreen, pageSheet, formSheet, overFullScreen, overCurrentContext, popover
}

/// UIKit's container for SwiftUI views. The window of an app, or a playground page, shows its view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController, PlaygroundLiveViewable {
  /// The view of the controller.
  public var rootView: Content

  /// Creates a controller with a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Creates a controller with a view.
  public init?(coder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  /// Nil: no storyboard is here.
  public required init?(coder: NSCoder) { nil }

  public var _liveView: LiveView { LiveView(rootView) }
}

/// A stack of controllers. It shows the view of its first controller.
@preconcurrency @MainActor
open class UINavigationController: UIViewController, PlaygroundLiveViewable {
  /// The first controller.
  public private(set) var viewControllers: [UIViewController]
  /// The bar of the stack. Looks only.
  public let navigationBar = UINavigationBar()

  /// A stack with a first controller.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init()
  }

  /// Nil: no storyboard is here.
  public required init?(coder: NSCoder) { nil }

  public var _liveView: LiveView {
    (viewControllers.first as? any PlaygroundLiveViewable)?._liveView ?? LiveView(EmptyView())
  }
}

/// A window of UIKit. The last one that a program makes key is the window that the host shows.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The window in front.
  static var shown: UIWindow?

  /// The controller whose view the window shows.
  public var rootViewController: UIViewController?
  /// The scene of the window.
  public weak var windowScene: UIWindowScene?
  /// Looks only.
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// A window as large as a rectangle.
  public convenience init(frame: CGRect) { self.init() }
  /// A window of a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init()
    self.windowScene = windowScene
  }

  /// Shows the window.
  public func makeKeyAndVisible() { UIWindow.shown = self }
  /// The area of the window's screen.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
