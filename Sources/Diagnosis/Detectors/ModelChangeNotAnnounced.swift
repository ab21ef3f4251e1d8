import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a property of a followed object, and the property announces no change.
  static let modelChangeNotAnnounced = Detector(.modelChangeNotAnnounced) { run in
    run.unannouncedChanges { screen, event, field, property in
      guard property.wrapper == nil || property.wrapper == "@ObservationIgnored",
        !property.isComputed, property.keyword == "var",
        // The reference in the property is the same.
        !run.source.isObserved(property) || run.classInside(field.value) == nil
      else {
        return nil
      }
      let isIgnored = property.attributes.contains("@ObservationIgnored")
      return Finding(
        .modelChangeNotAnnounced, .proved, at: run.source.place(property),
        Subject(
          view: run.reader(of: property.name, at: event), property: property.name,
          type: property.type, other: isIgnored ? "@ObservationIgnored" : nil
        ).telling(field),
        evidence: run.evidence(screen, []), fixes: [run.publish(property)])
    }.map { $0 + run.sharedChanges + run.unsentChanges }
  }
}

extension ExaminedRun {
  /// Findings about changes of followed objects that no event announced; nil where the run has no
  /// action.
  func unannouncedChanges(
    _ finding: (StaleScreen, Event, FieldValue, PropertyDeclaration) -> Finding?
  ) -> [Finding]? {
    let screens = staleScreens
    guard !screens.isEmpty else { return actions.count > 1 ? [] : nil }
    return screens.filter { !recovers($0) }.flatMap { screen -> [Finding] in
      // An unheard change explains the screen, and its object may be part of this one.
      guard screen.unheard.isEmpty else { return [] }
      let changes = screen.unannounced
      return changes.compactMap { event, field in
        guard let type = (event.value ?? event.object)?.typeName, let old = field.old,
          let property = source.property(field.name, of: type),
          changes.count == 1 || screen.mayShow(field.value, insteadOf: old)
        else { return nil }
        return finding(screen, event, field, property)
      }
    }
  }

  /// Stale screens that show a `@Published` property whose class declares its own `objectWillChange`.
  fileprivate var unsentChanges: [Finding] {
    staleScreens.filter { !recovers($0) }.flatMap { screen in
      screen.unsent.compactMap { event, change in
        guard change.old != change.new,
          let property = source.property(change.property, of: change.type),
          screen.mayShow(change.new, insteadOf: change.old)
        else { return nil }
        return Finding(
          .modelChangeNotAnnounced, .proved, at: source.place(property),
          Subject(
            view: reader(of: property.name, at: event), property: property.name,
            type: property.type, other: "objectWillChange", old: change.old.brief,
            new: change.new.brief),
          evidence: evidence(screen, [event]), fixes: [removePublisher(of: property)])
      }
    }
  }

  /// Removes the class's own `objectWillChange` if this publisher sends no values but `Void`.
  private func removePublisher(of property: PropertyDeclaration) -> Fix {
    guard let publisher = source.property("objectWillChange", of: property.type),
      !publisher.isComputed, !publisher.isStatic
    else { return Fix(.sendBeforeChange) }
    let file = source.files[publisher.file]
    let words = publisher.tokens.map { file[$0] }
    guard words.contains("Void") || words.contains("ObservableObjectPublisher"),
      let last = publisher.tokens.last
    else { return Fix(.sendBeforeChange) }
    let range =
      file.tokens[publisher.tokens.lowerBound].range.lowerBound..<file.tokens[last].range.upperBound
    return Fix(.removePublisher, [Fix.Edit(file: file.path, range: range, text: "")])
  }

  /// Screens that show a property of a shared object, and nothing else that changes unannounced.
  fileprivate var sharedChanges: [Finding] {
    staleScreens.filter { !recovers($0) }.compactMap { screen -> Finding? in
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty,
        !screen.act.contains(where: { ValueChange($0) != nil })
      else { return nil }
      let all = sharedReads + plainReads + staticReads + hiddenReads(changedBy: screen.action)
      // Of several properties, the one that the action's code changes.
      let written = all.count > 1 ? all.filter { writes(to: $0.property, in: screen.action) } : all
      let reads = written.isEmpty ? all : written
      guard !readsOuterWorld(), reads.count == 1, reads[0].property.wrapper == nil,
        source.type(reads[0].property.type)?.isObservable == false,
        source.files.indices.contains(where: {
          source.writes(
            to: reads[0].property.name, in: source.files[$0].tokens.indices, ofFile: $0)
        }),
        // The screen may lack a value in the defaults, unless the action's code changes only this one.
        shownDefaults.isEmpty
          || writes(to: reads[0].property, in: screen.action)
            && !shownDefaults.contains(where: { writes(to: $0, in: screen.action) })
      else { return nil }
      let property = reads[0].property
      guard !property.isStatic || writes(to: property, in: screen.action) else { return nil }
      return Finding(
        .modelChangeNotAnnounced, .proved, at: source.place(property),
        Subject(view: reads[0].view, property: property.name, type: property.type),
        evidence: evidence(screen, []),
        fixes: [property.isStatic ? Fix(.passObject) : publish(property)])
    }
  }

  /// True if the code of the control that an action uses writes to a property.
  private func writes(to property: PropertyDeclaration, in action: Event) -> Bool {
    guard let location = action.source,
      let number = source.files.firstIndex(where: { $0.name == location.file })
    else { return false }
    let file = source.files[number]
    let line = file.tokens.indices.filter { file.tokens[$0].line == location.line }
    guard let start = line.first, let last = line.last else { return false }
    // The line may contain several controls.
    let end = max(file.endOfCall(at: start), last + 1)
    return source.writes(to: property.name, in: start..<end, ofFile: number)
  }

  /// True if the code of a mounted view names a source of values that no event reports: a global
  /// variable, the user defaults, a file, the clock, a view that draws its content again with time.
  func readsOuterWorld() -> Bool {
    let mounted = Set(events.filter { $0.name == .body }.map(typeName))
    let globals = source.files.flatMap(\.globalVariables)
    let names = Set(
      ["UserDefaults", "FileManager", "Date", "ProcessInfo", "TimelineView"] + globals)
    return source.views.contains { view in
      mounted.contains(view.name)
        && source.code(of: view).contains { code in
          code.tokens.contains { names.contains(source.files[code.file][$0]) }
        }
    }
  }

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
  fileprivate var staticReads: [SharedRead] {
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
  fileprivate var plainReads: [SharedRead] {
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
  private func hiddenReads(changedBy action: Event) -> [SharedRead] {
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

  fileprivate func publish(_ property: PropertyDeclaration) -> Fix {
    if property.attributes.contains("@ObservationIgnored") { return observe(property) }
    guard source.type(property.type).map(source.conformsToObservableObject) == true else {
      return Fix(.makeObservable)
    }
    guard source.mayHaveWrapper(property) else { return Fix(.publish) }
    let file = source.files[property.file]
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .publish, [Fix.Edit(file: file.path, range: start..<start, text: "@Published ")])
  }

  /// Takes out `@ObservationIgnored`.
  private func observe(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard let word = property.wrapperTokens?.lowerBound, word + 1 < file.tokens.count else {
      return Fix(.observe)
    }
    let range = file.tokens[word].range.lowerBound..<file.tokens[word + 1].range.lowerBound
    return Fix(.observe, [Fix.Edit(file: file.path, range: range, text: "")])
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
  fileprivate func conformsToObservableObject(_ type: TypeDeclaration) -> Bool {
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
