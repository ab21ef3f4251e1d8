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
  open var frame: CGRect
  open var bounds: CGRect { UIScreen.main.bounds }
  open var center = CGPoint.zero
  open var isUserInteractionEnabled = true
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  public let layer = CALayer()
  /// Looks only.
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// The views inside.
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  /// The window in front.
  open var window: UIWindow? { nil }

  /// A view with a frame, which has no effect.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// Nil: no storyboard is here.
  public required init?(coder: NSCoder) { nil }

  /// The looks of all views of this type. Each call returns a new object, and none has an effect.
  open class func appearance() -> UIView { UIView() }

  /// Closes the keyboard. Has no effect here.
  @discardableResult public func endEditing(_ force: Bool) -> Bool { false }

  /// Adds a view, which is not shown.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  /// Has no effect.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
  open func draw(_ rect: CGRect) {}
  open func didMoveToWindow() {}
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Never fires: no person touches a view of UIKit here.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// Makes changes, here at once.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
}

/// A layer of a view. Looks only.
@preconcurrency @MainActor
public final class CALayer: NSObject {
  /// Kept for the program. Looks only.
  public var cornerRadius: CGFloat = 0
  public var borderWidth: CGFloat = 0
  public var masksToBounds = false
  public var shadowRadius: CGFloat = 0
  public var shadowOpacity: Float = 0
  public var shadowOffset = CGSize.zero
}

/// The priority of a constraint. Looks only.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a value, which shows nothing.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
}

/// A constraint of UIKit's layout. Looks only.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
  /// A value of the system. Looks only.
  public enum Axis: Sendable { case horizontal, vertical }
  public var isActive = false
  public var constant: CGFloat = 0
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// An anchor of UIKit's layout. Looks only.
@preconcurrency @MainActor
public final class NSLayoutAnchor: NSObject {
  /// Changes what the object keeps, and nothing on the screen.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Changes what the object keeps, and nothing on the screen.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Changes what the object keeps, and nothing on the screen.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
}

extension UIView {
  /// Looks only.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// A gesture of UIKit, which never fires here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A value of the system. Looks only.
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state = State.possible
  public weak var view: UIView?
  open var cancelsTouchesInView = true
  public init(target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var numberOfTapsRequired = 1
}
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var minimumPressDuration: TimeInterval = 0.5
}
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Changes what the object keeps, and nothing on the screen.
  public func translation(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer { public var scale: CGFloat = 1 }

extension NSValue {
  /// Zero: no keyboard has a frame here.
  public var cgRectValue: CGRect { .zero }
  public var cgPointValue: CGPoint { .zero }
  public var cgSizeValue: CGSize { .zero }
}
