// The common parts of UIKit's text inputs.

@_spi(Controls) import StateLabCore

/// Looks only.
public enum UITextAutocapitalizationType: Sendable { case none, words, sentences, allCharacters }
public enum UITextAutocorrectionType: Sendable { case `default`, no, yes }
public enum UITextSpellCheckingType: Sendable { case `default`, no, yes }
public enum UIReturnKeyType: Sendable {
  case `default`, go, google, join, next, route, search, send, done, `continue`
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
