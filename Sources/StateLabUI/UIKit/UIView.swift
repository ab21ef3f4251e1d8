@_spi(Controls) import StateLabCore

/// A view of UIKit. Inside SwiftUI, the screen shows the controls in the view or, without controls, the
/// name of its type.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// Looks only.
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  /// True for a view that the screen does not show.
  open var isHidden = false { didSet { if isHidden != oldValue { screenChanged() } } }
  /// Looks only.
  open var isOpaque = true
  open var alpha: CGFloat = 1 { didSet { if alpha != oldValue { screenChanged() } } }
  open var frame: CGRect
  /// The size of the frame, at zero.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var center = CGPoint.zero
  /// False for a view whose controls a person cannot use.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { screenChanged() } }
  }
  /// Looks only.
  open var clipsToBounds = false
  open var tag = 0
  open var contentMode = ContentMode.scaleToFill
  open var translatesAutoresizingMaskIntoConstraints = true
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { screenChanged() } }
  }
  public let layer = CALayer()
  /// Looks only.
  public enum ContentMode: Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// The views inside.
  public private(set) var subviews: [UIView] = []
  /// The view around this one.
  public private(set) weak var superview: UIView?
  /// The window in front, while a SwiftUI view shows this view or an ancestor.
  open var window: UIWindow? { superview?.window ?? (isInSwiftUI ? UIWindow.front : nil) }
  /// True while a view of SwiftUI shows the view.
  var isInSwiftUI = false {
    didSet { if isInSwiftUI != oldValue { tellOfWindow() } }
  }
  /// Draws the view again; nil for a view that is not the root of a represented view.
  var onScreenChange: (() -> Void)?
  /// The parts of the view behind the bars of the system.
  open var safeAreaInsets: UIEdgeInsets { .zero }

  /// A view with a frame, which has no effect.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  /// A view without a size.
  public override convenience init() { self.init(frame: .zero) }
  /// A view without a size: there are no storyboards.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  /// Closes the keyboard of a UIKit field in this view. For the front window or its root view, also
  /// closes the keyboard of SwiftUI's fields.
  ///
  /// - Parameter force: False to ask the delegate of the field first.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    if let responder = firstResponder {
      guard force, let input = responder as? any TypedText else {
        return responder.resignFirstResponder()
      }
      Keyboard.close(for: input)
      return true
    }
    guard let front = UIWindow.front, self === front || self === front.rootViewController?.view
    else { return false }
    return Keyboard.close()
  }

  /// The view with the keyboard: this view, or a view inside.
  private var firstResponder: UIView? {
    isFirstResponder ? self : subviews.lazy.compactMap(\.firstResponder).first
  }

  /// Adds a view. The screen shows its controls.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    screenChanged()
    if window != nil { view.tellOfWindow() }
  }
  /// Removes the view from the view around it, and ends the editing in the view.
  open func removeFromSuperview() {
    guard let superview else { return }
    endEditing(true)
    let wasInWindow = window != nil
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    superview.screenChanged()
    if wasInWindow { tellOfWindow() }
  }
  private func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  /// The control that a person uses, with its type in UIKit; nil for another view.
  var controlOnScreen: ControlOnScreen? { nil }
  typealias ControlOnScreen = (type: String, kind: _RepresentedControl.Kind)
  /// The name of the control; if nil, the accessibility label or the type is its name.
  var nameOnScreen: String? { nil }
  /// False for a control that a person cannot use.
  var canBeUsed: Bool { true }
  /// Has no effect.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
  open func draw(_ rect: CGRect) {}
  /// Called when a SwiftUI view starts or stops showing this view.
  open func didMoveToWindow() {}
  /// Has no effect.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Has no effect: gestures on UIKit views are not simulated.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

  /// Stored without effect: changes are made at once.
  open class var areAnimationsEnabled: Bool { enablesAnimations }
  private static var enablesAnimations = true
  open class func setAnimationsEnabled(_ enabled: Bool) { enablesAnimations = enabled }
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let outer = enablesAnimations
    enablesAnimations = false
    actionsWithoutAnimation()
    enablesAnimations = outer
  }

  /// Makes changes, here at once.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Makes changes, here at once.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Makes changes, here at once.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }
  /// Makes changes, here at once.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping: CGFloat,
    initialSpringVelocity: CGFloat, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) { animate(withDuration: duration, animations: animations, completion: completion) }

  /// The way of an animation. Looks only.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks only.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    public static let `repeat` = Self(rawValue: 1 << 3)
    public static let autoreverse = Self(rawValue: 1 << 4)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 1 << 17)
    public static let curveLinear = Self(rawValue: 3 << 16)
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }
}

/// A type whose looks a program can set for all its objects.
@preconcurrency @MainActor
public protocol UIAppearance: UIView {}
extension UIView: UIAppearance {}

extension UIAppearance {
  /// The looks of all views of this type. Each call returns a new object, which `init(coder:)` makes,
  /// and none has an effect.
  public static func appearance() -> Self {
    guard let view = Self(coder: NSCoder()) else { fatalError("A view has no init(coder:).") }
    return view
  }
  /// The looks of the views of this type inside others. Each call returns a new object, and none
  /// has an effect.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearance.Type]
  ) -> Self { appearance() }
}

/// The distances from the edges of a rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  /// A distance in points.
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  /// Distances from the edges.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// No distance.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
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
  public var transform = CATransform3DIdentity
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
  /// Sets ``isActive`` of each constraint.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Resets ``isActive`` of each constraint.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
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
  /// Zero: no finger touches the screen here.
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
  /// Zero: no finger moves here.
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
