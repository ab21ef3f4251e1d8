// The looks of UIKit's controls, which programs set at their start. Nothing here has an effect.

import StateLabCore

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
@preconcurrency @MainActor
open class UINavigationBar: _UIBar {}
@preconcurrency @MainActor
open class UITabBar: _UIBar {
  /// Kept for the program. Looks only.
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
}
/// A bar of UIKit. The screen shows its buttons.
@preconcurrency @MainActor
open class UIToolbar: _UIBar {
  /// Looks only.
  open var barStyle = UIBarStyle.default
  /// The items of the bar.
  open var items: [UIBarButtonItem]? {
    didSet {
      for item in oldValue ?? [] where item.bar === self { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      screenChanged()
    }
  }
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  override var itemsOnScreen: [_RepresentedControl] {
    (items ?? []).flatMap(\.controlsOnScreen)
  }
}
/// The style of a bar. Looks only.
public enum UIBarStyle: Int, Sendable { case `default`, black }

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
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(size: size) }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
}

extension Font {
  /// A font of UIKit. Looks only.
  public init(_ font: UIFont) { self = .body }
}
