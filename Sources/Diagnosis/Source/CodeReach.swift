/// The code that other code may run, by the names in the code: `flow.build()` may run every
/// function named `build`. A function whose name occurs in no reached code does not run.
struct CodeReach: Sendable {
  /// The code of a function, an initializer, a subscript, a property or a global variable, or the
  /// code that the program starts with.
  struct Unit: Sendable {
    let code: Code
    /// The names in the code.
    let names: Set<String>
  }

  /// The functions and properties that Swift calls although no code names them: `flow()`, `@Fresh var login`,
  /// the statements of a result builder.
  private static let unnamed: Set = [
    "callAsFunction", "wrappedValue", "projectedValue", "defaultValue", "buildBlock",
    "buildExpression", "buildOptional", "buildEither", "buildArray", "buildPartialBlock",
    "buildLimitedAvailability", "buildFinalResult",
  ]
  /// The requirements with common names that SwiftUI calls, by protocol.
  private static let requirements = [
    "DynamicProperty": "update", "PreferenceKey": "reduce", "Shape": "path",
    "InsettableShape": "path", "ShapeStyle": "resolve",
  ]

  private(set) var units: [Unit] = []
  /// The units that code with a name may run.
  private var named: [String: Set<Int>] = [:]
  /// The bodies of the views, the modifiers and the styles, by the names of their types.
  private var bodies: [String: Set<Int>] = [:]
  /// The units that the program starts with, and operators and other code without a name outside of
  /// the types that the program declares.
  private(set) var entry: Set<Int> = []

  init(_ source: Declarations) {
    let functions = source.files.indices.flatMap { source.functions(ofFile: $0) }
    for function in functions {
      add(function.code, in: source, as: [function.name == "body" ? nil : function.name])
      if let type = function.type, ["body", "makeBody"].contains(function.name) {
        bodies[type, default: []].insert(units.count - 1)
      }
      if function.isOperator || Self.unnamed.contains(function.name) {
        runNewest(with: function.type, in: source)
      }
    }
    for type in source.allTypes {
      addMembers(of: type, in: source)
    }
    for number in source.files.indices {
      for code in source.unnamedCode(ofFile: number) {
        add(code.code, in: source, as: [])
        runNewest(with: code.type, in: source)
      }
      for variable in source.files[number].globals {
        let code = Code(file: number, tokens: variable.tokens)
        add(code, in: source, as: [variable.name])
      }
    }
    addRequirements(of: functions, in: source)
    let start = source.entryCode.map { code in
      add(code, in: source, as: [])
      return units.count - 1
    }
    entry = reached(from: entry.union(start))
  }

  /// Lets code that names a type run the newest unit. If the program does not declare the type, the
  /// unit counts as run.
  private mutating func runNewest(with type: String?, in source: Declarations) {
    if let type, source.type(type) != nil {
      named[type, default: []].insert(units.count - 1)
    } else {
      entry.insert(units.count - 1)
    }
  }

  /// A framework calls functions that no code of the program names, such as `makeUIView(context:)`.
  private mutating func addRequirements(
    of functions: [Declarations.Function], in source: Declarations
  ) {
    var mentions: Set<String> = []
    for file in source.files {
      mentions.formUnion(
        file.tokens.indices.filter { file[$0 - 1] != "func" }.map { file[$0] })
    }
    for (number, function) in functions.enumerated() {
      guard let type = function.type.flatMap(source.type), !type.inherited.isEmpty else { continue }
      let isBody = ["body", "makeBody"].contains(function.name)
      let isOpen = !mentions.contains(function.name) && !type.inherited.contains("View")
      let isRequired = type.inherited.contains { Self.requirements[$0] == function.name }
      if isBody || isRequired || isOpen && !function.isStatic {
        named[type.name, default: []].insert(number)
      }
    }
  }

  private mutating func addMembers(of type: TypeDeclaration, in source: Declarations) {
    // The members of an extension belong to the extension and to the type.
    let own = Code(file: type.file, tokens: type.tokens)
    for body in type.initializers where own.contains(body.tokens.lowerBound, ofFile: body.file) {
      let code = Code(file: body.file, tokens: source.files[body.file].withHead(body.tokens))
      add(code, in: source, as: [type.name, "init"])
    }
    for property in type.properties
    where own.contains(property.tokens.lowerBound, ofFile: property.file) {
      let code = Code(file: property.file, tokens: property.tokens)
      guard property.name != "body" else {
        add(code, in: source, as: [])
        bodies[type.name, default: []].insert(units.count - 1)
        continue
      }
      // Each initializer of the type evaluates the initial values of the stored properties.
      let isStored = !property.isStatic && !property.isComputed
      add(code, in: source, as: [property.name, isStored ? type.name : nil])
      if Self.unnamed.contains(property.name) { runNewest(with: type.name, in: source) }
    }
    guard !type.inherited.isEmpty else { return }
    // `class Feed: Model` runs the initializers of `Model`.
    units.append(
      Unit(code: Code(file: type.file, tokens: 0..<0), names: type.inherited))
    named[type.name, default: []].insert(units.count - 1)
  }

  private mutating func add(_ code: Code, in source: Declarations, as names: [String?]) {
    units.append(Unit(code: code, names: source.names(in: code)))
    for name in names.compactMap(\.self) { named[name, default: []].insert(units.count - 1) }
  }

  /// The units that the body of a type may run.
  func units(ofBodyOf type: String) -> Set<Int> { reached(from: bodies[type] ?? []) }

  /// The units that the body of a type may run without code that has a name.
  func units(ofBodyOf type: String, without name: String) -> Set<Int> {
    reached(from: bodies[type] ?? [], without: name)
  }

  /// The units that code with these names may run.
  func units(named names: Set<String>) -> Set<Int> {
    reached(from: names.reduce(into: []) { $0.formUnion(named[$1] ?? []) })
  }

  private func reached(from start: Set<Int>, without excluded: String? = nil) -> Set<Int> {
    var reached = start
    var waiting = Array(start)
    while let unit = waiting.popLast() {
      for name in units[unit].names where name != excluded {
        for next in named[name] ?? [] where reached.insert(next).inserted { waiting.append(next) }
      }
    }
    return reached
  }

  /// True if the code of a unit contains a position.
  func contains(_ position: Int, ofFile file: Int, in reached: Set<Int>) -> Bool {
    reached.contains { units[$0].code.contains(position, ofFile: file) }
  }

  func contains(_ call: Declarations.Call, in reached: Set<Int>) -> Bool {
    contains(call.start, ofFile: call.file, in: reached)
  }
}

extension Declarations {
  /// The names in the code through which it may run other code: all names except argument labels
  /// and the names of declarations.
  func names(in code: Code) -> Set<String> {
    let file = files[code.file]
    let names = code.tokens.compactMap { index -> String? in
      // The first token is a keyword, or an attribute such as a property wrapper.
      guard index > code.tokens.lowerBound || file[index].hasPrefix("@") else { return nil }
      let name = file[index].drop { ["@", "$", "`"].contains($0) }
      guard let first = name.first, first.isLetter || first == "_",
        !["var", "let", "func"].contains(file[index - 1]),
        file[index + 1] != ":" || !["(", ","].contains(file[index - 1])
      else { return nil }
      return name.last == "`" ? String(name.dropLast()) : String(name)
    }
    return Set(names)
  }

  struct Function {
    let name: String
    /// The type whose declaration or extension contains the function.
    let type: String?
    let isStatic: Bool
    let returnsValue: Bool
    /// The tokens from the opening brace to the closing one.
    let body: Range<Int>
    /// The tokens from the first attribute to the closing brace.
    let code: Code

    /// True for an operator, which code calls by a symbol.
    var isOperator: Bool {
      name.first.map { !$0.isLetter && !["_", "`"].contains($0) } ?? true
    }
  }

  /// The functions with a body, including nested functions.
  func functions(ofFile number: Int) -> [Function] {
    let file = files[number]
    let types = allTypes
    let scan = DeclarationScan(file: file, number: number)
    return file.positions(of: ["func"]).compactMap { start in
      guard let open = (start..<file.tokens.count).first(where: { file[$0] == "(" }) else {
        return nil
      }
      let end = file.end(ofBracketAt: open)
      // A requirement of a protocol has no body.
      guard
        let brace = (end..<file.tokens.count).first(where: {
          ["{", "}", "func", "var", "let", "init"].contains(file[$0])
        }), file[brace] == "{"
      else { return nil }
      let body = brace..<file.end(ofBracketAt: brace)
      return Function(
        name: file[start + 1], type: types.type(containing: start, ofFile: number),
        isStatic: ["static", "class"].contains(file[start - 1]),
        returnsValue: !file.positions(of: ["-", ">"], in: end..<brace).isEmpty, body: body,
        code: Code(
          file: number, tokens: scan.attributes(before: start).start..<body.upperBound))
    }
  }

  /// Each `subscript` and each `deinit`, which code runs without a name, and its type.
  fileprivate func unnamedCode(ofFile number: Int) -> [(code: Code, type: String?)] {
    let file = files[number]
    let types = allTypes
    let starts = file.positions(of: ["subscript"]) + file.positions(of: ["deinit", "{"])
    return starts.compactMap { start in
      guard let brace = (start..<file.tokens.count).first(where: { file[$0] == "{" }) else {
        return nil
      }
      let tokens = start..<file.end(ofBracketAt: brace)
      let type = types.type(containing: start, ofFile: number)
      return (Code(file: number, tokens: tokens), type)
    }
  }

  /// The code of the app, of its delegates, or of the preview that the program shows.
  fileprivate var entryCode: [Code] {
    switch entry {
    case .types(let names): names.compactMap(type).flatMap(code)
    case .preview(let count, let number):
      files[number].previews.dropFirst(count).prefix(1).map { Code(file: number, tokens: $0) }
    case .statements:
      files.indices.map { Code(file: $0, tokens: files[$0].tokens.indices) }
    case nil: []
    }
  }
}

extension [TypeDeclaration] {
  /// The name of the innermost declaration that contains a position.
  fileprivate func type(containing position: Int, ofFile file: Int) -> String? {
    filter { $0.file == file && $0.tokens.contains(position) }
      .min { $0.tokens.count < $1.tokens.count }?.name
  }
}

extension SourceFile {
  /// `#Preview("Dark") { … }`
  fileprivate var previews: [Range<Int>] {
    positions(of: ["#Preview"]).compactMap { start in
      let brace = self[start + 1] == "(" ? end(ofBracketAt: start + 1) : start + 1
      return self[brace] == "{" ? start..<end(ofBracketAt: brace) : nil
    }
  }

  /// The global variables and constants: each up to the next declaration.
  var globals: [(name: String, tokens: Range<Int>)] {
    let keywords: Set = [
      "var", "let", "func", "struct", "class", "enum", "actor", "extension", "protocol", "import",
      "#Preview",
    ]
    var depth = 0
    let starts = tokens.indices.filter { index in
      if ["(", "[", "{"].contains(self[index]) { depth += 1 }
      if [")", "]", "}"].contains(self[index]) { depth -= 1 }
      return depth == 0 && keywords.contains(self[index]) && self[index - 1] != "."
    }
    return zip(starts, starts.dropFirst() + [tokens.count]).compactMap { start, end in
      ["var", "let"].contains(self[start]) ? (self[start + 1], start..<end) : nil
    }
  }
}
