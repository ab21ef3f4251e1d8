extension LessonFile {
  /// The types of a Swift file and their properties, with their lines; empty for any other file.
  public var declarations: [Declaration] {
    guard name.hasSuffix(".swift") else { return [] }
    return DeclarationIndex(SwiftToken.tokens(of: SwiftMask(Array(text.utf8)).code)).declarations
  }
}

/// The declarations of a file, found by its tokens.
private struct DeclarationIndex {
  private(set) var declarations: [LessonFile.Declaration] = []
  /// The types around the token, the outermost first, and the depth of their members in braces.
  private var types: [(name: String, depth: Int)] = []
  private var depth = 0
  /// A type whose opening brace is still to come.
  private var opening: String?

  init(_ tokens: [SwiftToken]) {
    for (position, token) in tokens.enumerated() {
      let next = position + 1 < tokens.count ? tokens[position + 1].text : ""
      let isMember = position > 0 && tokens[position - 1].text == "."
      switch token.text {
      case "{":
        depth += 1
        if let opening { types.append((opening, depth)) }
        opening = nil
      case "}":
        if types.last?.depth == depth { types.removeLast() }
        depth -= 1
      case "struct" where !isMember, "class" where !isMember, "enum" where !isMember,
        "actor" where !isMember:
        // `class var`, `class func`
        if ["var", "let", "func"].contains(next) { continue }
        declarations.append(.init(type: next, line: token.line))
        opening = next
      case "extension" where !isMember: opening = next
      case "var" where !isMember, "let" where !isMember:
        guard let type = types.last, type.depth == depth else { continue }
        declarations.append(.init(type: type.name, property: next, line: token.line))
      default: break
      }
    }
  }
}
