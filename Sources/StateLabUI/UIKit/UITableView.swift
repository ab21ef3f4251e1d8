// The lists of UIKit, of which the screen shows nothing: a program sets their appearance.

import StateLabCore

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

/// A grid of UIKit. Looks only.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {}

/// A row of a list of UIKit. Looks only.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// A value of the system. Looks only.
  public enum SelectionStyle: Sendable { case none, `default`, blue, gray }
  public var selectionStyle = SelectionStyle.default
  public var selectedBackgroundView: UIView?
}
