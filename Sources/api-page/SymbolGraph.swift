#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A module as described by the compiler's symbol graph, reduced to the parts that the page uses.
struct SymbolGraph: Decodable {
  let symbols: [Symbol]
}

struct Symbol: Decodable {
  let kind: Kind
  let pathComponents: [String]
  let declarationFragments: [Fragment]
  var docComment: Comment?
  let location: Location?

  struct Kind: Decodable { let identifier: String }
  struct Fragment: Decodable { let spelling: String }
  struct Comment: Decodable {
    let lines: [TextLine]
    struct TextLine: Decodable { let text: String }
  }
  struct Location: Decodable {
    let uri: String
    let position: Position
    struct Position: Decodable { let line: Int }
  }
}

extension Symbol {
  /// The name with its enclosing types: `Publishers.Map`.
  var name: String { pathComponents.joined(separator: ".") }

  /// The enclosing type, or "" at the top level.
  var owner: String { pathComponents.dropLast().joined(separator: ".") }

  var isType: Bool {
    ["struct", "class", "enum", "protocol"].contains { kind.identifier == "swift.\($0)" }
  }

  /// A type alias. Its summary, if any, is that of the requirement that it meets.
  var isAlias: Bool { kind.identifier == "swift.typealias" }

  var isCase: Bool { kind.identifier == "swift.enum.case" }

  /// A case of an enum, or its equivalent: `static let opacity: AnyTransition`.
  var isNamedValue: Bool { isCase || kind.identifier == "swift.type.property" }

  /// True if the symbol has no comment, or one that only repeats its name. A member that meets a
  /// requirement has the requirement's comment in the symbol graph, so `==` or `body` need none.
  /// The comment of an enum may cover its cases, and the comment of an operator covers its
  /// publisher's members. `init()` and operators such as `+=` need none.
  var isUndocumented: Bool {
    guard location != nil, !isSign, !owner.hasPrefix("Publishers.") else { return false }
    return summary.map(isMerelyTheName) ?? !(isCase || pathComponents.last == "init()")
  }

  /// True for a function that is written between or before its operands.
  var isSign: Bool { kind.identifier == "swift.func.op" }

  /// True for `The start index.` of `startIndex`.
  private func isMerelyTheName(_ summary: String) -> Bool {
    let words = summary.lowercased().split { !$0.isLetter && !$0.isNumber }
    let article = words.first.map { ["a", "an", "the", "its"].contains($0) } ?? false
    let name = pathComponents.last?.prefix { $0 != "(" } ?? ""
    return words.dropFirst(article ? 1 : 0).joined()
      == name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The folder of the laboratory that declares the symbol, or the module that adds Foundation.
  var room: String? { path.flatMap { $0[0] == "StateLabCore" ? $0[1] : "StateLabUI" } }

  /// True if the symbol is in the module that adds Foundation.
  var needsFoundation: Bool { path.map { $0[0] != "StateLabCore" } ?? false }

  private static let libraries = ["StateLabCore", "StateLabFormatters", "StateLabUI"]

  /// True if the other one is a member of this type, in the same module.
  func declares(_ member: Symbol) -> Bool {
    name == member.owner && needsFoundation == member.needsFoundation
  }

  /// The path of the symbol's file, from the library's folder on: `StateLabCore`, `Views`,
  /// `Text.swift`.
  private var path: [String]? {
    guard let path = location?.uri.split(separator: "/"),
      let library = path.lastIndex(where: { Self.libraries.contains(String($0)) }),
      library + 1 < path.count
    else { return nil }
    return path[library...].map(String.init)
  }

  /// The place of the declaration, in the form that editors open:
  /// `StateLabCore/Views/Text.swift:5`. The graph counts from 0.
  var place: String {
    "\((path ?? []).joined(separator: "/")):\((location?.position.line ?? 0) + 1)"
  }

  /// The declaration on one line.
  var declaration: String {
    let text = declarationFragments.map(\.spelling).joined()
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(" : ", with: ": ")
      .replacing(Self.callSite, with: "")
  }

  /// Parameters that users do not pass: their defaults record the place of the call.
  private static let callSite = ", fileID: String = #fileID, line: Int = #line"

  /// The first sentence of its documentation, and the remark that the symbol is looks only.
  var summary: String? {
    guard let paragraph = docComment?.lines.map(\.text).prefix(while: { !$0.isEmpty }),
      !paragraph.isEmpty
    else { return nil }
    let text = paragraph.joined(separator: " ").replacing("``", with: "`")
    guard let end = text.firstRange(of: ". ")?.lowerBound else { return text }
    return text[..<end] + (text[end...].contains(". Looks only") ? ". Looks only." : ".")
  }
}
