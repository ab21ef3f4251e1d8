import StateLabCore

/// A view that scrolls, of UIKit.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Looks only.
  public enum KeyboardDismissMode: Sendable { case none, onDrag, interactive }
  /// The part of the speed that is left a millisecond after the finger leaves the screen.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The rate of the system, or a faster one.
    public static let normal = Self(rawValue: 0.998)
    public static let fast = Self(rawValue: 0.99)
  }
  open var decelerationRate = DecelerationRate.normal
  /// Looks only.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var indicatorStyle = IndicatorStyle.default
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var bounces = true
  open var bouncesZoom = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var isDirectionalLockEnabled = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var scrollsToTop = true
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// The delegate of a view of the type `UIScrollView`.
  public weak var _scrollDelegate: (any UIScrollViewDelegate)?
  /// The gestures of the view, which never fire here.
  public let panGestureRecognizer = UIPanGestureRecognizer(target: nil, action: nil)
  public let pinchGestureRecognizer: UIPinchGestureRecognizer? =
    UIPinchGestureRecognizer(target: nil, action: nil)
  open var contentSize = CGSize.zero
  /// False: no finger touches the screen here.
  open var isTracking: Bool { false }
  open var isDragging: Bool { false }
  open var isDecelerating: Bool { false }
  open var isZooming: Bool { false }
  open var adjustedContentInset: UIEdgeInsets { contentInset }
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
  /// Has no effect.
  open func zoom(to rect: CGRect, animated: Bool) {}
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
  open func flashScrollIndicators() {}
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
}

/// A view with a delegate for its scrolling. Subclasses of ``UIScrollView`` have delegates of other
/// types.
@preconcurrency @MainActor
public protocol _ScrollDelegating: AnyObject {
  /// The delegate.
  var _scrollDelegate: (any UIScrollViewDelegate)? { get set }
}

extension UIScrollView: _ScrollDelegating {}

extension _ScrollDelegating {
  /// Not called here: no person scrolls a view of UIKit.
  @_disfavoredOverload
  public var delegate: (any UIScrollViewDelegate)? {
    get { _scrollDelegate }
    set { _scrollDelegate = newValue }
  }
}

/// The delegate of a view that scrolls, which is not called here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Called by the program alone: no person uses the object here.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

/// The control that a person pulls, of UIKit.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Kept for the program. Looks only.
  public private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}
