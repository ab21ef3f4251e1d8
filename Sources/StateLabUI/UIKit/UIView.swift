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
  /// The layer of the view, which is not drawn.
  public private(set) lazy var layer: CALayer =
    (Self.layerClass as? CALayer.Type)?.init(coder: NSCoder()) ?? CALayer()
  /// The class of the layer, which `init(coder:)` creates.
  open class var layerClass: AnyClass { CALayer.self }
  /// Looks only.
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  open var clearsContextBeforeDrawing = true
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var preservesSuperviewLayoutMargins = false
  open var mask: UIView?
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var isAccessibilityElement = false
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// The traits of the only screen.
  open var traitCollection: UITraitCollection { .current }
  /// The size that the view asks for: none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// The parts of a view that change their size with the view around it. Looks only.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks only.
    public static let flexibleLeftMargin = Self(rawValue: 1)
    public static let flexibleWidth = Self(rawValue: 1 << 1)
    public static let flexibleRightMargin = Self(rawValue: 1 << 2)
    public static let flexibleTopMargin = Self(rawValue: 1 << 3)
    public static let flexibleHeight = Self(rawValue: 1 << 4)
    public static let flexibleBottomMargin = Self(rawValue: 1 << 5)
  }
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
    insert(view, at: subviews.count)
  }
  /// Adds a view at an index of ``subviews``.
  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    insert(view, at: min(max(index, 0), subviews.count))
  }
  /// Adds a view before another one in ``subviews``.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }
  /// Adds a view after another one in ``subviews``.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }
  /// Makes a view the last of ``subviews``.
  open func bringSubviewToFront(_ view: UIView) { move(view) { subviews.append(view) } }
  /// Makes a view the first of ``subviews``.
  open func sendSubviewToBack(_ view: UIView) { move(view) { subviews.insert(view, at: 0) } }
  private func move(_ view: UIView, _ insert: () -> Void) {
    guard view.superview === self else { return }
    subviews.removeAll { $0 === view }
    insert()
    screenChanged()
  }
  private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    view.removeFromSuperview()
    let index = subviews.firstIndex { $0 === sibling }
    insert(view, at: index.map { $0 + offset } ?? subviews.count)
  }
  private func insert(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
    screenChanged()
    if window != nil { view.tellOfWindow() }
  }
  /// True for this view and for a view inside.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// The view with a tag: this one, or one inside.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
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
  /// The view for which the keyboard is open.
  static weak var edited: UIView?
  /// The subviews from top to bottom.
  var shownSubviews: [UIView] { subviews }
  /// The view above the keyboard that is open for this view.
  var accessoryOnScreen: UIView? { nil }
  /// The controls of the view that are not its subviews, such as the items of a bar.
  var itemsOnScreen: [_RepresentedControl] { [] }
  /// Has no effect.
  open func setNeedsDisplay() {}
  open func setNeedsLayout() {}
  open func layoutIfNeeded() {}
  open func layoutSubviews() {}
  open func sizeToFit() {}
  open func draw(_ rect: CGRect) {}
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {}
  open func updateConstraintsIfNeeded() {}
  open func invalidateIntrinsicContentSize() {}
  open func tintColorDidChange() {}
  open func layoutMarginsDidChange() {}
  open func safeAreaInsetsDidChange() {}
  open func addConstraint(_ constraint: NSLayoutConstraint) {}
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  open func removeConstraint(_ constraint: NSLayoutConstraint) {}
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Not called here.
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The size of the frame; texts estimate their size by a rule of our own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  /// The size of ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }
  /// The smallest size and the greatest one that a layout may compute.
  public static let layoutFittingCompressedSize = CGSize.zero
  public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
  /// The point or the rectangle itself: nothing is laid out.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// True for a point inside ``bounds``.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The view itself, for a point inside ``bounds``. Only the program calls this method.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) ? self : nil
  }
  /// False: nothing is drawn.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
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
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
  /// The gestures of the view, which never fire here.
  open var gestureRecognizers: [UIGestureRecognizer]?

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
  /// Creates a value of zeros.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  /// No distance.
  public static let zero = UIEdgeInsets()
}

/// The distances from the edges of a rectangle, in the direction of a text.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// A distance in points.
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  /// Distances from the edges.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// Creates a value of zeros.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// No distance.
  public static let zero = NSDirectionalEdgeInsets()
}

extension NSValue {
  /// Zero: no keyboard has a frame here.
  public var cgRectValue: CGRect { .zero }
  public var cgPointValue: CGPoint { .zero }
  public var cgSizeValue: CGSize { .zero }
}
