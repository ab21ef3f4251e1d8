@_spi(Controls) import StateLabCore

/// A text field of UIKit, which a person finds by its placeholder. Typing calls the delegate and
/// the actions. Apple does not document the order of the calls after a change; this order is our
/// choice.
@preconcurrency @MainActor
open class UITextField: UIControl, TypedText {
  /// Looks only.
  public enum ViewMode: Sendable { case never, whileEditing, unlessEditing, always }
  public enum BorderStyle: Sendable { case none, line, bezel, roundedRect }
  open weak var delegate: (any UITextFieldDelegate)?
  /// The letters of the text; never nil.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      guard text != oldValue else { return }
      selection = NSRange(location: _text.utf16.count, length: 0)
      screenChanged()
    }
  }
  /// The text, without attributes.
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: _text) }
    set { text = newValue?.string }
  }
  private var selection = NSRange(location: 0, length: 0)
  /// The end of the text, unless the program selects another range. Typing ignores it.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selection) }
    set { selection = newValue?.range ?? NSRange(location: _text.utf16.count, length: 0) }
  }
  /// Selects the whole text, which typing ignores.
  open override func selectAll(_ sender: Any?) {
    selection = NSRange(location: 0, length: _text.utf16.count)
  }
  /// The size of the text or the placeholder, estimated by a rule of our own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let shown = _text.isEmpty ? placeholder ?? "" : _text
    return shown.size(withAttributes: [.font: font ?? .systemFont(ofSize: 17)])
  }
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
  /// The rectangle itself: nothing is laid out.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open var placeholder: String? { didSet { screenChanged() } }
  open var attributedPlaceholder: NSAttributedString? { didSet { screenChanged() } }
  /// True if typing starts with an empty text.
  open var clearsOnBeginEditing = false
  open var isSecureTextEntry = false { didSet { screenChanged() } }
  /// True while a person types in the field.
  open var isEditing: Bool { isFirstResponder }
  /// Looks only.
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightView: UIView?
  open var rightViewMode = ViewMode.never
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var adjustsFontForContentSizeCategory = false
  open var enablesReturnKeyAutomatically = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var background: UIImage?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var inputView: UIView?
  /// A view above the keyboard. While the keyboard is open for the field, the screen shows the
  /// controls in the view below the field.
  open var inputAccessoryView: UIView? { didSet { screenChanged() } }

  /// The editing of a field has begun, has changed its text, or has ended. The object is the field.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  /// False for a field that a person cannot use.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// True while the keyboard is open for the field.
  open override var isFirstResponder: Bool { Keyboard.isOpen(for: self) }
  /// Opens the keyboard, if the field is in a window and the delegate permits it.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { openKeyboard() }
  /// Closes the keyboard, if the delegate permits it.
  @discardableResult
  open override func resignFirstResponder() -> Bool { closeKeyboard() }

  override var controlOnScreen: ControlOnScreen? { ("UITextField", .textField(self)) }
  override var accessoryOnScreen: UIView? { inputAccessoryView }
  override var nameOnScreen: String? {
    [placeholder, attributedPlaceholder?.string].lazy.compactMap(\.self).first { !$0.isEmpty }
  }

  var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
}

extension UITextField: _RepresentedTextField {
  public var _text: String { text ?? "" }
  public var _isSecret: Bool { isSecureTextEntry }
  public var _isClearedByTyping: Bool { isSecureTextEntry || clearsOnBeginEditing }
  public var _submits: Bool { true }
  public var _mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }
  public func _beginEditing() { becomeFirstResponder() }

  public func _enter(_ text: String) {
    let change = TypedChange(from: _text, to: text)
    let isAccepted = delegate?.textField(
      self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
    guard isAccepted ?? true else { return }
    self.text = change.applied(to: _text)
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  public func _submit() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard hasActions(for: .editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    resignFirstResponder()
  }

  public func _editingChanged(_ isEditing: Bool) {
    keyboardChanged(isOpen: isEditing)
    if isEditing {
      delegate?.textFieldDidBeginEditing(self)
      sendActions(for: .editingDidBegin)
      post(Self.textDidBeginEditingNotification)
    } else {
      delegate?.textFieldDidEndEditing(self, reason: .committed)
      sendActions(for: .editingDidEnd)
      post(Self.textDidEndEditingNotification)
    }
  }

  /// The reason for the end of an editing.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// The delegate of a text field.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before the keyboard opens. If the method returns false, the keyboard stays closed.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called once the keyboard has opened.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called before the program closes the keyboard, and before another field opens it. If the method
  /// returns false, the keyboard stays open.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called once the keyboard has closed.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called once the keyboard has closed; the default implementation calls
  /// ``textFieldDidEndEditing(_:)``.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called for each change of the text by a person.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Only the program calls this method: the field has no clear button here.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called for Return.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Called before each change of the text by a person. If the method returns false, the text stays.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
