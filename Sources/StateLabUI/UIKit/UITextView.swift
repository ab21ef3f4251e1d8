@_spi(Controls) import StateLabCore

/// A text view of UIKit, which a person finds by its accessibility label, or as `UITextView`. Typing
/// calls the delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TypedText {
  /// Called for what a person does.
  open weak var delegate: (any UITextViewDelegate)?
  /// The letters of the text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      guard text != oldValue else { return }
      if attributedText.string != _text { attributedText = NSAttributedString(string: _text) }
      selectedRange = NSRange(location: _text.utf16.count, length: 0)
      screenChanged()
    }
  }
  /// The text with attributes, which a typed letter removes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! = NSAttributedString(string: "") {
    didSet {
      if attributedText == nil { attributedText = NSAttributedString(string: "") }
      if attributedText.string != _text { text = attributedText.string }
    }
  }
  /// The end of the text, unless the program selects another range. Typing ignores it.
  open var selectedRange = NSRange(location: 0, length: 0)
  open var isEditable = true { didSet { screenChanged() } }
  /// Looks only.
  open var isSelectable = true
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets.zero
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var inputAccessoryView: UIView?
  open var inputView: UIView?

  /// The editing of a view has begun, has changed its text, or has ended. The object is the view.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// False for a view that a person cannot use.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// True while the keyboard is open for the view.
  open override var isFirstResponder: Bool { Keyboard.isOpen(for: self) }
  /// Opens the keyboard, if the view is in a window and the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { openKeyboard() }
  /// Closes the keyboard, if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { closeKeyboard() }

  override var controlOnScreen: ControlOnScreen? { ("UITextView", .textField(self)) }
  override var canBeUsed: Bool { isEditable }

  var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
}

extension UITextView: _RepresentedTextField {
  public var _text: String { text ?? "" }
  public var _isSecret: Bool { false }
  public var _isClearedByTyping: Bool { false }
  /// False: Return is a letter of the text.
  public var _submits: Bool { false }
  public var _mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }
  public func _beginEditing() { becomeFirstResponder() }

  public func _enter(_ text: String) {
    let change = TypedChange(from: _text, to: text)
    let isAccepted = delegate?.textView(
      self, shouldChangeTextIn: change.range, replacementText: change.replacement)
    guard isAccepted ?? true else { return }
    self.text = change.applied(to: _text)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  /// Never called.
  public func _submit() {}

  public func _editingChanged(_ isEditing: Bool) {
    if isEditing {
      delegate?.textViewDidBeginEditing(self)
      post(Self.textDidBeginEditingNotification)
    } else {
      delegate?.textViewDidEndEditing(self)
      post(Self.textDidEndEditingNotification)
    }
  }
}

/// The delegate of a text view.
@preconcurrency @MainActor
public protocol UITextViewDelegate: AnyObject {
  /// Called before the keyboard opens. If the method returns false, the keyboard stays closed.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called once the keyboard has opened.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called before the program closes the keyboard, and before another field opens it. If the method
  /// returns false, the keyboard stays open.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called once the keyboard has closed.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called after each change of the text by a person.
  func textViewDidChange(_ textView: UITextView)
  /// Called before `textViewDidChange`.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Called before each change of the text by a person, also for Return. If the method returns
  /// false, the text stays.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}
