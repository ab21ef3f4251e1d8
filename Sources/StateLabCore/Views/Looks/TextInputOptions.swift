// Options for text input.

/// The type of the entered text. Looks only.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// One of Apple's types of text; looks only.
  public static let name = UITextContentType(name: "name")
  public static let givenName = UITextContentType(name: "givenName")
  public static let familyName = UITextContentType(name: "familyName")
  public static let nickname = UITextContentType(name: "nickname")
  public static let emailAddress = UITextContentType(name: "emailAddress")
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  public static let username = UITextContentType(name: "username")
  public static let password = UITextContentType(name: "password")
  public static let newPassword = UITextContentType(name: "newPassword")
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  public static let addressCity = UITextContentType(name: "addressCity")
  public static let postalCode = UITextContentType(name: "postalCode")
  public static let countryName = UITextContentType(name: "countryName")
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

/// The keyboard for a text.
public enum UIKeyboardType: _LooksOption {
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// The letters to capitalize automatically.
public enum UITextAutocapitalizationType: _LooksOption {
  case none, words, sentences, allCharacters
}

/// The letters to capitalize automatically.
public enum TextInputAutocapitalization: _LooksOption { case never, words, sentences, characters }

/// The label of the key that submits a text.
public enum SubmitLabel: _LooksOption {
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The ability of a person to select text: enabled or disabled.
public enum TextSelectability: _LooksOption { case enabled, disabled }

/// The Writing Tools experience of a text view: complete, limited or disabled.
public enum WritingToolsBehavior: _LooksOption { case automatic, complete, limited, disabled }
