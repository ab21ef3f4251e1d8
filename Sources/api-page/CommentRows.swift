import Foundation

/// The library's sources, for the comments of declarations in rows.
///
/// One comment may describe many declarations. It precedes the first of them, and the others follow
/// without a blank line. The symbol graph has the comment for the first one alone.
struct CommentRows {
  private var lines: [String: [Substring]] = [:]

  /// The symbol, with the comment of its row where it has none of its own. The comment of an enum
  /// covers its cases and is not repeated. An enum of looks says so with its conformance alone.
  mutating func documented(_ symbol: Symbol) throws -> Symbol {
    guard !symbol.isCase, let location = symbol.location else { return symbol }
    let lines = try lines(of: location.uri)
    if let comment = symbol.docComment {
      guard lines[location.position.line].contains(": _LooksOption") else { return symbol }
      var symbol = symbol
      symbol.docComment = Symbol.Comment(lines: comment.lines + [.init(text: "Looks only.")])
      return symbol
    }
    let indentation = lines[location.position.line].indentation
    let rows = lines[...location.position.line].reversed()
      .prefix { !$0.isBlank && $0.indentation >= indentation }
      .filter { $0.indentation == indentation }
    let comment = rows.drop { !$0.isComment }.prefix(while: \.isComment).reversed()
    guard !comment.isEmpty else { return symbol }
    var symbol = symbol
    symbol.docComment = Symbol.Comment(
      lines: comment.map { .init(text: $0.trimmingCharacters(in: ["/", " "])) })
    return symbol
  }

  private mutating func lines(of uri: String) throws -> [Substring] {
    if let known = lines[uri] { return known }
    guard let url = URL(string: uri) else { return [] }
    let new = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    lines[uri] = new
    return new
  }
}

extension Substring {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
  fileprivate var indentation: Int { prefix { $0 == " " }.count }
  fileprivate var isComment: Bool { drop { $0 == " " }.hasPrefix("///") }
}
