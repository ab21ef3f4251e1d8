// The controllers of UIKit inside `UIViewControllerRepresentable`. No person uses them here, so
// their delegates are not called.

import StateLabCore

/// A controller of pages.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// Looks only.
  public enum TransitionStyle: Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Sendable { case horizontal, vertical }
  public enum NavigationDirection: Sendable { case forward, reverse }
  public struct OptionsKey: Hashable, Sendable {}

  /// Kept for the program. Looks only.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The controllers of the current page.
  public private(set) var viewControllers: [UIViewController]?

  /// Creates a value, which shows nothing.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }

  /// Shows other pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// The pages of a controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Called by the program alone: no person uses the object here.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// The delegate of a controller of pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Called by the program alone: no person uses the object here.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}

/// A controller for the choice of an image.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// A value of the system. Looks only.
  public enum SourceType: Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// A key of the chosen medium.
  public struct InfoKey: Hashable, Sendable {
    let name: String
    /// A value of the system. Looks only.
    public static let originalImage = Self(name: "originalImage")
    public static let editedImage = Self(name: "editedImage")
    public static let imageURL = Self(name: "imageURL")
    public static let mediaType = Self(name: "mediaType")
    public static let cropRect = Self(name: "cropRect")
  }
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open var mediaTypes: [String] = []
  public init() { super.init(rootViewController: UIViewController()) }
  public required init?(coder: NSCoder) { nil }
  /// True for the library alone: there is no camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType == .photoLibrary
  }
}

/// The delegate of a controller for the choice of an image.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called by the program alone: no person uses the object here.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called by the program alone: no person uses the object here.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Called by the program alone: no person uses the object here.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// The delegate of a stack of controllers.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}

/// A service that shares items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// The kind of a service.
  public struct ActivityType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A value of the system. Looks only.
    public static let mail = Self(rawValue: "mail")
    public static let message = Self(rawValue: "message")
    public static let copyToPasteboard = Self(rawValue: "copyToPasteboard")
    public static let print = Self(rawValue: "print")
    public static let airDrop = Self(rawValue: "airDrop")
  }
}

/// A controller that shares items.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// Kept for the program. Looks only.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  open var completionWithItemsHandler:
    ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// Creates a value, which shows nothing.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

/// A controller of an alert, which is not shown.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Looks only.
  public enum Style: Sendable { case actionSheet, alert }
  open var message: String?
  public private(set) var actions: [UIAlertAction] = []
  public private(set) var textFields: [UITextField]?
  public init(title: String?, message: String?, preferredStyle: Style) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  public required init?(coder: NSCoder) { nil }
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}

/// A button of an alert.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
  /// Looks only.
  public enum Style: Sendable { case `default`, cancel, destructive }
  public let title: String?
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
  }
}
