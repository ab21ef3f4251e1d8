/// The types of a program and their properties, as its tokens declare them.
public struct Declarations: Sendable {
  public let files: [SourceFile]
  private(set) var types: [TypeDeclaration] = []
  /// The extensions, by the names of the types.
  private var extensions: [TypeDeclaration] = []

  public init(_ files: [SourceFile]) {
    self.files = files
    for number in files.indices {
      var reader = DeclarationScan(file: files[number], number: number)
      reader.read()
      types += reader.types
      extensions += reader.extensions
    }
    // The members of an extension belong to the type.
    for other in extensions {
      guard let position = types.firstIndex(where: { $0.name == other.name }) else { continue }
      // The ranges of initializers are positions in the file of the type.
      if types[position].file == other.file { types[position].initializers += other.initializers }
      types[position].properties += other.properties.filter(\.isComputed)
      types[position].inherited.formUnion(other.inherited)
    }
  }

  func type(_ name: String) -> TypeDeclaration? { types.first { $0.name == name } }

  /// The property of a type with this name; nil where the source does not show it.
  func property(_ name: String, of type: String) -> PropertyDeclaration? {
    self.type(type)?.properties.first { $0.name == name }
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
  func code(of type: TypeDeclaration) -> [(file: Int, tokens: Range<Int>)] {
    [(type.file, type.tokens)]
      + extensions.filter { $0.name == type.name }.map { ($0.file, $0.tokens) }
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
  /// The bodies of its initializers.
  var initializers: [Range<Int>] = []

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

/// Reads the declarations of a file.
private struct DeclarationScan {
  let file: SourceFile
  let number: Int
  var types: [TypeDeclaration] = []
  private var open: [(type: TypeDeclaration, depth: Int)] = []
  var extensions: [TypeDeclaration] = []

  init(file: SourceFile, number: Int) {
    self.file = file
    self.number = number
  }

  mutating func read() {
    var depth = 0
    var index = 0
    while index < file.tokens.count {
      let word = file[index]
      switch word {
      case "struct", "class", "enum", "actor", "extension":
        if file[index - 1] != ".", !["var", "let", "func"].contains(file[index + 1]),
          let type = type(at: index)
        {
          open.append((type.declaration, depth))
          index = type.brace
          continue
        }
      case "{", "(", "[": depth += 1
      case "}", ")", "]":
        depth -= 1
        if let last = open.last, last.depth == depth, word == "}" {
          if last.type.keyword == "extension" {
            extensions.append(last.type)
          } else {
            types.append(last.type)
          }
          open.removeLast()
        }
      case "var", "let":
        if let last = open.last, last.depth + 1 == depth, file[index - 1] != "." {
          let property = property(at: index, of: last.type)
          open[open.count - 1].type.properties.append(property)
        }
      case "init":
        if let last = open.last, last.depth + 1 == depth, file[index - 1] != "." {
          var brace = index
          while brace < file.tokens.count, file[brace] != "{" { brace += 1 }
          open[open.count - 1].type.initializers.append(brace..<file.end(ofBracketAt: brace))
        }
      default: break
      }
      index += 1
    }
  }

  private func attributes(before index: Int) -> (names: [String], start: Int) {
    var names: [String] = []
    var start = index
    let modifiers: Set = [
      "private", "fileprivate", "public", "internal", "final", "static", "lazy", "weak", "open",
      "nonisolated", "unowned", "override",
    ]
    while start > 0 {
      let word = file[start - 1]
      if word.hasPrefix("@") {
        names.insert(word, at: 0)
        start -= 1
      } else if modifiers.contains(word) {
        names.insert(word, at: 0)
        start -= 1
      } else if word == ")" {
        // `@Environment(\.dismiss)`, `private(set)`
        var depth = 0
        var back = start - 1
        while back > 0 {
          if file[back] == ")" { depth += 1 }
          if file[back] == "(" { depth -= 1 }
          if depth == 0 { break }
          back -= 1
        }
        let head = back > 0 ? file[back - 1] : ""
        guard head.hasPrefix("@") || modifiers.contains(head) else { break }
        names.insert(head, at: 0)
        start = back - 1
      } else {
        break
      }
    }
    return (names, start)
  }

  private func type(at index: Int) -> (declaration: TypeDeclaration, brace: Int)? {
    var brace = index + 1
    var inherited: Set<String> = []
    var isInherited = false
    while brace < file.tokens.count, file[brace] != "{" {
      if file[brace] == ":" { isInherited = true }
      if file[brace] == "where" { isInherited = false }
      if isInherited { inherited.insert(file[brace]) }
      if file[brace] == "}" || file[brace] == ";" { return nil }
      brace += 1
    }
    guard brace < file.tokens.count else { return nil }
    // `extension Shop.Row`
    var name = index + 1
    while file[name + 1] == "." { name += 2 }
    return (
      TypeDeclaration(
        file: number, keyword: file[index], name: file[name],
        attributes: attributes(before: index).names, inherited: inherited,
        tokens: index..<file.end(ofBracketAt: brace)), brace
    )
  }

  private func beginsDeclaration(_ word: String) -> Bool {
    word.hasPrefix("@")
      || [
        "var", "let", "func", "init", "private", "fileprivate", "public", "static", "struct",
        "class", "enum", "deinit", "internal", "mutating", "nonisolated", "lazy", "weak",
      ].contains(word)
  }

  private func property(at index: Int, of type: TypeDeclaration) -> PropertyDeclaration {
    let (names, start) = attributes(before: index)
    let wrapper = (start..<index).first { file[$0].hasPrefix("@") }
    var typeTokens: [String] = []
    var position = index + 2
    if file[position] == ":" {
      position += 1
      let line = file.tokens[position - 1].line
      var depth = 0
      while position < file.tokens.count,
        depth > 0 || !["=", "{", "}", ";"].contains(file[position])
      {
        if depth == 0, file.tokens[position].line != line { break }
        if ["(", "[", "<"].contains(file[position]) { depth += 1 }
        if [")", "]", ">"].contains(file[position]) { depth -= 1 }
        typeTokens.append(file[position])
        position += 1
      }
    }
    var initialValue: Range<Int>?
    if file[position] == "=" {
      let first = position + 1
      var end = first
      var line = position < file.tokens.count ? file.tokens[position].line : 0
      while end < file.tokens.count {
        let word = file[end]
        if word == "}" || word == ";" { break }
        // A string is no token, so the next declaration may follow at once.
        if end == first, file.tokens[end].line != line, beginsDeclaration(word) { break }
        if file.tokens[end].line != line, end > first, word != ".", file[end - 1] != "." { break }
        if word == "{", end > first, ["didSet", "willSet"].contains(file[end + 1]) { break }
        if ["(", "[", "{"].contains(word) {
          end = file.end(ofBracketAt: end)
        } else {
          end += 1
        }
        line = file.tokens[end - 1].line
      }
      initialValue = first..<end
      position = end
    }
    var observers: Set<String> = []
    var isComputed = false
    if file[position] == "{",
      position > 0, file.tokens[position].line - file.tokens[position - 1].line < 2
    {
      let body = position..<file.end(ofBracketAt: position)
      observers = Set(file.tokens[body].map(\.text)).intersection(["didSet", "willSet"])
      isComputed = observers.isEmpty
      position = body.upperBound
    }
    return PropertyDeclaration(
      file: number, type: type.name, name: file[index + 1],
      wrapper: wrapper.map { file[$0] }, wrapperTokens: wrapper.map { $0..<($0 + 1) },
      attributes: names, keyword: file[index],
      isPrivate: names.contains("private") || names.contains("fileprivate"),
      isStatic: names.contains("static"), typeTokens: typeTokens, initialValue: initialValue,
      isComputed: isComputed, observers: observers, tokens: start..<max(position, index + 2))
  }
}
