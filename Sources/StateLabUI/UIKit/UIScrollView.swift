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
  public var bounces = true
  public var isScrollEnabled = true
  public var isPagingEnabled = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var refreshControl: UIRefreshControl?
}

/// The control that a person pulls, of UIKit.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// Kept for the program. Looks only.
  public private(set) var isRefreshing = false
  open func beginRefreshing() { isRefreshing = true }
  open func endRefreshing() { isRefreshing = false }
}

/// A list of UIKit. Looks only.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// A value of the system. Looks only.
  public enum SeparatorStyle: Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
  public var tableFooterView: UIView?
  public var sectionHeaderTopPadding: CGFloat = 0
  public var allowsSelection = true
}
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
}
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// A value of the system. Looks only.
  public enum SelectionStyle: Sendable { case none, `default`, blue, gray }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}
