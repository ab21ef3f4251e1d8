import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// With every body evaluated once more, a view left and another one of its type came in its place:
  /// its identity is another one at each evaluation.
  static let unstableIdentity = Detector(.unstableIdentity) { run in
    guard run.wasPoked else { return nil }
    var findings: [Finding] = []
    let replaced = run.poke.filter { $0.name == .removed && run.hasSuccessor($0, in: run.poke) }
    for removed in replaced + run.lastReplacementsInRemovedViews {
      guard let old = run.view(removed), let container = run.parent(of: removed) else { continue }
      let (parent, property) = run.source(ofElementsIn: container)
      let type = run.source.type(parent.type.baseName)
      let identity =
        property.map(NewIdentity.stored)
        ?? run.newIdentity(
          of: old, in: run.source.type(container.type.baseName), elementsFrom: type)
      let place = run.place(of: identity) ?? run.body(of: type)
      // The rows of one loop have one cause.
      guard
        !findings.contains(where: { $0.place == place && $0.subject.other == parent.type.baseName })
      else { continue }
      let earlier = run.events.filter { event in
        event.name == .removed
          && run.view(event).map { run.isCounterpart($0, of: old) } == true
          && run.action(of: event).map { run.hasSuccessor(event, in: run.act(from: $0)) } == true
      }
      func write(to view: Event) -> Event? {
        run.events.last { $0.name == .wrote && $0.view == view.view && $0.index < view.index }
      }
      guard !earlier.isEmpty || run.mayRunAgain(parent) else { continue }
      let loss = earlier.first { write(to: $0) != nil } ?? earlier.first
      let lost = write(to: loss ?? removed)
      var finding = Finding(
        .unstableIdentity, loss == nil ? .shown : .proved, at: place,
        Subject(
          view: old.type.baseName, property: lost?.property?.description,
          other: parent.type.baseName, old: lost?.new?.brief, new: lost?.old?.brief),
        evidence: run.evidence([lost, loss.flatMap(run.action), loss])
          + (run.isPoke(removed) ? [.poke(.mountsAgain(view: old.type.baseName))] : []),
        fixes: [run.fix(for: identity, in: type)],
        occurrences: max(1, Set(earlier.compactMap { run.action(of: $0)?.index }).count))
      finding.firstShown = earlier.first?.index
      findings.append(finding)
    }
    return findings
  }
}

/// The code that gives a view another identity at each evaluation.
private enum NewIdentity {
  /// `.id(UUID())`
  case modifier(SourcePlace)
  /// `var id: UUID { UUID() }`
  case computedID(PropertyDeclaration)
  /// `Item()` of a type with `let id = UUID()`
  case element(Declarations.Call)
  /// `let items = [Item()]`, a property of a view that another body creates
  case stored(PropertyDeclaration)
  /// `static var samples: [Item] { [Item()] }`
  case shared(PropertyDeclaration)
}

extension ExaminedRun {
  /// The replacements, in an action, of views whose parent is gone at the end of the run, so that the poke
  /// does not evaluate it. An action may also change an identity on purpose, so only a random one counts.
  fileprivate var lastReplacementsInRemovedViews: [Event] {
    let removals = events.filter { $0.name == .removed }
    let removed = Set(removals.map(\.view))
    // The rows of a list have one cause.
    var identities: [[String]: NewIdentity?] = [:]
    return removals.filter { event in
      guard let old = view(event), let container = parent(of: event),
        removed.contains(container.id), let action = action(of: event)
      else { return false }
      let types = [old, container].map(\.type.baseName)
      let identity =
        identities[types] ?? randomIdentity(of: old, in: source.type(container.type.baseName))
      identities[types] = .some(identity)
      return isRandom(identity, of: old) && hasSuccessor(event, in: act(from: action))
    }
  }

  /// False for `var id: UUID { owner.id }`, which may change only with the owner.
  private func isRandom(_ identity: NewIdentity?, of view: ViewIdentity) -> Bool {
    switch identity {
    case .modifier: hasExplicitID(view)
    case .computedID(let property):
      !source.files[property.file].positions(of: ["UUID", "("], in: property.tokens).isEmpty
    default: false
    }
  }

  /// `.id(UUID())`, or an element with `var id: UUID { UUID() }`.
  private func randomIdentity(
    of view: ViewIdentity, in parent: TypeDeclaration?
  ) -> NewIdentity? {
    let modifier = parent.flatMap { source.positions(of: [".", "id", "(", "UUID"], in: $0).first }
    if let modifier { return .modifier(modifier) }
    let types = [parent, source.type(view.type.baseName)].compactMap(\.self)
    return randomIDs.first { id in
      types.contains { !source.positions(of: [id.type], in: $0).isEmpty }
    }.map(NewIdentity.computedID)
  }

  /// The code that gives a view of a parent another identity; nil where the source does not tell.
  fileprivate func newIdentity(
    of view: ViewIdentity, in parent: TypeDeclaration?, elementsFrom origin: TypeDeclaration?
  ) -> NewIdentity? {
    if let random = randomIdentity(of: view, in: parent) { return random }
    let ids = randomIDs
    if let shared = origin.flatMap(sharedElements) { return .shared(shared) }
    if let element = origin.flatMap(newElements) { return .element(element) }
    if ids.count == 1 { return .computedID(ids[0]) }
    // The only `.id(key)` around the view
    let modifiers = parent.map { source.positions(of: [".", "id", "("], in: $0) } ?? []
    return hasExplicitID(view) && modifiers.count == 1 ? .modifier(modifiers[0]) : nil
  }

  fileprivate func place(of identity: NewIdentity?) -> SourcePlace? {
    switch identity {
    case .modifier(let place): place
    case .computedID(let property), .stored(let property), .shared(let property):
      source.place(property)
    case .element(let call): source.files[call.file].place(call.start)
    case nil: nil
    }
  }

  fileprivate func fix(for identity: NewIdentity?, in parent: TypeDeclaration?) -> Fix {
    switch identity {
    case .modifier: parent.flatMap(removeRandomID) ?? Fix(.removeID)
    case .computedID(let property): store(property)
    case .element(let call): keepElements(call, in: parent)
    case .stored(let property): keepInState(property)
    case .shared(let property): keepShared(property)
    case nil: Fix(elementTypes.isEmpty ? .storedID : .keepElements)
    }
  }

  /// The view whose body creates the elements of a view's rows: the view itself, or an ancestor that
  /// passes new elements; and the property whose initial value creates the elements with each new view.
  fileprivate func source(
    ofElementsIn container: ViewIdentity
  ) -> (view: ViewIdentity, property: PropertyDeclaration?) {
    var view = container
    while let body = poke.first(where: { $0.name == .body && $0.view == view.id }),
      let property = body.difference?.all.lazy.compactMap({
        source.property($0.property.root, of: view.type.baseName)
      }).first(where: { !$0.isComputed && mentionsElements($0) }), let parent = parent(of: body)
    {
      view = parent
      if property.initialValue != nil, !isPassed(property, at: body) { return (view, property) }
    }
    return (view, nil)
  }

  private func mentionsElements(_ property: PropertyDeclaration) -> Bool {
    let words =
      property.typeTokens
      + (property.initialValue.map { source.text($0, ofFile: property.file) } ?? [])
    return elementTypes.contains { words.contains($0.name) }
  }

  /// True if a view's body may run again: the view or an ancestor has a dynamic property or an object, or
  /// its body ran again.
  fileprivate func mayRunAgain(_ view: ViewIdentity) -> Bool {
    let reach = Set([view.id] + views.ancestors(of: view.id))
    return events.contains {
      ($0.name == .found || $0.name == .body && ($0.count ?? 0) > 1)
        && $0.view.map(reach.contains) == true
    }
      || reach.contains { id in
        source.type(views[id].type.baseName)?.properties.contains { property in
          property.typeTokens.contains { source.type($0)?.isClass == true }
            || property.initialValue.map {
              source.text($0, ofFile: property.file).contains { source.type($0)?.isClass == true }
            } == true
        } == true
      }
  }

  /// True if two views have one type, and the code of one view creates both.
  fileprivate func isCounterpart(_ view: ViewIdentity, of other: ViewIdentity) -> Bool {
    view.type == other.type && programParent(view) == programParent(other)
  }

  /// True if a view of the same type, with another identity, takes the place of a removed view.
  fileprivate func hasSuccessor(_ removed: Event, in events: some Sequence<Event>) -> Bool {
    guard let old = view(removed) else { return false }
    return events.contains { event in
      event.name == .body && event.count == 1 && event.view != removed.view
        && view(event).map {
          isCounterpart($0, of: old) && keys($0) != keys(old)
        } == true
    }
  }

  /// `var id: UUID { UUID() }`
  private var randomIDs: [PropertyDeclaration] {
    source.types.flatMap(\.properties).filter {
      $0.name == "id" && $0.isComputed && !$0.isStatic
        && source.text($0.tokens, ofFile: $0.file).contains("UUID")
    }
  }

  /// True if the property may be a stored one: its place is the declaration of a struct or a class, and
  /// no enum or extension.
  func mayBeStored(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    type.keyword != "enum" && property.file == type.file
      && type.tokens.contains(property.tokens.lowerBound)
  }

  /// `var id: UUID { UUID() }` becomes `let id = UUID()`. In an Equatable or Codable type the stored id
  /// would take part in `==` or in the coding.
  private func store(_ property: PropertyDeclaration) -> Fix {
    guard let type = source.type(property.type), mayBeStored(property, in: type),
      type.inherited.isDisjoint(with: [
        "Equatable", "Hashable", "Codable", "Encodable", "Decodable",
      ])
    else { return Fix(.storedID) }
    let file = source.files[property.file]
    guard let keyword = property.tokens.first(where: { file[$0] == "var" }),
      let brace = property.tokens.first(where: { file[$0] == "{" })
    else { return Fix(.storedID) }
    let words = (brace..<file.end(ofBracketAt: brace)).map { file[$0] }.filter { $0 != "return" }
    let isText = words == ["{", "UUID", "(", ")", ".", "uuidString", "}"]
    let isID =
      words == ["{", "UUID", "(", ")", "}"]
      || words == ["{", ".", "init", "(", ")", "}"] && property.typeTokens == ["UUID"]
    guard isText || isID else { return Fix(.storedID) }
    let end = file.tokens[file.end(ofBracketAt: brace) - 1].range.upperBound
    return Fix(
      .storedID,
      [
        Fix.Edit(
          file: file.path, range: file.tokens[keyword].range.lowerBound..<end,
          text: isText ? "let id = UUID().uuidString" : "let id = UUID()")
      ])
  }

  /// The only place at which the code of a view creates an element with an id of its own: the type of
  /// the element declares `id = UUID()`.
  private func newElements(in view: TypeDeclaration) -> Declarations.Call? {
    let types = elementTypes.map(\.name)
    let calls = types.compactMap { call(creating: $0, in: view.name) }
    if !calls.isEmpty { return calls.count == 1 ? calls[0] : nil }
    let references = types.flatMap { initializerReferences($0, in: view.name) }
    return references.count == 1 ? references[0] : nil
  }

  /// `names.map(Item.init(name:))`, in code that the body of a view may run.
  private func initializerReferences(_ type: String, in view: String) -> [Declarations.Call] {
    let reached = reachOfBodies[view] ?? []
    return source.files.indices.flatMap { number in
      source.files[number].positions(of: [type, ".", "init"]).map {
        Declarations.Call(file: number, start: $0, end: $0 + 3)
      }
    }.filter { reach.contains($0, in: reached) }
  }

  /// The types that declare `id = UUID()`.
  private var elementTypes: [TypeDeclaration] {
    source.types.filter { type in
      type.properties.contains { property in
        property.name == "id" && !property.isComputed
          && property.initialValue.map {
            source.text($0, ofFile: property.file).contains("UUID")
          } == true
      }
    }
  }

  /// The only computed static property with new elements that the code of a view reads.
  private func sharedElements(in view: TypeDeclaration) -> PropertyDeclaration? {
    let names = elementTypes.map(\.name)
    let properties = source.types.flatMap(\.properties).filter { property in
      property.isStatic && property.isComputed
        && !names.allSatisfy { !source.text(property.tokens, ofFile: property.file).contains($0) }
        && !source.positions(of: [".", property.name], in: view).isEmpty
    }
    return properties.count == 1 ? properties[0] : nil
  }

  /// `let items = [Item()]` becomes `@State var items = [Item()]`.
  private func keepInState(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    let hasArguments = source.calls(of: property.type).contains { $0.end - $0.start > 3 }
    guard property.wrapper == nil, source.mayHaveWrapper(property),
      // A private property makes the memberwise initializer private.
      !property.isPrivate || !hasArguments,
      let keyword = property.tokens.first(where: { file[$0] == property.keyword })
    else { return Fix(.keepElements) }
    let range = property.tokens.lowerBound..<(keyword + 1)
    let words = ["@State"] + range.dropLast().map { file[$0] } + ["var"]
    return Fix(
      .keepElements,
      [Fix.Edit(file: file.path, range: file.bytes(of: range), text: words.joined(separator: " "))])
  }

  /// `static var samples: [Item] { [Item()] }` becomes `static let samples: [Item] = [Item()]`.
  private func keepShared(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard !property.typeTokens.isEmpty, source.type(property.type)?.file == property.file,
      let keyword = property.tokens.first(where: { file[$0] == "var" }),
      let brace = property.tokens.first(where: { file[$0] == "{" }), file[brace + 1] == "[",
      file.end(ofBracketAt: brace + 1) == file.end(ofBracketAt: brace) - 1
    else { return Fix(.keepElements) }
    let last = file.end(ofBracketAt: brace) - 1
    return Fix(
      .keepElements,
      [
        Fix.Edit(file: file.path, range: file.tokens[keyword].range, text: "let"),
        Fix.Edit(file: file.path, range: file.tokens[brace].range, text: "="),
        Fix.Edit(
          file: file.path,
          range: file.tokens[last - 1].range.upperBound..<file.tokens[last].range.upperBound,
          text: ""),
      ])
  }

  /// `var items: [Item] { [Item()] }` becomes `@State var items: [Item] = [Item()]`, unless the elements
  /// depend on the view.
  private func keepElements(_ call: Declarations.Call, in type: TypeDeclaration?) -> Fix {
    guard let type,
      let property = type.properties.first(where: {
        $0.isComputed && $0.file == call.file && $0.tokens.contains(call.start)
      }), mayBeStored(property, in: type), property.wrapper == nil, !property.isStatic,
      property.typeTokens.first == "["
    else { return Fix(.keepElements) }
    let file = source.files[call.file]
    guard let brace = property.tokens.first(where: { file[$0] == "{" }), file[brace + 1] == "[",
      file.end(ofBracketAt: brace + 1) == file.end(ofBracketAt: brace) - 1
    else { return Fix(.keepElements) }
    let end = file.end(ofBracketAt: brace) - 1
    let words = (brace + 1..<end).map { file[$0] }
    // A private property makes the memberwise initializer private.
    let hasArguments = source.calls(of: type.name).contains { $0.end - $0.start > 3 }
    guard Set(words).isDisjoint(with: type.properties.map(\.name) + ["self"]),
      !property.isPrivate || !hasArguments
    else { return Fix(.keepElements) }
    func bytes(_ first: Int, _ last: Int) -> Range<Int> {
      file.tokens[first].range.lowerBound..<file.tokens[last].range.lowerBound
    }
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .keepElements,
      [
        Fix.Edit(file: file.path, range: start..<start, text: "@State "),
        Fix.Edit(file: file.path, range: bytes(brace, brace + 1), text: "= "),
        Fix.Edit(
          file: file.path,
          range: file.tokens[end - 1].range.upperBound..<file.tokens[end].range.upperBound,
          text: ""),
      ])
  }

  /// Takes out `.id(UUID())`.
  private func removeRandomID(_ type: TypeDeclaration) -> Fix? {
    let positions = source.code(of: type).flatMap { code in
      source.files[code.file].positions(
        of: [".", "id", "(", "UUID", "(", ")", ")"], in: code.tokens
      ).map { (file: source.files[code.file], start: $0) }
    }
    guard positions.count == 1, let (file, start) = positions.first else { return nil }
    let range = file.tokens[start].range.lowerBound..<file.tokens[start + 6].range.upperBound
    return Fix(.removeID, [Fix.Edit(file: file.path, range: range, text: "")])
  }
}
