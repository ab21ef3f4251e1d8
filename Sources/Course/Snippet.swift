/// A piece of Swift that is put to the compiler alone.
public struct Snippet: Hashable {
  public let id: String
  public let code: String
  /// Whether the lesson shows it because it compiles or because it does not.
  public let mustCompile: Bool
  /// What the compiler said when the lesson was recorded.
  public let recorded: Diagnosis
  /// Whether the quiz alone asks about it, and the lesson does not show it.
  public var isForQuiz = false
}

/// What the compiler says about a piece of Swift.
public enum Diagnosis: Hashable {
  case compiles
  /// The first error: the message alone, for example
  /// `error: cannot assign to property: 'self' is immutable`.
  case error(String)
}

extension Diagnosis: CustomStringConvertible {
  public var description: String {
    switch self {
    case .compiles: "compiles"
    case .error(let message): message
    }
  }
}

extension Diagnosis {
  /// Whether somebody who typed this means the same: `compiles`, or a message with or without
  /// `error: `, whose first letter may be large, as Xcode shows it.
  public func agrees(with text: String) -> Bool {
    Self.message(of: description) == Self.message(of: text)
  }

  private static func message(of text: String) -> String {
    let prefix = "error: "
    let message = text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...]
    return message.prefix(1).lowercased() + message.dropFirst()
  }
}
