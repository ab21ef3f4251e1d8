// The layout of UIKit, which has no effect: nothing is laid out.

import StateLabCore

/// The priority of a constraint. Looks only.
public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a value, which shows nothing.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = Self(1000)
  public static let defaultHigh = Self(750)
  public static let defaultLow = Self(250)
  public static let fittingSizeLevel = Self(50)
}

/// A constraint of UIKit's layout. Looks only.
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
  /// A value of the system. Looks only.
  public enum Axis: Sendable { case horizontal, vertical }
  public enum Relation: Sendable { case lessThanOrEqual, equal, greaterThanOrEqual }
  public enum Attribute: Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
      firstBaseline, notAnAttribute
  }
  public var isActive = false
  public var constant: CGFloat = 0
  public var priority = UILayoutPriority.required
  public var identifier: String?

  override init() { super.init() }
  init(constant: CGFloat) { self.constant = constant }
  /// Creates a value, which shows nothing.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) { self.init(constant: c) }
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
    equalTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Changes what the object keeps, and nothing on the screen.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier m: CGFloat, constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// Changes what the object keeps, and nothing on the screen.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
}
/// An anchor of UIKit's layout. Looks only.
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor
public typealias NSLayoutDimension = NSLayoutAnchor

/// An object with anchors: a view, or an area in a view.
@preconcurrency @MainActor
public protocol _LayoutItem {}
extension UIView: _LayoutItem {}

/// An area in a view. Looks only.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject, _LayoutItem {
  /// Kept for the program. Looks only.
  open var identifier = ""
  /// Zero: nothing is laid out.
  open var layoutFrame: CGRect { .zero }
}

extension _LayoutItem {
  /// Looks only.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutAnchor() }
  public var heightAnchor: NSLayoutDimension { NSLayoutAnchor() }
}

extension UIView {
  /// Looks only.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutAnchor() }
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
  public var readableContentGuide: UILayoutGuide { UILayoutGuide() }
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {}
}
