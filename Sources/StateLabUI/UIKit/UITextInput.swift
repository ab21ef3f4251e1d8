// The common parts of UIKit's text inputs.

@_spi(Controls) import StateLabCore

/// Looks only.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Sendable {
  case `default`, go, google, join, next, route, search, send, done, `continue`
}

/// The looks of the keyboard, and its help with typing. Looks only.
public enum UIKeyboardAppearance: Int, Sendable { case `default`, dark, light }
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }
/// The data that a text view shows as links. Looks only.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Looks only.
  public static let phoneNumber = Self(rawValue: 1)
  public static let link = Self(rawValue: 1 << 1)
  public static let address = Self(rawValue: 1 << 2)
  public static let calendarEvent = Self(rawValue: 1 << 3)
  public static let all = Self(rawValue: .max)
}

/// A position in a text, in UTF-16.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  let offset: Int
  init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  let range: NSRange
  init(_ range: NSRange) { self.range = range }
  /// The ends of the range.
  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.length == 0 }
}

/// A text with positions. Typing ignores the selection.
@preconcurrency @MainActor
public protocol UITextInput: _RepresentedTextField {
  /// The selection of the text.
  var selectedTextRange: UITextRange? { get set }
}
extension UITextField: UITextInput {}
extension UITextView: UITextInput {}

extension UITextInput {
  /// The ends of the text.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }
  public var endOfDocument: UITextPosition { UITextPosition(_text.utf16.count) }
  /// The range between two positions.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (start, end) = (fromPosition.offset, toPosition.offset)
    return UITextRange(NSRange(location: min(start, end), length: abs(end - start)))
  }
  /// The position at a distance; nil outside the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let moved = position.offset + offset
    return 0...endOfDocument.offset ~= moved ? UITextPosition(moved) : nil
  }
  /// The distance between two positions.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }
  /// The part of the text in a range.
  public func text(in range: UITextRange) -> String? {
    let text = _text as NSString
    return range.range.upperBound <= text.length ? text.substring(with: range.range) : nil
  }
  /// True unless the text is empty.
  public var hasText: Bool { !_text.isEmpty }
}

/// A language of the keyboard.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The language, such as `en-US`, or `emoji`.
  open var primaryLanguage: String? { language }
  private let language: String
  /// The keyboards of the phone: English, and emoji.
  public static let activeInputModes = [
    UITextInputMode(language: "en-US"), UITextInputMode(language: "emoji"),
  ]

  private init(language: String) { self.language = language }
}

/// A text input that a person can type in.
@MainActor
protocol TypedText: UIView, _RepresentedTextField {
  /// Asks the delegate whether the editing may begin.
  var mayBeginEditing: Bool { get }
}

extension TypedText {
  /// Opens the keyboard, if the input is in a window and the delegate permits it.
  func openKeyboard() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, window != nil, mayBeginEditing else { return false }
    return Keyboard.open(for: self)
  }

  /// Closes the keyboard, if the delegate permits it.
  func closeKeyboard() -> Bool {
    guard isFirstResponder, _mayEndEditing else { return false }
    Keyboard.close(for: self)
    return true
  }

  /// Shows the view above the keyboard, or hides it.
  func keyboardChanged(isOpen: Bool) {
    if isOpen { UIView.edited = self } else if UIView.edited === self { UIView.edited = nil }
    if accessoryOnScreen != nil { screenChanged() }
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// A change that a person makes to a text: appended letters, or a new text.
struct TypedChange {
  /// The replaced part, in UTF-16.
  let range: NSRange
  let replacement: String

  init(from old: String, to new: String) {
    let isLonger = new.utf16.count > old.utf16.count && new.utf16.starts(with: old.utf16)
    range =
      isLonger
      ? NSRange(location: old.utf16.count, length: 0)
      : NSRange(location: 0, length: old.utf16.count)
    replacement =
      isLonger ? String(decoding: new.utf16.dropFirst(old.utf16.count), as: UTF16.self) : new
  }

  /// The changed text. The delegate may have set another text meanwhile.
  func applied(to text: String) -> String {
    let text = text as NSString
    let start = min(range.location, text.length)
    let part = NSRange(location: start, length: min(range.length, text.length - start))
    return text.replacingCharacters(in: part, with: replacement)
  }
}
