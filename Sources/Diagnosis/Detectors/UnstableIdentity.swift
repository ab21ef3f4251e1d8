import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// With every body evaluated once more, a view left and another one of its type came in its place:
  /// its identity is another one at each evaluation.
  static let unstableIdentity = Detector(.unstableIdentity) { run in
    guard run.wasPoked else { return nil }
    var findings: [Finding] = []
    for removed in run.poke where removed.name == .removed {
      guard let old = run.view(removed), let parent = run.parent(of: removed),
        run.hasSuccessor(removed, in: run.poke)
      else { continue }
      let type = run.source.type(parent.type.baseName)
      let identity = run.newIdentity(of: old, in: type)
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
      let loss = earlier.first { write(to: $0) != nil } ?? earlier.first
      let lost = write(to: loss ?? removed)
      var finding = Finding(
        .unstableIdentity, loss == nil ? .shown : .proved, at: place,
        Subject(
          view: old.type.baseName, property: lost?.property?.description,
          other: parent.type.baseName, old: lost?.new?.brief, new: lost?.old?.brief),
        evidence: run.evidence([lost, loss.flatMap(run.action), loss])
          + [.poke(.mountsAgain(view: old.type.baseName))],
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
}

extension ExaminedRun {
  /// The code that gives a view of a parent another identity; nil where the source does not tell.
  fileprivate func newIdentity(
    of view: ViewIdentity, in parent: TypeDeclaration?
  ) -> NewIdentity? {
    let modifier = parent.flatMap { source.positions(of: [".", "id", "(", "UUID"], in: $0).first }
    if let modifier { return .modifier(modifier) }
    let ids = randomIDs
    let types = [parent, source.type(view.type.baseName)].compactMap(\.self)
    let named = ids.first { id in
      types.contains { !source.positions(of: [id.type], in: $0).isEmpty }
    }
    if let named { return .computedID(named) }
    if let element = parent.flatMap(newElements) { return .element(element) }
    return ids.count == 1 ? .computedID(ids[0]) : nil
  }

  fileprivate func place(of identity: NewIdentity?) -> SourcePlace? {
    switch identity {
    case .modifier(let place): place
    case .computedID(let property): source.place(property)
    case .element(let call): source.files[call.file].place(call.start)
    case nil: nil
    }
  }

  fileprivate func fix(for identity: NewIdentity?, in parent: TypeDeclaration?) -> Fix {
    switch identity {
    case .modifier: parent.flatMap(removeRandomID) ?? Fix(.removeID)
    case .computedID(let property): store(property)
    case .element(let call): keepElements(call, in: parent)
    case nil: Fix(.storedID)
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
    let elements = source.types.filter { type in
      type.properties.contains { property in
        property.name == "id" && !property.isComputed
          && property.initialValue.map {
            source.text($0, ofFile: property.file).contains("UUID")
          } == true
      }
    }
    let calls = elements.compactMap { call(creating: $0.name, in: view.name) }
    return calls.count == 1 ? calls[0] : nil
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
