/// A name as the runtime writes it: `Module.Outer.(unknown context at $55aa0e).Inner<Swift.Int>`.
struct QualifiedName {
  /// The part that has not been read yet.
  private var rest: Substring.UnicodeScalarView

  init(_ type: Any.Type) { rest = _typeName(type, qualified: true)[...].unicodeScalars }

  /// The name with those of the types it is nested in, `Outer.Inner`, without the module and
  /// without the private contexts that stand between (fidelity 2.12, 4). A type that is declared
  /// inside a function is nested in none.
  var nested: String {
    var reader = self
    return reader.readPath()
  }

  /// True if the type comes with the laboratory or with Swift, and is no program's own.
  var isOfLibrary: Bool { Self.libraries.contains(String(rest.prefix { $0 != "." })) }

  var isGeneric: Bool { rest.contains("<") }

  private static let libraries: Set = [
    "Swift", "_Concurrency", "Observation", "Synchronization", "Foundation", "FoundationEssentials",
    "StateLabCore", "StateLabUI",
  ]

  private mutating func readPath() -> String {
    var names: [String] = []
    var contexts = 0
    skip(from: "(extension in ", through: ":")
    repeat {
      if skip(from: "(unknown context at ", through: ")") {
        contexts += 1
        // A private type brings one, a function two: what is around a function is not around a
        // type.
        if contexts > 1 { names.removeLast(names.count - 1) }
      } else {
        contexts = 0
        names.append(readIdentifier() + readArguments())
      }
    } while skip(from: ".", through: ".")
    names.removeFirst()
    return names.joined(separator: ".")
  }

  /// Generic arguments, the names in them without their modules as well.
  private mutating func readArguments() -> String {
    var text = ""
    var depth = 0
    repeat {
      guard let next = rest.first, depth > 0 || next == "<" else { break }
      if next.isPartOfName, !("0"..."9").contains(next), next != "$" {
        let isQualified = rest.drop { $0.isPartOfName }.first == "."
        text += isQualified ? readPath() : readIdentifier()
        continue
      }
      if next == "<" { depth += 1 }
      if next == ">", text.utf8.last != UInt8(ascii: "-") { depth -= 1 }
      text.unicodeScalars.append(rest.removeFirst())
    } while depth > 0
    return text
  }

  private mutating func readIdentifier() -> String {
    let identifier = rest.prefix { $0.isPartOfName }
    rest = rest.dropFirst(identifier.count)
    return String(identifier)
  }

  @discardableResult
  private mutating func skip(from start: String, through end: Unicode.Scalar) -> Bool {
    guard rest.starts(with: start.unicodeScalars), let end = rest.firstIndex(of: end) else {
      return false
    }
    rest = rest[rest.index(after: end)...]
    return true
  }
}

extension Unicode.Scalar {
  /// Only ASCII characters stand between names.
  fileprivate var isPartOfName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
    default: !isASCII
    }
  }
}
