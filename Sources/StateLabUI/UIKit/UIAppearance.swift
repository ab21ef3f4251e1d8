// The looks of UIKit's controls, which programs set at their start. Nothing here has an effect.

import StateLabCore

/// A view of UIKit. Looks only: the simulation shows SwiftUI's views.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Looks only.
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isHidden = false
  open var isOpaque = true
  open var alpha: CGFloat = 1
  open var frame = CGRect.zero
  open var bounds: CGRect { UIScreen.main.bounds }
  open var isUserInteractionEnabled = true

  /// A view without a size.
  public required override init() { super.init() }

  /// The looks of all views of this type. Each call returns a new object, and none has an effect.
  public class func appearance() -> Self { Self() }
  public class func appearance(whenContainedInInstancesOf types: [AnyClass]) -> Self { Self() }

  /// Closes the keyboard. Has no effect here.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }
}

/// The looks of a bar.
@preconcurrency @MainActor
public class UIBarAppearance: NSObject {
  /// Looks only.
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
  public func configureWithDefaultBackground() {}
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}
public typealias UINavigationBarAppearance = UIBarAppearance
public typealias UITabBarAppearance = UIBarAppearance
public typealias UIToolbarAppearance = UIBarAppearance

/// The state of a control. Looks only.
public enum UIControlState: Sendable { case normal, selected, highlighted, disabled }

/// A bar. Looks only.
@preconcurrency @MainActor
open class _UIBar: UIView {
  /// Looks only.
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var prefersLargeTitles = true
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var shadowImage: UIImage?
  public var backgroundImage: UIImage?
  public var standardAppearance = UIBarAppearance()
  public var compactAppearance: UIBarAppearance?
  public var scrollEdgeAppearance: UIBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// The height of a bar. Looks only.
public enum UIBarMetrics: Sendable { case `default`, compact }

/// A bar of UIKit. Looks only.
@preconcurrency @MainActor public final class UINavigationBar: _UIBar {}
@preconcurrency @MainActor public final class UITabBar: _UIBar {}
@preconcurrency @MainActor public final class UIToolbar: _UIBar {}

/// A list of UIKit. Looks only.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Looks only.
  public var bounces = true
  public var isScrollEnabled = true
  public var showsVerticalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  public enum KeyboardDismissMode: Sendable { case none, onDrag, interactive }
}
@preconcurrency @MainActor
public final class UITableView: UIScrollView {
  /// Looks only.
  public enum SeparatorStyle: Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var allowsSelection = true
}
@preconcurrency @MainActor public final class UICollectionView: UIScrollView {}
@preconcurrency @MainActor public final class UITextView: UIScrollView {}
@preconcurrency @MainActor
public final class UITableViewCell: UIView {
  /// Looks only.
  public enum SelectionStyle: Sendable { case none, `default`, blue, gray }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}

/// A control of UIKit. Looks only.
@preconcurrency @MainActor
open class UIControl: UIView {}
@preconcurrency @MainActor
public final class UISegmentedControl: UIControl {
  /// Looks only.
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}
@preconcurrency @MainActor
public final class UIPageControl: UIControl {
  /// Looks only.
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}
@preconcurrency @MainActor
public final class UISwitch: UIControl {
  /// Looks only.
  public var onTintColor: UIColor?
  public var thumbTintColor: UIColor?
}
@preconcurrency @MainActor
public final class UISlider: UIControl {
  /// Looks only.
  public var minimumTrackTintColor: UIColor?
  public var maximumTrackTintColor: UIColor?
  public var thumbTintColor: UIColor?
  public func setThumbImage(_ image: UIImage?, for state: UIControlState) {}
}
@preconcurrency @MainActor
public final class UITextField: UIControl {
  /// Looks only.
  public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }
  public var clearButtonMode = ViewMode.never
}

extension NSAttributedString.Key {
  /// A key of a text's looks.
  public static let foregroundColor = Self("NSColor")
  public static let backgroundColor = Self("NSBackgroundColor")
  public static let font = Self("NSFont")
  public static let kern = Self("NSKern")
}

/// A font of UIKit. Looks only.
public final class UIFont: NSObject, Sendable {
  /// The weight of a font.
  public enum Weight: Sendable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The purpose of a font.
  public enum TextStyle: Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote,
      caption1, caption2
  }
  /// The size, in points.
  public let pointSize: CGFloat

  /// A font by its name.
  public init?(name: String, size: CGFloat) { pointSize = size }
  init(size: CGFloat) { pointSize = size }

  /// A font of the system.
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(size: 17) }
}

extension Font {
  /// A font of UIKit. Looks only.
  public init(_ font: UIFont) { self = .body }
}
