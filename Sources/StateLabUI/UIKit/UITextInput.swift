// The text inputs of UIKit. No person types into them here, so their delegates are not called.

import StateLabCore

/// Looks only.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Sendable {
  case `default`, go, google, join, next, route, search, send, done, `continue`
}

/// A text field of UIKit.
@preconcurrency @MainActor
open class UITextField: UIControl {
  /// Looks only.
  public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String? = ""
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var isSecureTextEntry = false
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var inputAccessoryView: UIView?
  open var inputView: UIView?
  open var isEditing: Bool { false }
}

/// The delegate of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Called by the program alone: no person uses the object here.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

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

/// A text view of UIKit.
@preconcurrency @MainActor
open class UITextView: UIScrollView {
  /// Kept for the program. Looks only.
  open weak var delegate: (any UITextViewDelegate)?
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = ""
  /// Kept for the program. Looks only.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var selectedRange = NSRange(location: 0, length: 0)
}

/// The delegate of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Called by the program alone: no person uses the object here.
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewDidEndEditing(_ textView: UITextView)
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Called by the program alone: no person uses the object here.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

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
