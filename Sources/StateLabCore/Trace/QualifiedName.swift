import Synchronization

/// The parsed name of a type.
///
/// This is the only code that parses the runtime's name of a type,
/// `Module.Outer<Swift.Int>.(unknown context at $55aa0e).Inner`. The language has no other source:
/// metadata names a type and its enclosing types, but for a type in an extension it has only the
/// mangled name of the extended type, and for a function or a tuple no name at all. All other code
/// uses this parser.
struct QualifiedName: Sendable {
  /// The parsed paths and the text between them: one path, except for functions, tuples and the
  /// like.
  fileprivate let parts: [Part]

  fileprivate enum Part {
    case path(DeclarationPath)
    case text(String)
  }

  /// `Module.Outer<Swift.Int>.Inner`.
  fileprivate struct DeclarationPath {
    /// The module that declares the type; the type may extend a type of another module.
    let module: String
    var components: [Component]
    /// The type around the function in which the type is declared, or the module; nil for a type
    /// outside functions.
    var surroundings: String?
  }

  fileprivate struct Component {
    let name: String
    /// The generic arguments, with the commas between; empty for a nongeneric type.
    let arguments: [Part]
  }

  static func of(_ type: Any.Type) -> QualifiedName {
    if let known = cache.withLock({ $0[type] }) { return known }
    var reader = TypeNameReader(_typeName(type, qualified: true))
    let name = QualifiedName(parts: reader.readParts())
    cache.withLock { $0.set(name, for: type) }
    return name
  }

  private static let cache = Mutex(TypeTable<QualifiedName>())

  /// The declaration; nil for a function, a tuple or another type without a declaration.
  private var declaration: DeclarationPath? {
    if case .path(let path)? = parts.first, parts.count == 1 { path } else { nil }
  }
}

extension QualifiedName {
  /// The name with the enclosing types, `Outer<Int>.Inner`, without the module and without private
  /// contexts (fidelity 2.12, 4). A type that is declared inside a function has no enclosing type.
  var nested: String { parts.text(\.nested) }

  /// The nested name; for a type that is declared in a function, with the type around the function
  /// or the module (fidelity 2.13, 18).
  var inPrintedChanges: String {
    guard let declaration, let surroundings = declaration.surroundings else { return nested }
    return "\(surroundings).\(declaration.nested)"
  }

  /// The nested name without generic arguments, as declared: `Outer.Inner`.
  var declared: String {
    declaration.map { $0.components.map(\.name).joined(separator: ".") } ?? nested
  }

  /// The last component of the declared name: `Inner`.
  var base: String? { declaration?.components.last?.name }

  /// The name with an ellipsis for each list of generic arguments: `() -> TupleView<…>`.
  var withoutArguments: String { parts.text(\.withoutArguments) }

  /// True if the type belongs to the laboratory or to Swift, not to a program.
  var isOfLibrary: Bool {
    if case .path(let path)? = parts.first { Self.libraries.contains(path.module) } else { false }
  }

  /// True if the type may be a property wrapper: one of the laboratory, or a type of a program, whose
  /// wrappers the metadata does not name.
  var mayWrap: Bool {
    guard let module = declaration?.module else { return false }
    return Self.laboratory.contains(module) || !Self.libraries.contains(module)
  }

  var isGeneric: Bool { declaration?.components.contains { !$0.arguments.isEmpty } ?? false }

  /// True if the type is a function, or has a function as a generic argument.
  var hasFunction: Bool { parts.haveFunction }

  private static let laboratory: Set = ["StateLabCore", "StateLabUI"]
  private static let libraries = laboratory.union([
    "Swift", "_Concurrency", "Observation", "Synchronization", "Foundation", "FoundationEssentials",
  ])
}

extension [QualifiedName.Part] {
  fileprivate func text(_ name: (QualifiedName.DeclarationPath) -> String) -> String {
    reduce(into: "") { text, part in
      switch part {
      case .path(let path): text += name(path)
      case .text(let part): text += part
      }
    }
  }

  fileprivate var haveFunction: Bool {
    contains { part in
      switch part {
      case .path(let path): path.components.contains { $0.arguments.haveFunction }
      case .text(let text): text.contains("->")
      }
    }
  }
}

extension QualifiedName.DeclarationPath {
  /// Forgets the enclosing types, which surround the function in which the rest is declared.
  fileprivate mutating func enterFunction() {
    if !components.isEmpty {
      surroundings = [surroundings, nested].compactMap(\.self).joined(separator: ".")
    }
    surroundings = surroundings ?? module
    components = []
  }

  fileprivate var nested: String {
    components.map { component in
      let arguments = component.arguments.text(\.nested)
      return arguments.isEmpty ? component.name : "\(component.name)<\(arguments)>"
    }.joined(separator: ".")
  }

  fileprivate var withoutArguments: String {
    components.last.map { $0.arguments.isEmpty ? $0.name : "\($0.name)<…>" } ?? ""
  }
}

/// Parses the runtime's names of types.
private struct TypeNameReader {
  /// The unread rest. Only ASCII characters separate names.
  private var rest: Substring.UTF8View

  init(_ name: String) { rest = name[...].utf8 }

  /// Reads to the end of the enclosing generic arguments, or of the name.
  mutating func readParts() -> [QualifiedName.Part] {
    var parts: [QualifiedName.Part] = []
    var text = ""
    while let next = rest.first {
      // The `>` of `() -> Text` closes no argument list.
      if next == UInt8(ascii: ">"), text.utf8.last != UInt8(ascii: "-") { break }
      let extending = skip("(extension in ") ? readIdentifier() : nil
      if extending != nil { skip("):") }
      guard rest.first.map(\.beginsName) == true else {
        text += String(Substring(rest.prefix(1)))
        rest = rest.dropFirst()
        continue
      }
      let name = readIdentifier()
      guard rest.first == UInt8(ascii: ".") else {
        // A label, a word such as `throws`, or the name of a generic parameter.
        text += name
        continue
      }
      if !text.isEmpty { parts.append(.text(text)) }
      text = ""
      parts.append(.path(readPath(in: extending ?? name)))
    }
    if !text.isEmpty { parts.append(.text(text)) }
    return parts
  }

  private mutating func readPath(in module: String) -> QualifiedName.DeclarationPath {
    var path = QualifiedName.DeclarationPath(module: module, components: [])
    var contexts = 0
    while skip(".") {
      if skip("(unknown context at ") {
        // The address of the context, `$55aa0e)`.
        _ = readIdentifier()
        skip(")")
        contexts += 1
        // A private type has one context, a function two: a type inside a function has no enclosing
        // types.
        if contexts == 2 { path.enterFunction() }
      } else {
        contexts = 0
        path.components.append(.init(name: readIdentifier(), arguments: readArguments()))
      }
    }
    return path
  }

  private mutating func readArguments() -> [QualifiedName.Part] {
    guard skip("<") else { return [] }
    defer { skip(">") }
    return readParts()
  }

  private mutating func readIdentifier() -> String {
    let identifier = rest.prefix(while: \.isPartOfName)
    rest = rest.dropFirst(identifier.count)
    return String(Substring(identifier))
  }

  @discardableResult
  private mutating func skip(_ text: String) -> Bool {
    guard rest.starts(with: text.utf8) else { return false }
    rest = rest.dropFirst(text.utf8.count)
    return true
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var beginsName: Bool {
    isPartOfName && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      && self != UInt8(ascii: "$")
  }
}
