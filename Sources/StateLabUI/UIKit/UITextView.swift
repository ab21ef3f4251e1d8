@_spi(Controls) import StateLabCore

/// A text view of UIKit, which a person finds by its accessibility label, or as `UITextView`. Typing
/// calls the delegate.
@preconcurrency @MainActor
open class UITextView: UIScrollView, TypedText {
  /// A text view with a container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }
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
  /// The range of ``selectedRange``.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: _text.utf16.count, length: 0) }
  }
  /// Selects the whole text, which typing ignores.
  open override func selectAll(_ sender: Any?) {
    selectedRange = NSRange(location: 0, length: _text.utf16.count)
  }
  open var isEditable = true { didSet { screenChanged() } }
  /// The size of the text within a width, estimated by a rule of our own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let margin = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let fitted = _text.sizeOfLines(
      within: size.width - margin, limit: textContainer.maximumNumberOfLines, font: font)
    return CGSize(
      width: fitted.width + margin, height: fitted.height + inset.top + inset.bottom)
  }
  /// Has no effect.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Zero: nothing is laid out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Looks only.
  open var isSelectable = true
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  public let textContainer: NSTextContainer
  open var dataDetectorTypes: UIDataDetectorTypes = []
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var allowsEditingTextAttributes = false
  open var clearsOnInsertion = false
  open var adjustsFontForContentSizeCategory = false
  open var usesStandardTextScaling = false
  open var enablesReturnKeyAutomatically = false
  open var isFindInteractionEnabled = false
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var returnKeyType = UIReturnKeyType.default
  open var textContentType: UITextContentType?
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var inputView: UIView?
  /// A view above the keyboard. While the keyboard is open for the text view, the screen shows the
  /// controls in the view below the text view.
  open var inputAccessoryView: UIView? { didSet { screenChanged() } }

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
  override var accessoryOnScreen: UIView? { inputAccessoryView }

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
    keyboardChanged(isOpen: isEditing)
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
public protocol UITextViewDelegate: UIScrollViewDelegate {
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
