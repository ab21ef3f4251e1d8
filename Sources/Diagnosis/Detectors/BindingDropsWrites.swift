import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A person entered a value into a control whose binding is a constant, or has a setter that does
  /// not change the value that the getter reads.
  static let bindingDropsWrites = Detector(.bindingDropsWrites) { run in
    let inputs = run.inputs
    guard !inputs.isEmpty else { return nil }
    return inputs.compactMap { input in
      guard run.leavesScreen(input),
        let set = run.act(from: input).first(where: {
          if case .noted(.bindingSet) = $0.kind { true } else { false }
        }), case .noted(.bindingSet(let value, let isConstant)) = set.kind,
        case let isEmpty = run.emptySetter(near: input) != nil,
        isConstant || isEmpty
          ? run.changesNothing(input) : run.setterOfOtherValue(near: input) != nil
      else { return nil }
      return Finding(
        .bindingDropsWrites, .proved,
        at: (isConstant
          ? run.constant(near: input)
          : run.emptySetter(near: input) ?? run.setterOfOtherValue(near: input))
          ?? run.place(input.source),
        Subject(
          view: input.action?.label, type: isConstant ? "constant" : isEmpty ? nil : "setter",
          other: run.type(at: input.source)?.name, new: value.brief),
        evidence: run.evidence([input]), fixes: [Fix(.realBinding)])
    }
  }
}

extension ExaminedRun {
  /// The constant that a control, or the view around it, gets: the only one of the program, unless the
  /// line of the control has one.
  fileprivate func constant(near input: Event) -> SourcePlace? {
    let places = source.files.flatMap { file in
      file.positions(of: [".", "constant", "("]).compactMap(file.place)
    }
    let own = place(input.source)
    if places.contains(where: { $0.file == own?.file && $0.line == own?.line }) { return own }
    return places.count == 1 ? places[0] : nil
  }

  /// The only setter without a statement in the view of a control: `set: { _ in }`, `set: { value in }`.
  fileprivate func emptySetter(near input: Event) -> SourcePlace? {
    guard let (file, start) = onlySetter(near: input), file[start + 2] == "{",
      file[start + 4] == "in", file[start + 5] == "}"
    else { return nil }
    return file.place(start)
  }

  /// The only setter in the view of a control, if it only prints the value, changes local copies, or
  /// writes the value to properties that no other code names: `set: { print($0) }`.
  fileprivate func setterOfOtherValue(near input: Event) -> SourcePlace? {
    guard let (file, start) = onlySetter(near: input), file[start + 2] == "{",
      let getter = file.getter(before: start), let type = type(at: input.source)
    else { return nil }
    let setter = (start + 3)..<(file.end(ofBracketAt: start + 2) - 1)
    var rest = setter
    // `value in`
    if file[setter.lowerBound + 1] == "in" { rest = (setter.lowerBound + 2)..<setter.upperBound }
    let parameter = rest == setter ? ["$", "0"] : [file[setter.lowerBound]]
    var written: [String] = []
    var copies: Set<String> = []
    while !rest.isEmpty {
      let index = rest.lowerBound
      if ["print", "debugPrint"].contains(file[index]), file[index + 1] == "(" {
        rest = min(file.end(ofBracketAt: index + 1), rest.upperBound)..<rest.upperBound
      } else if file[index] == ";" {
        rest = (index + 1)..<rest.upperBound
      } else if let copy = source.copy(
        declaredAt: index, of: file, in: type, before: rest.upperBound)
      {
        copies.insert(file[index + 1])
        rest = copy..<rest.upperBound
      } else if copies.contains(file[index]) {
        guard let end = file.endOfChange(at: index, to: parameter), end <= rest.upperBound else {
          return nil
        }
        rest = end..<rest.upperBound
      } else {
        // `other = $0`
        let name = file[index] == "self" && file[index + 1] == "." ? index + 2 : index
        let end = name + 2 + parameter.count
        guard end <= rest.upperBound, file[name + 1] == "=",
          (name + 2..<end).map({ file[$0] }) == parameter,
          // The end of the statement
          end == rest.upperBound || file[end] == ";"
            || file.tokens[end].line > file.tokens[name].line,
          source.isPlainlyStored(file[name], in: type)
        else { return nil }
        written.append(file[name])
        rest = end..<rest.upperBound
      }
    }
    let read = Set(getter.map { file[$0] })
    guard !setter.isEmpty,
      written.allSatisfy({ !read.contains($0) && !isNamed($0, outside: setter, of: file) })
    else { return nil }
    return file.place(start)
  }

  /// True if code outside of a setter and of the declaration names a property.
  private func isNamed(
    _ name: String, outside setter: Range<Int>, of setterFile: SourceFile
  ) -> Bool {
    source.files.contains { file in
      file.tokens.indices.contains { index in
        [name, "_" + name].contains(file[index]) && !["var", "let"].contains(file[index - 1])
          && !(file.path == setterFile.path && setter.contains(index))
      }
    }
  }

  /// The only setter in the view of a control.
  private func onlySetter(near input: Event) -> (file: SourceFile, start: Int)? {
    // With a second setter in the view, the event does not say which one the control has.
    guard let type = type(at: input.source) else { return nil }
    func setters(_ types: [TypeDeclaration]) -> [(file: SourceFile, start: Int)] {
      types.flatMap(source.code).flatMap { code in
        let file = source.files[code.file]
        return file.positions(of: ["set", ":"], in: code.tokens).map { (file, $0) }
      }
    }
    let own = setters([type])
    // A control with a binding of its parent's has no setter of its own.
    let all = own.isEmpty ? setters(source.views) : own
    return all.count == 1 ? all[0] : nil
  }
}

extension Declarations {
  /// The position behind `var copy = items` or `var copy = model.items`, if the value holds no
  /// reference.
  fileprivate func copy(
    declaredAt index: Int, of file: SourceFile, in type: TypeDeclaration, before end: Int
  ) -> Int? {
    guard file[index] == "var", file[index + 2] == "=" else { return nil }
    var name = file[index + 3] == "self" && file[index + 4] == "." ? index + 5 : index + 3
    var property = property(file[name], of: type.name)
    if file[name + 1] == ".",
      let object = property.flatMap(words)?.lazy.compactMap(self.type).first,
      object.isClass
    {
      name += 2
      property = self.property(file[name], of: object.name)
    }
    guard name < end, ![".", "(", "[", "{", "?", "!"].contains(file[name + 1]),
      let property, !property.isComputed, property.wrapper != "@Binding",
      case let words = words(of: property), !words.isEmpty, holdsNoReference(words)
    else { return nil }
    return name + 1
  }

  /// The words of the declared type and of the initial value.
  private func words(of property: PropertyDeclaration) -> [String] {
    property.typeTokens
      + (property.initialValue.map { text($0, ofFile: property.file) } ?? [])
  }

  /// True if these words name only value types, and the properties of these types hold no references.
  private func holdsNoReference(_ words: [String], within outer: Set<String> = []) -> Bool {
    let values: Set = ["Int", "String", "Double", "Bool", "UUID", "Date", "URL", "Set"]
    return words.filter { $0.first?.isUppercase == true }.allSatisfy { name in
      if values.contains(name) || outer.contains(name) { return true }
      guard let type = type(name), ["struct", "enum"].contains(type.keyword) else { return false }
      return type.properties.allSatisfy { property in
        !runsCodeOnWrite(property)
          && (property.isComputed
            || holdsNoReference(self.words(of: property), within: outer.union([name])))
      }
    }
  }

  /// True for a property of the type that stores a value, without `didSet` and `willSet`.
  fileprivate func isPlainlyStored(_ name: String, in type: TypeDeclaration) -> Bool {
    guard let property = property(name, of: type.name) else { return false }
    return !property.isComputed && !runsCodeOnWrite(property)
  }

  /// True for a property with a setter, with `didSet` or with `willSet`.
  private func runsCodeOnWrite(_ property: PropertyDeclaration) -> Bool {
    property.tokens.contains { ["set", "didSet", "willSet"].contains(files[property.file][$0]) }
  }
}

extension SourceFile {
  /// The position behind `copy.isOn = value` or `copy[0].name = value`.
  fileprivate func endOfChange(at start: Int, to value: [String]) -> Int? {
    var index = start + 1
    while [".", "["].contains(self[index]) {
      index = self[index] == "." ? index + 2 : end(ofBracketAt: index)
    }
    let end = index + 1 + value.count
    guard self[index] == "=", ((index + 1)..<end).map({ self[$0] }) == value,
      self[end] == ";" || self[end] == "}"
        || tokens.indices.contains(end) && tokens[end].line > tokens[start].line
        // The next statement of the line begins with a name.
        || self[end].first?.isLetter == true
    else { return nil }
    return end
  }

  /// The closure of the getter: `get: { isOn }, set: { … }`, `Binding { isOn } set: { … }`.
  fileprivate func getter(before set: Int) -> Range<Int>? {
    let last = self[set - 1] == "," ? set - 2 : set - 1
    guard self[last] == "}" else { return nil }
    for start in (0..<last).reversed() where self[start] == "{" {
      if end(ofBracketAt: start) == last + 1 { return start..<(last + 1) }
    }
    return nil
  }
}
