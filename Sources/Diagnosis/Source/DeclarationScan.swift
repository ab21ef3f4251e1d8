/// Reads the declarations of a file.
struct DeclarationScan {
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
          open[open.count - 1].type.initializers.append(
            Code(file: number, tokens: brace..<file.end(ofBracketAt: brace)))
        }
      default: break
      }
      index += 1
    }
  }

  /// The attributes and modifiers in front of a keyword, and the position of the first one.
  func attributes(before index: Int) -> (names: [String], start: Int) {
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
