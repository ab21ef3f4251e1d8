/// The types of a program and their properties, as its tokens declare them.
public struct Declarations: Sendable {
  public let files: [SourceFile]
  private(set) var types: [TypeDeclaration] = []
  /// The extensions, by the names of the types.
  private var extensions: [TypeDeclaration] = []
  /// The code that the program starts with.
  let entry: ProgramEntry?

  public init(_ files: [SourceFile], entry: ProgramEntry? = nil) {
    self.files = files
    self.entry = entry
    for number in files.indices {
      var reader = DeclarationScan(file: files[number], number: number)
      reader.read()
      types += reader.types
      extensions += reader.extensions
    }
    // The members of an extension belong to the type.
    for other in extensions {
      guard let position = types.firstIndex(where: { $0.name == other.name }) else { continue }
      types[position].initializers += other.initializers
      types[position].properties += other.properties.filter(\.isComputed)
      types[position].inherited.formUnion(other.inherited)
    }
  }

  /// The types, and the extensions as types of their own.
  var allTypes: [TypeDeclaration] { types + extensions }

  func type(_ name: String) -> TypeDeclaration? { types.first { $0.name == name } }

  /// The property of a type with this name; nil where the source does not show it.
  func property(_ name: String, of type: String) -> PropertyDeclaration? {
    self.type(type)?.properties.first { $0.name == name }
  }

  /// True if the name belongs to one property of the program, apart from its bindings.
  func isDeclaredOnce(_ name: String) -> Bool {
    types.flatMap(\.properties).count { $0.name == name && $0.wrapper != "@Binding" } == 1
  }

  func place(_ property: PropertyDeclaration) -> SourcePlace? {
    files[property.file].place(property.tokens.lowerBound)
  }

  /// The calls of a function or an initializer with this name, outside of declarations.
  func calls(of name: String) -> [Call] {
    files.indices.flatMap { number in
      let file = files[number]
      return file.tokens.indices.compactMap { index -> Call? in
        guard file[index] == name, file[index + 1] == "(",
          !["struct", "class", "func", "init", "enum", "case"].contains(file[index - 1])
        else { return nil }
        return Call(file: number, start: index, end: file.end(ofBracketAt: index + 1))
      }
    }
  }

  /// A call by the positions of its tokens, from its name to its closing parenthesis.
  struct Call {
    let file: Int
    let start: Int
    let end: Int
  }

  /// The tokens of the argument with this label.
  func argument(_ label: String, of call: Call) -> Range<Int>? {
    let file = files[call.file]
    var depth = 0
    for index in (call.start + 1)..<call.end {
      switch file[index] {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      guard depth == 1, file[index] == label, file[index + 1] == ":" else { continue }
      var end = index + 2
      var inner = 0
      while end < call.end - 1, inner > 0 || file[end] != "," {
        if ["(", "[", "{"].contains(file[end]) { inner += 1 }
        if [")", "]", "}"].contains(file[end]) { inner -= 1 }
        end += 1
      }
      return (index + 2)..<end
    }
    return nil
  }

  /// The code of a type: its declaration, and its extensions.
  func code(of type: TypeDeclaration) -> [Code] {
    ([type] + extensions.filter { $0.name == type.name }).map {
      Code(file: $0.file, tokens: $0.tokens)
    }
  }

  /// The type whose declaration or extension contains the code at a position.
  func type(containing position: Int, ofFile file: Int) -> TypeDeclaration? {
    let own = types.filter { $0.file == file && $0.tokens.contains(position) }
      .min { $0.tokens.count < $1.tokens.count }
    return own
      ?? extensions.first { $0.file == file && $0.tokens.contains(position) }.flatMap {
        type($0.name)
      }
  }

  /// The positions of these tokens in the code of a type.
  func positions(of words: [String], in type: TypeDeclaration) -> [SourcePlace] {
    code(of: type).flatMap { code in
      let file = files[code.file]
      return file.positions(of: words, in: code.tokens).compactMap(file.place)
    }
  }

  func text(_ range: Range<Int>, ofFile number: Int) -> [String] {
    files[number].tokens[range].map(\.text)
  }

  func text(_ code: Code) -> [String] { text(code.tokens, ofFile: code.file) }
}

/// The code that a program starts with.
public enum ProgramEntry: Sendable {
  /// An app, its delegates, or a preview provider: the names of the types.
  case types([String])
  /// The number of a preview, counted from 0 in its file.
  case preview(Int, ofFile: Int)
  /// The statements of a playground.
  case statements
}

/// Tokens of a file.
struct Code: Sendable {
  let file: Int
  let tokens: Range<Int>

  func contains(_ position: Int, ofFile file: Int) -> Bool {
    self.file == file && tokens.contains(position)
  }
}

/// `struct Row: View { … }`
struct TypeDeclaration: Sendable {
  let file: Int
  /// `struct`, `class`, `enum`, `actor`, `extension`
  let keyword: String
  let name: String
  let attributes: [String]
  var inherited: Set<String>
  /// From the keyword to the closing brace.
  let tokens: Range<Int>
  var properties: [PropertyDeclaration] = []
  /// The bodies of its initializers, also of those in extensions.
  var initializers: [Code] = []

  var isClass: Bool { keyword == "class" || keyword == "actor" }
  var isObservable: Bool { attributes.contains("@Observable") }
}

/// `@ObservedObject private var likes = Likes()`
struct PropertyDeclaration: Sendable {
  let file: Int
  let type: String
  let name: String
  /// The first attribute, such as `@State`, and its tokens.
  let wrapper: String?
  let wrapperTokens: Range<Int>?
  let attributes: [String]
  let keyword: String
  let isPrivate: Bool
  let isStatic: Bool
  /// The tokens of the declared type; empty where it is inferred.
  let typeTokens: [String]
  /// The tokens of the initial value.
  let initialValue: Range<Int>?
  /// True if a block with code follows: a computed property, or observers.
  let isComputed: Bool
  let observers: Set<String>
  let tokens: Range<Int>
}
