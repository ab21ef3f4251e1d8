#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What the compiler's symbol graph says of a module, as far as the page needs it.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  let kind: Kind
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  let docComment: Comment?
  let location: Location?

  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {
    let lines: [TextLine]
    struct TextLine: Decodable { let text: String }
  }
  struct Location: Decodable { let uri: String }
}

extension Symbol {
  /// With the types around it: `Publishers.Map`.
  var name: String { pathComponents.joined(separator: ".") }

  /// The type that it belongs to, or "" at the top.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  var isType: Bool {
    ["struct", "class", "enum", "protocol"].contains { kind.identifier == "swift.\($0)" }
  }

  /// Another name; its summary, if any, is that of the requirement that it meets.
  var isAlias: Bool { kind.identifier == "swift.typealias" }

  /// A case that its name explains.
  var isPlainCase: Bool { kind.identifier == "swift.enum.case" && summary == nil }

  /// The folder of the library that declares it.
  var room: String? {
    guard let path = location?.uri.split(separator: "/"),
      let library = path.lastIndex(of: "StateLabCore"), library + 1 < path.count
    else { return nil }
    return String(path[library + 1])
  }

  /// As it is written, on one line.
  var declaration: String {
    let text = declarationFragments.map(\.spelling).joined()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" : ", with: ": ")
      .replacing(Self.callSite, with: "")
  }

  /// Nobody writes these: their defaults say where the call stands.
  private static let callSite = ", fileID: String = #fileID, line: Int = #line"

  /// The first sentence of its documentation.
  var summary: String? {
    guard let paragraph = docComment?.lines.map(\.text).prefix(while: { !$0.isEmpty }),
      !paragraph.isEmpty
    else { return nil }
    let text = paragraph.joined(separator: " ").replacing("``", with: "`")
    let end = text.firstRange(of: ". ")?.lowerBound
    return end.map { text[..<$0] + "." } ?? text
  }
}
