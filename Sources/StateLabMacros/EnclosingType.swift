#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The head of a declaration around a variable: `private final class Model: Base`.
struct DeclarationHead {
  /// `struct`, `class`, `actor`, `enum`, or `extension`.
  let keyword: String
  /// The name without the names of the types around it.
  let name: String

  /// - Parameter tokens: The tokens up to the brace, or more.
  init?(_ tokens: ArraySlice<Token>) {
    let tokens = Array(tokens)
    var index = 0
    while index < tokens.count {
      if tokens[index].nesting > 0 {
        index = tokens.end(ofBracketAt: index)
        continue
      }
      if Self.keywords.contains(tokens[index].text), index + 1 < tokens.count {
        var name = index + 1
        while tokens.text(at: name + 1) == "." { name += 2 }
        keyword = tokens[index].text
        self.name = tokens.text(at: name)
        return
      }
      index += 1
    }
    return nil
  }

  static let keywords: Set = ["struct", "class", "actor", "enum", "extension", "protocol"]
}

/// The type around a declaration, read from its file: the compiler sends the type without its members.
struct EnclosingType {
  private let tokens: [Token]
  /// The body of the type, with its braces.
  private let body: Range<Int>
  private let name: String?

  /// - Parameter position: The position of the declaration, in bytes.
  init?(ofByte position: Int, in tokens: [Token]) {
    guard var brace = tokens.lastIndex(where: { $0.range.lowerBound < position }) else {
      return nil
    }
    var depth = 0
    while brace >= 0 {
      if tokens[brace].text == "}" { depth += 1 }
      if tokens[brace].text == "{" { depth -= 1 }
      if depth < 0 { break }
      brace -= 1
    }
    guard brace >= 0 else { return nil }
    self.tokens = tokens
    body = brace..<tokens.end(ofBracketAt: brace)
    let start = tokens[..<brace].lastIndex { ["{", "}"].contains($0.text) }.map { $0 + 1 }
    name = DeclarationHead(tokens[(start ?? 0)..<brace])?.name
  }

  /// True if the body of the type declares an initializer, so that the compiler adds none.
  var declaresInitializer: Bool {
    var index = body.lowerBound + 1
    while index < body.upperBound {
      if tokens[index].text == "init", tokens[index - 1].text != "." { return true }
      index = tokens[index].nesting > 0 ? tokens.end(ofBracketAt: index) : index + 1
    }
    return false
  }

  /// True if the type, or an extension of it in this file, assigns to a variable.
  func assigns(to variable: String) -> Bool {
    let extensions = tokens.indices.filter { tokens[$0].text == "extension" }.compactMap {
      index -> Range<Int>? in
      guard let brace = tokens[index...].firstIndex(where: { $0.text == "{" }),
        DeclarationHead(tokens[index..<brace])?.name == name
      else { return nil }
      return brace..<tokens.end(ofBracketAt: brace)
    }
    return ([body] + extensions).joined().contains { index in
      tokens[index].text == variable
        && (tokens.text(at: index - 1) == "&"
          || tokens.text(at: index + 1) == "=" && tokens.text(at: index + 2) != "=")
    }
  }
}

/// The files of the program, each read once.
final class SourceFiles {
  private var known: [String: [Token]] = [:]

  func tokens(ofFile path: String) -> [Token] {
    if let tokens = known[path] { return tokens }
    let bytes = FileManager.default.contents(atPath: path).map(Array.init) ?? []
    let tokens = Token.tokens(of: bytes)
    known[path] = tokens
    return tokens
  }
}
