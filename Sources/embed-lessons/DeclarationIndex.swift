/// Where the types of a Swift file and their properties are declared, by the layout of its lines: a
/// type ends at the first closing brace below it that stands as far in as the type, and its
/// properties stand one level further in.
struct DeclarationIndex {
  /// A type, or a property of it.
  struct Entry: Equatable {
    let type: String
    let property: String?
    /// Counted from 1.
    let line: Int
  }

  private(set) var entries: [Entry] = []

  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (position, line) in lines.enumerated() {
      guard let type = Self.name(in: line, after: ["struct", "class"]) else { continue }
      entries.append(Entry(type: type, property: nil, line: position + 1))
      let indentation = line.prefix { $0 == " " }
      for (offset, inner) in lines[(position + 1)...].enumerated() {
        if inner == indentation + "}" { break }
        guard inner.prefix(while: { $0 == " " }).count == indentation.count + 2,
          let property = Self.name(in: inner, after: ["var", "let"])
        else { continue }
        entries.append(Entry(type: type, property: property, line: position + offset + 2))
      }
    }
  }

  /// The word behind one of these keywords.
  private static func name(in line: Substring, after keywords: Set<Substring>) -> String? {
    let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "@") }
    return zip(words, words.dropFirst()).first { keywords.contains($0.0) }.map { String($0.1) }
  }

  /// As an argument in Swift.
  var sourceCode: String {
    let list = entries.map { entry in
      let property = entry.property.map { ", property: \"\($0)\"" } ?? ""
      return "        .init(type: \"\(entry.type)\"\(property), line: \(entry.line)),\n"
    }
    return list.isEmpty ? "[]" : "[\n\(list.joined())      ]"
  }
}
