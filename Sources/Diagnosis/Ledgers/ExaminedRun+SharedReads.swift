import Replay
@_spi(Steps) import StateLabCore

/// The properties and variables that mounted views read, and that announce no change to these views.
extension ExaminedRun {
  /// A property of a shared object that the code of a mounted view reads: `Settings.shared.volume`.
  struct SharedRead {
    let view: String
    let property: PropertyDeclaration
    /// `Settings.shared`
    let path: String
    let place: SourcePlace
  }

  /// The variable to which a path in the source leads, such as `Settings.shared.volume`.
  private struct Path {
    let variable: PropertyDeclaration?
    /// The path to the object, or to a static variable.
    let text: String
    /// The position of the variable's name.
    let end: Int
  }

  /// The stored variables that the content of mounted views reads, each once.
  ///
  /// - Parameters:
  ///   - contents: The computed properties that a view may show.
  ///   - path: The path that begins at a position in the code of a view.
  private func reads(
    in contents: (TypeDeclaration) -> [PropertyDeclaration] = {
      $0.properties.filter(\.isComputed)
    },
    _ path: (Int, SourceFile, TypeDeclaration) -> Path?
  ) -> [SharedRead] {
    let mounted = Set(events.filter { $0.name == .body }.map(typeName))
    var reads: [SharedRead] = []
    for view in source.views where mounted.contains(view.name) {
      for content in contents(view) {
        let file = source.files[content.file]
        let actions = file.actionClosures(in: content.tokens)
        for index in content.tokens where file[index + 1] == "." {
          guard let path = path(index, file, view), let variable = path.variable,
            variable.keyword == "var", !variable.isComputed, !file.isWritten(at: path.end),
            !actions.contains(where: { $0.contains(index) }),
            content.name == "body" || isReached(index, content.file, by: view),
            let place = file.place(index),
            !reads.contains(where: {
              $0.property.type == variable.type && $0.property.name == variable.name
            })
          else { continue }
          reads.append(
            SharedRead(view: view.name, property: variable, path: path.text, place: place))
        }
      }
    }
    return reads
  }

  /// The variables of shared objects: `Settings.shared.volume`, and `settings.volume` of a global
  /// constant.
  var sharedReads: [SharedRead] {
    reads(in: { $0.properties.filter(\.isComputed) + computedValues(shownBy: $0) }) {
      index, file, view in
      guard let (type, text) = sharedObject(at: index, file, in: view) else { return nil }
      let end = index + text.count(where: { $0 == "." }) * 2 + 2
      let variable = source.property(file[end], of: type.name)
      return variable?.isStatic == true ? nil : Path(variable: variable, text: text, end: end)
    }
  }

  /// The computed properties of plain types that a view shows: `post.likes`.
  private func computedValues(shownBy view: TypeDeclaration) -> [PropertyDeclaration] {
    source.types.filter { !$0.inherited.contains("View") }.flatMap(\.properties).filter {
      $0.isComputed && !$0.isStatic && source.shows([$0.name], in: view)
    }
  }

  /// True if the body of a view may run the code at a position.
  private func isReached(_ position: Int, _ file: Int, by view: TypeDeclaration) -> Bool {
    reach.contains(position, ofFile: file, in: reachOfBodies[view.name] ?? [])
  }

  /// The class of the shared object at a position, and the path: `Settings.shared`, or the name of
  /// a global constant that holds an `ObservableObject`.
  private func sharedObject(
    at index: Int, _ file: SourceFile, in view: TypeDeclaration
  ) -> (type: TypeDeclaration, path: String)? {
    let name = file[index]
    if file[index + 3] == ".", let type = source.type(name), type.isClass,
      source.property(file[index + 2], of: name)?.isStatic == true
    {
      return (type, "\(name).\(file[index + 2])")
    }
    guard file[index - 1] != ".", !view.properties.contains(where: { $0.name == name }),
      !source.code(of: view).contains(where: { code in
        let other = source.files[code.file]
        // A local name hides the global name.
        return code.tokens.contains { other[$0] == name && other.declaresName(at: $0) }
      })
    else { return nil }
    for file in source.files {
      // `let settings = Settings()`
      guard let global = file.globals.first(where: { $0.name == name }),
        case let start = global.tokens.lowerBound, file[start] == "let", file[start + 2] == "=",
        file[start + 4] == "(", let type = source.type(file[start + 3]),
        type.isClass, !type.isObservable, source.conformsToObservableObject(type)
      else { continue }
      return (type, name)
    }
    return nil
  }

  /// The static variables: `Score.best`.
  var staticReads: [SharedRead] {
    reads { index, file, view in
      guard file[index - 1] != ".", let type = source.type(file[index]), type.name != view.name,
        let variable = source.property(file[index + 2], of: type.name), variable.isStatic,
        variable.wrapper == nil, source.isWrittenLater(variable)
      else { return nil }
      return Path(variable: variable, text: "\(type.name).\(variable.name)", end: index + 2)
    }
  }

  /// The variables of objects that announce nothing: `model.count`, with the object in a constant or
  /// a variable of the view or of the file.
  var plainReads: [SharedRead] {
    reads { index, file, view in
      guard file[index - 1] != "." || file[index - 2] == "self",
        let type = plainClass(of: file[index], in: view),
        let variable = source.property(file[index + 2], of: type.name), !variable.isStatic,
        source.isWrittenLater(variable)
      else { return nil }
      return Path(variable: variable, text: file[index], end: index + 2)
    }
  }

  /// The variables of followed objects to which the action's code assigns, and whose values the record
  /// does not describe, such as an object of another module: `model.unit` of a `@StateObject`.
  func hiddenReads(changedBy action: Event) -> [SharedRead] {
    reads { index, file, view in
      guard file[index - 1] != "." || file[index - 2] == "self",
        let object = view.properties.first(where: { $0.name == file[index] }),
        ["@StateObject", "@ObservedObject", "@EnvironmentObject"].contains(object.wrapper),
        let type = source.type(of: object), !type.isObservable,
        source.conformsToObservableObject(type),
        let variable = source.property(file[index + 2], of: type.name), !variable.isStatic,
        variable.wrapper == nil, variable.observers.isEmpty,
        isHidden(variable), assigns(to: variable, of: object, in: action)
      else { return nil }
      return Path(variable: variable, text: file[index], end: index + 2)
    }
  }

  /// True if the descriptions of the objects name only the type of a property's value.
  private func isHidden(_ property: PropertyDeclaration) -> Bool {
    let values = events.compactMap { $0.value ?? $0.object }.filter {
      $0.typeName == property.type
    }.compactMap { $0.fields.first { $0.name == property.name }?.value.literal }
    return !values.isEmpty
      && values.allSatisfy { value in
        source.type(value) == nil && value.wholeMatch(of: /[A-Z]\w*/) != nil
      }
  }

  /// True if the closure of the action's control assigns to `property` of the object in the property
  /// `object`, or calls a method of the object that does: `model.unit = .meters`, `model.useMeters()`.
  private func assigns(
    to property: PropertyDeclaration, of object: PropertyDeclaration, in action: Event
  ) -> Bool {
    guard let (file, tokens) = call(at: action.source) else { return false }
    let closures = file.actionClosures(in: tokens)
    // The line may contain several controls.
    guard closures.count == 1, let closure = closures.first else { return false }
    let methods = source.files.indices.flatMap(source.functions(ofFile:)).filter { function in
      function.type == property.type
        && !source.assignments(to: property.name, in: function.code).isEmpty
    }.map(\.name)
    return file.positions(of: [object.name, "."], in: closure).contains { start in
      file[start + 2] == property.name && file[start + 3] == "=" && file[start + 4] != "="
        || methods.contains(file[start + 2]) && file[start + 3] == "("
    }
  }

  /// The class of the object in a property of a view, or else in a global variable, if the class
  /// announces no changes.
  private func plainClass(of name: String, in view: TypeDeclaration) -> TypeDeclaration? {
    var words: [String] = []
    if let property = view.properties.first(where: { $0.name == name }) {
      guard property.wrapper == nil, !property.isComputed, !property.isStatic else { return nil }
      let value = property.initialValue.map { source.text($0, ofFile: property.file) }
      words = property.typeTokens + (value ?? [])
    } else {
      for file in source.files {
        guard let global = file.globals.first(where: { $0.name == name }) else { continue }
        // `let model = Model()`, `let model: Model = …`
        words = global.tokens.dropFirst(3).map { file[$0] }
      }
    }
    guard let word = words.first, let type = source.type(word),
      type.keyword == "class", !type.isObservable, !source.conformsToObservableObject(type)
    else { return nil }
    return type
  }
}

extension Declarations {
  /// True if code outside of initializers writes to a property of this name.
  fileprivate func isWrittenLater(_ property: PropertyDeclaration) -> Bool {
    let initializers = types.flatMap(\.initializers)
    return files.indices.contains { number in
      files[number].positions(of: [property.name]).contains { position in
        writes(to: property.name, in: position..<(position + 1), ofFile: number)
          && !initializers.contains { $0.contains(position, ofFile: number) }
      }
    }
  }

  /// The class that a property declares, or that its initial value creates.
  fileprivate func type(of property: PropertyDeclaration) -> TypeDeclaration? {
    let value = property.initialValue.map { text($0, ofFile: property.file) } ?? []
    return (property.typeTokens + value).first.flatMap(type)
  }

  /// True if a class conforms to `ObservableObject`: itself, through a protocol of the program, or through
  /// its superclass.
  func conformsToObservableObject(_ type: TypeDeclaration) -> Bool {
    var waiting = Array(type.inherited)
    var known: Set<String> = []
    while let name = waiting.popLast() {
      if name == "ObservableObject" { return true }
      guard known.insert(name).inserted else { continue }
      if let type = self.type(name) { waiting += type.inherited }
      for file in files {
        for start in file.positions(of: ["protocol", name]) {
          let head = (start + 2..<file.tokens.count).prefix { file[$0] != "{" }
          waiting += head.map { file[$0] }
        }
      }
    }
    return false
  }
}

extension SourceFile {
  /// True for `let name`, `var name`, a parameter `name:`, and `name in`.
  fileprivate func declaresName(at index: Int) -> Bool {
    ["let", "var"].contains(self[index - 1]) || self[index + 1] == ":" || self[index + 1] == "in"
  }
}
