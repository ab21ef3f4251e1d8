/// A line of Swift in colors. Each line is colored on its own, without parsing.
///
/// A comment or a `"""` literal of several lines is colored on its first line only.
package struct SwiftColors {
  private var rest: Substring
  private var line = Line()

  package static func line(_ text: String) -> Line {
    var colors = SwiftColors(rest: text[...])
    while !colors.rest.isEmpty { colors.takeNext() }
    return colors.line
  }

  private mutating func takeNext() {
    guard let first = rest.first else { return }
    if rest.hasPrefix("//") {
      take(rest.count, .comment)
    } else if first == "\"" {
      takeString()
    } else if first == "@" || first == "#" {
      take(1 + rest.dropFirst().prefix(while: \.isPartOfName).count, .keyword)
    } else if first.isNumber {
      take(rest.prefix { $0.isPartOfName || $0 == "." }.count, .literal)
    } else if first.isPartOfName || first == "$" {
      takeName()
    } else {
      take(max(rest.prefix { !$0.beginsSomething }.count, 1), .plain)
    }
  }

  private mutating func takeName() {
    let name = rest.prefix { $0.isPartOfName || $0 == "$" }
    let style: Style =
      Self.keywords.contains(String(name))
      ? .keyword : name.first?.isUppercase == true ? .typeName : .plain
    take(name.count, style)
  }

  /// Consumes a string literal; its interpolations have the colors of code.
  private mutating func takeString() {
    take(1, .literal)
    while let first = rest.first {
      if rest.hasPrefix("\\(") {
        take(2, .literal)
        takeInterpolation()
      } else if first == "\\" {
        take(min(2, rest.count), .literal)
      } else {
        take(1, .literal)
        if first == "\"" { return }
      }
    }
  }

  private mutating func takeInterpolation() {
    var depth = 1
    while let first = rest.first {
      if first == "(" { depth += 1 }
      if first == ")" { depth -= 1 }
      if depth == 0 { return take(1, .literal) }
      if first == "(" || first == ")" { take(1, .plain) } else { takeNext() }
    }
  }

  private mutating func take(_ count: Int, _ style: Style) {
    line.append(String(rest.prefix(count)), style)
    rest = rest.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "any", "as", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "dynamic", "else", "enum", "extension", "false", "fileprivate",
    "final", "for", "func", "get", "guard", "if", "import", "in", "init", "inout", "internal",
    "is", "lazy", "let", "mutating", "nil", "nonisolated", "nonmutating", "open", "override",
    "private", "protocol", "public", "repeat", "return", "self", "Self", "set", "some", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
    "unowned", "var", "weak", "where", "while", "willSet", "didSet",
  ]
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
  fileprivate var beginsSomething: Bool { isPartOfName || "\"@#$/".contains(self) }
}
