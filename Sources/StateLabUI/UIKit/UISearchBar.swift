import StateLabCore

/// A search bar of UIKit.
@preconcurrency @MainActor
open class UISearchBar: UIView {
  /// Looks only.
  public enum Style: Sendable { case `default`, prominent, minimal }
  open weak var delegate: (any UISearchBarDelegate)?
  open var text: String?
  open var placeholder: String?
  open var searchBarStyle = Style.default
  open var showsCancelButton = false
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }
}

/// The delegate of a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Called by the program alone: no person uses the object here.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
