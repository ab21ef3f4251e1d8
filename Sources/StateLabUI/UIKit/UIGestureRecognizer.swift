// The gestures of UIKit, which never fire here.

import StateLabCore

/// A gesture of UIKit, which never fires here.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// A value of the system. Looks only.
  public enum State: Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Another name of ``ended``.
    public static let recognized = State.ended
  }
  open var state = State.possible
  public internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  public init(target: Any?, action: Selector?) {}
  public override convenience init() { self.init(target: nil, action: nil) }
  /// Has no effect.
  open func addTarget(_ target: Any, action: Selector) {}
  open func removeTarget(_ target: Any?, action: Selector?) {}
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Zero: no finger touches the screen here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  open var numberOfTouches: Int { 0 }
}

/// The delegate of a gesture, which is never called here.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Never called.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// A finger on the screen. The simulation never creates a value.
@preconcurrency @MainActor
public final class UITouch: NSObject {
  /// Zero: no finger touches the screen here.
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
  public var tapCount: Int { 0 }
  public var force: CGFloat { 0 }
  /// Nil: no finger touches a view here.
  public var view: UIView? { nil }
}

/// A gesture that never fires here.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var numberOfTapsRequired = 1
  public var numberOfTouchesRequired = 1
}
/// A gesture that never fires here.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var minimumPressDuration: TimeInterval = 0.5
  public var allowableMovement: CGFloat = 10
}
/// A gesture that never fires here.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var minimumNumberOfTouches = 1
  public var maximumNumberOfTouches = Int.max
  /// Zero: no finger moves here.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Has no effect.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
/// A gesture that never fires here.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The ways of a finger.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Looks only.
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 1 << 1)
    public static let up = Self(rawValue: 1 << 2)
    public static let down = Self(rawValue: 1 << 3)
  }
  /// Kept for the program. Looks only.
  public var direction = Direction.right
  public var numberOfTouchesRequired = 1
}
/// A gesture that never fires here.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var scale: CGFloat = 1
  /// Zero: no finger moves here.
  public var velocity: CGFloat { 0 }
}
/// A gesture that never fires here.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// Kept for the program. Looks only.
  public var rotation: CGFloat = 0
  /// Zero: no finger moves here.
  public var velocity: CGFloat { 0 }
}
