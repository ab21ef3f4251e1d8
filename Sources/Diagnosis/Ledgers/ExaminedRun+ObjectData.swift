import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// True if an object of a class keeps no data of its own, so that another object of the class shows
  /// the same: the object is constant, or it shows a part of an object that lives elsewhere.
  func keepsNoData(_ name: String) -> Bool { keepsNoData(name, apartFrom: []) }

  /// True if a value that the program wrote to an object is lost in a new object of a class without data
  /// of its own: the new object has the value from before the change.
  func losesWrittenValue(_ replacement: ObjectLedger.Replacement) -> Bool {
    guard !isPoke(replacement.subscribed),
      let old = replacement.unsubscribed.object, let new = replacement.subscribed.object
    else { return false }
    let changes = objects.changed(replacement.old, before: replacement.subscribed)
    return new.fields.contains { field in
      let own = changes.filter { $0.name == field.name }
      guard source.property(field.name, of: old.typeName)?.keyword == "var",
        let first = own.first?.old, let last = own.last?.value
      else { return false }
      return field.value == first && field.value != last
    }
  }

  /// - Parameter outer: The classes of the objects that refer to an object of this class.
  private func keepsNoData(_ name: String, apartFrom outer: Set<String>) -> Bool {
    if source.isConstant(name) { return true }
    guard !outer.contains(name), let type = source.type(name), type.keyword == "class",
      source.inheritsFromNoClass(type)
    else { return false }
    let outer = outer.union([name])
    return type.properties.allSatisfy { property in
      if property.isStatic || property.isComputed || source.holdsSubscriptions(property) {
        return true
      }
      let isReference = property.attributes.contains { ["weak", "unowned"].contains($0) }
      let isFunction = source.isFunction(property)
      guard property.keyword == "let" || isReference || isFunction else {
        return isKeptInStep(property, of: name)
      }
      guard property.keyword == "let" || !source.isWrittenAfterInit(property, of: type) else {
        return false
      }
      return isFunction || refersToOuterData(property, of: type, apartFrom: outer)
    }
  }

  /// True if a constant holds a plain value, or an object that the initializers receive and that no body
  /// creates.
  private func refersToOuterData(
    _ property: PropertyDeclaration, of type: TypeDeclaration, apartFrom outer: Set<String>
  ) -> Bool {
    let classes = source.classes(in: property)
    guard source.isAssignedOuterValue(property, of: type, isObject: !classes.isEmpty) else {
      return false
    }
    return classes.allSatisfy { outer.contains($0) || isCreatedOnce($0, apartFrom: outer) }
  }

  /// True if no evaluation of a body creates an object of a class, or each such object keeps no data.
  private func isCreatedOnce(_ name: String, apartFrom outer: Set<String>) -> Bool {
    keepsNoData(name, apartFrom: outer)
      || source.creations(of: name).allSatisfy { outlivesBodies($0, of: name, apartFrom: outer) }
  }

  /// True if the object that a call creates outlives the evaluation of a body: the call is in the initial
  /// value of a state, a static property or a global variable, in a preview, or in an action, or it
  /// creates a part of such an object.
  private func outlivesBodies(
    _ call: Declarations.Call, of name: String, apartFrom outer: Set<String>
  ) -> Bool {
    let file = source.files[call.file]
    guard let owner = source.innermostType(containing: call.start, ofFile: call.file) else {
      return file.isInPreview(call.start) || file.isInGlobalValue(call.start)
    }
    if file.isInAction(call.start) || file.isInNewState(call.start) { return true }
    if let property = owner.properties.first(where: {
      $0.file == call.file && $0.tokens.contains(call.start)
    }) {
      if property.isStatic { return !property.isComputed || property.name == "previews" }
      if ["@State", "@StateObject"].contains(property.wrapper) { return true }
      guard !property.isComputed else { return false }
      return owner.isClass && !outer.contains(owner.name)
        && isCreatedOnce(owner.name, apartFrom: outer.union([name]))
    }
    if owner.initializers.contains(where: { $0.contains(call.start, ofFile: call.file) }) {
      return owner.isClass && !outer.contains(owner.name)
        && isCreatedOnce(owner.name, apartFrom: outer.union([name]))
    }
    return !reachOfBodies.values.contains { reach.contains(call, in: $0) }
  }

  /// True if all code that creates objects of a class anew gives them a value, and keeps a property of
  /// them in step with a publisher.
  private func isKeptInStep(_ property: PropertyDeclaration, of name: String) -> Bool {
    let calls = source.creations(of: name).filter {
      !outlivesBodies($0, of: name, apartFrom: [name])
    }
    return property.initialValue == nil && !calls.isEmpty
      && calls.allSatisfy { source.keepsInStep(property.name, ofNewObject: $0) }
  }
}

extension Declarations {
  /// True if an object of a class cannot change: the class has no variable, no publisher and no object of
  /// another class, and inherits from no class.
  fileprivate func isConstant(_ name: String) -> Bool {
    guard let type = type(name), type.keyword == "class", inheritsFromNoClass(type) else {
      return false
    }
    let classes = Set(types.filter(\.isClass).map(\.name))
    return type.properties.allSatisfy { property in
      guard !property.isStatic else { return true }
      let words = Set(words(of: property))
      return words.isDisjoint(with: classes)
        && (property.isComputed || property.keyword == "let")
        && !words.contains { $0.hasSuffix("Subject") || $0.hasSuffix("Publisher") }
    } && code(of: type).allSatisfy { !text($0).contains("objectWillChange") }
  }

  fileprivate func inheritsFromNoClass(_ type: TypeDeclaration) -> Bool {
    let file = files[type.file]
    let name = type.tokens.lowerBound + 1
    // `class Part<Value: Equatable>: ObservableObject`
    let parameters = (name + 1)..<file.endOfGenericParameters(behindTypeAt: name)
    return type.inherited.subtracting(parameters.map { file[$0] }).subtracting([
      ":", ",", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Sendable",
    ]).isEmpty
  }

  /// The words of the declared type and of the initial value.
  fileprivate func words(of property: PropertyDeclaration) -> [String] {
    property.typeTokens + (property.initialValue.map { text($0, ofFile: property.file) } ?? [])
  }

  /// `var cancellables: Set<AnyCancellable> = []`, `var parent: AnyCancellable?`
  fileprivate func holdsSubscriptions(_ property: PropertyDeclaration) -> Bool {
    let words = words(of: property)
    return property.wrapper == nil && words.contains("AnyCancellable")
      && Set(words).isSubset(of: [
        "AnyCancellable", "Set", "Dictionary", "Array", "UUID", "String", "Int", "ObjectIdentifier",
        "<", ">", "[", "]", "(", ")", ":", "?", ",",
      ])
  }

  /// `let send: (Action) -> Void`
  fileprivate func isFunction(_ property: PropertyDeclaration) -> Bool {
    property.wrapper == nil
      && zip(property.typeTokens, property.typeTokens.dropFirst()).contains { $0 == ("-", ">") }
  }

  /// True if code outside of the initializers of a class may write to a property.
  fileprivate func isWrittenAfterInit(
    _ property: PropertyDeclaration, of type: TypeDeclaration
  ) -> Bool {
    files.indices.contains { number in
      files[number].positions(of: [property.name]).contains { position in
        writes(to: property.name, in: position..<(position + 1), ofFile: number)
          && !type.initializers.contains { $0.contains(position, ofFile: number) }
      }
    }
  }

  /// The classes of the program to which the value of a property may refer: by its type, by the properties
  /// of a structure, and through a protocol.
  fileprivate func classes(in property: PropertyDeclaration) -> Set<String> {
    var waiting = words(of: property)
    var known: Set<String> = []
    var classes: Set<String> = []
    while let word = waiting.popLast() {
      guard word.first?.isUppercase == true, known.insert(word).inserted else { continue }
      if let type = type(word) {
        guard !type.isClass else {
          classes.insert(word)
          continue
        }
        waiting += type.properties.filter { !$0.isStatic && !$0.isComputed }.flatMap(words)
      } else {
        // The types that conform to a protocol.
        waiting += types.filter { $0.inherited.contains(word) }.map(\.name)
      }
    }
    return classes
  }

  /// True if a value is a literal, another object's value, or a new value without data that changes; for an
  /// object, a name or the member of a name.
  private func isOuterValue(_ value: [String], isObject: Bool) -> Bool {
    guard let first = value.first else { return true }
    if first == "{", !isObject { return true }
    if isObject { return !value.contains("(") && !value.contains("{") }
    let plain: Set = [
      "UUID", "Date", "URL", "Calendar", "Locale", "String", "Int", "Double", "Bool", "Set",
      "Logger", "JSONDecoder", "JSONEncoder", "DispatchQueue", "ObservableObjectPublisher",
    ]
    return zip(value, value.dropFirst()).allSatisfy { word, next in
      guard next == "(", word != "init" else { return word != "init" }
      return word.first?.isUppercase != true || plain.contains(word) || word.hasSuffix("Formatter")
    }
  }

  /// True if the initial value of a property, or else each assignment in the initializers of a class, gives
  /// it a value from elsewhere. An argument's default value may be no new object.
  fileprivate func isAssignedOuterValue(
    _ property: PropertyDeclaration, of type: TypeDeclaration, isObject: Bool
  ) -> Bool {
    guard !words(of: property).contains(where: { $0.hasSuffix("Subject") }) else { return false }
    if let value = property.initialValue {
      return isOuterValue(text(value, ofFile: property.file), isObject: isObject)
    }
    let values = type.initializers.flatMap { body in
      assignments(to: property.name, in: body).map {
        text(files[body.file].value(assignedAt: $0), ofFile: body.file)
      }
    }
    let heads = type.initializers.flatMap { body in
      let file = files[body.file]
      let head = file.withHead(body.tokens).lowerBound..<body.tokens.lowerBound
      return head.filter { file[$0] == "=" }.map {
        Array(text(($0 + 1)..<head.upperBound, ofFile: body.file).prefix { $0 != "," })
      }
    }
    return !values.isEmpty && (values + heads).allSatisfy { isOuterValue($0, isObject: false) }
      && values.allSatisfy { isOuterValue($0, isObject: isObject) }
  }

  /// The calls that create objects of a class: `Store(1)`, `Store<Int>(1)`, `Store.init(1)`, `.init(1)`.
  fileprivate func creations(of name: String) -> [Call] {
    let named = files.indices.flatMap { number in
      let file = files[number]
      return file.positions(of: [name]).compactMap { start -> Call? in
        guard
          !["struct", "class", "func", "enum", "case", "extension", "."].contains(file[start - 1]),
          let open = file.callParenthesis(behindTypeAt: start)
        else { return nil }
        return Call(file: number, start: start, end: file.end(ofBracketAt: open))
      }
    }
    return named + implicitCreations(of: name)
  }

  /// The innermost type or extension around a position, with the members that the whole type has.
  fileprivate func innermostType(containing position: Int, ofFile number: Int) -> TypeDeclaration? {
    let inner = allTypes.filter { $0.file == number && $0.tokens.contains(position) }
      .min { $0.tokens.count < $1.tokens.count }
    return inner.map { type($0.name) ?? $0 }
  }

  /// True if code creates an object with arguments, `let part = Part(whole.value)`, and assigns to a
  /// property of the object what a publisher sends: `values.sink { part.value = $0 }`.
  fileprivate func keepsInStep(_ property: String, ofNewObject call: Call) -> Bool {
    let file = files[call.file]
    guard ["let", "var"].contains(file[call.start - 3]), file[call.start - 1] == "=",
      file[call.end - 2] != "(",
      let brace = file.openBrackets(around: call.start).first, file[brace] == "{"
    else { return false }
    let name = file[call.start - 2]
    let rest = call.end..<file.end(ofBracketAt: brace)
    let closures = file.positions(of: [".", "sink", "{"], in: rest).map {
      ($0 + 2)..<file.end(ofBracketAt: $0 + 2)
    }
    let isAssigned = closures.contains { closure in
      [[name, ".", property, "="], [name, "?", ".", property, "="]].contains {
        !file.positions(of: $0, in: closure).isEmpty
      }
    }
    return isAssigned
      || [
        ["assign", "(", "to", ":", "&", name, ".", "$", property, ")"],
        ["assign", "(", "to", ":", "\\", ".", property, ",", "on", ":", name, ")"],
      ].contains { !file.positions(of: $0, in: rest).isEmpty }
  }
}

extension SourceFile {
  /// The end of `<Int>` behind the name of a type; the position behind the name where there is none.
  fileprivate func endOfGenericParameters(behindTypeAt start: Int) -> Int {
    var index = start + 1
    guard self[index] == "<" else { return index }
    var depth = 0
    repeat {
      if self[index] == "<" { depth += 1 }
      if self[index] == ">", self[index - 1] != "-" { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
    return index
  }

  /// The opening parenthesis of a call that creates a value of the type whose name is at a position.
  fileprivate func callParenthesis(behindTypeAt start: Int) -> Int? {
    var index = endOfGenericParameters(behindTypeAt: start)
    if self[index] == ".", self[index + 1] == "init" { index += 2 }
    return self[index] == "(" ? index : nil
  }

  fileprivate func isInPreview(_ position: Int) -> Bool {
    positions(of: ["#Preview"]).contains { start in
      let brace = self[start + 1] == "(" ? end(ofBracketAt: start + 1) : start + 1
      return self[brace] == "{" && (brace..<end(ofBracketAt: brace)).contains(position)
    }
  }

  /// True if a position is in the initial value of a global variable.
  fileprivate func isInGlobalValue(_ position: Int) -> Bool {
    globals.contains { global in
      global.tokens.contains(position)
        && (global.tokens.lowerBound..<position).first { ["=", "{"].contains(self[$0]) }
          .map { self[$0] == "=" } == true
    }
  }

  /// `StateObject(wrappedValue: Store())`
  fileprivate func isInNewState(_ position: Int) -> Bool {
    openBrackets(around: position).contains {
      self[$0] == "(" && ["State", "StateObject"].contains(self[$0 - 1])
    }
  }
}
