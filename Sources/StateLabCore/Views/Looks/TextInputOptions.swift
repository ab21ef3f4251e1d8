// How a text is typed.

/// The kind of a text that is entered. Looks only.
public struct UITextContentType: Hashable, Sendable {
  private let name: String

  /// A person's full name; looks only.
  public static let name = UITextContentType(name: "name")
  /// A person's first name; looks only.
  public static let givenName = UITextContentType(name: "givenName")
  /// A person's last name; looks only.
  public static let familyName = UITextContentType(name: "familyName")
  /// A nickname; looks only.
  public static let nickname = UITextContentType(name: "nickname")
  /// An email address; looks only.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// A telephone number; looks only.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The name of an account; looks only.
  public static let username = UITextContentType(name: "username")
  /// The password of an account; looks only.
  public static let password = UITextContentType(name: "password")
  /// A password to be; looks only.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// A code that is sent for one use; looks only.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// A whole street address; looks only.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The city of an address; looks only.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// A postal code; looks only.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The country of an address; looks only.
  public static let countryName = UITextContentType(name: "countryName")
  /// The number of a credit card; looks only.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
}

/// The keyboard for a text. Looks only.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// The keys that the keyboard shows.
  case `default`, asciiCapable, numbersAndPunctuation, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad, alphabet
}

/// The letters that become capitals by themselves. Looks only.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// The text that begins with a capital.
  case none, words, sentences, allCharacters
}

/// The letters that become capitals by themselves. Looks only.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  /// The text that begins with a capital.
  case never, words, sentences, characters
}

/// The label of the key that submits a text. Looks only.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  /// The word on the key.
  case done, go, send, join, route, search, `return`, next, `continue`
}

/// The selection of a text by a person: possible, or not. Looks only.
public enum TextSelectability: Hashable, CaseIterable, Sendable {
  /// Allowed, or not allowed.
  case enabled, disabled
}
