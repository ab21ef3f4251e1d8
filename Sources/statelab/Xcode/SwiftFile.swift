/// A listing taken apart as far as its layout allows: the imports, and one piece for each declaration.
///
/// It trusts the house style: a declaration begins in the first column, after an empty line.
struct SwiftFile {
  private(set) var declarations: [Declaration] = []

  struct Declaration {
    var lines: [String]

    func extends(anyOf types: [String]) -> Bool {
      types.contains { type in lines.contains { $0.hasPrefix("extension \(type) ") } }
    }
  }

  init(_ lines: [String]) {
    var current: [String] = []
    for (position, line) in lines.enumerated() where !line.hasPrefix("import ") {
      let isGap = line.isEmpty && lines.dropFirst(position + 1).first?.beginsDeclaration ?? true
      if !isGap {
        current.append(line)
      } else if !current.isEmpty {
        declarations.append(Declaration(lines: current))
        current = []
      }
    }
    if !current.isEmpty { declarations.append(Declaration(lines: current)) }
  }

  /// The names of the types that conform to `View` in their declaration.
  var views: [String] {
    declarations.flatMap(\.lines).compactMap { line in
      guard let range = line.firstRange(of: "struct ") else { return nil }
      let rest = line[range.upperBound...]
      guard let colon = rest.firstIndex(of: ":"), rest[colon...].words.contains("View") else {
        return nil
      }
      return String(rest[..<colon].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }
  }
}

extension String {
  fileprivate var beginsDeclaration: Bool { first.map { !$0.isWhitespace && $0 != "}" } ?? true }
}

extension StringProtocol {
  /// The identifiers and keywords in a piece of code, those in strings and comments among them.
  var words: Set<String> {
    Set(String(self).split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  /// What stands between the bracket with which this text begins and its counterpart, up to the first
  /// comma that is in no bracket of its own.
  var firstArgument: String? {
    var depth = 0
    var argument = ""
    for character in self {
      if "([{".contains(character) { depth += 1 }
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0 || (depth == 1 && character == ",") {
        return String(argument.dropFirst())
      }
      argument.append(character)
    }
    return nil
  }
}
