import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A person edited the text of a field, and the edit changed the id of the field's row, or of a view
  /// around the field: the field left.
  static let idFromEditableValue = Detector(.idFromEditableValue) { run in
    let edits = run.inputs.filter { [.enter, .type].contains($0.action?.name) }
    guard !edits.isEmpty else { return nil }
    return edits.compactMap { edit in
      let act = Array(run.act(from: edit))
      guard
        // The edit itself, after the focus has moved to the field.
        let change = act.lazy.compactMap(ValueChange.init).first(where: {
          run.property($0.event)?.wrapper != "@FocusState"
        }), change.event.causes.contains(edit.index)
      else { return nil }
      guard change.new.elements != nil else { return run.explicitID(from: change, edit, in: act) }
      let rows = run.views.filter { view in
        guard let id = run.rowID(of: view), run.left(view, in: act) else { return false }
        // An id that the element's type computes may consist of several values.
        return change.old.hasWord(id) && !change.new.hasWord(id)
          || run.computedID(in: change) != nil && run.isReplaced(view, by: change, in: act)
      }
      guard let row = rows.first, let id = run.rowID(of: row),
        let parent = run.views.ancestors(of: row.id).map({ run.views[$0] }).first(where: {
          !$0.type.isBuiltIn
        })
      else { return nil }
      let property = run.computedID(in: change)
      let place = property.flatMap(run.source.place) ?? run.rows(of: parent)
      return Finding(
        .idFromEditableValue, .proved, at: place,
        Subject(
          view: row.type.baseName, property: change.property, type: property?.type,
          other: parent.type.baseName, old: id,
          control: row.type.isBuiltIn ? edit.action?.label : nil, identity: .element),
        evidence: run.evidence([edit, change.event]),
        fixes: [
          property.map(run.storeID)
            ?? Fix(run.identifiesByValue(parent) ? .storedIDWithoutSelf : .storedID)
        ])
    }
  }
}

extension ExaminedRun {
  /// A field, or a view around the field, with `.id(name)` of the edited name.
  fileprivate func explicitID(
    from change: ValueChange, _ edit: Event, in act: [Event]
  ) -> Finding? {
    let fields = Set(act.filter { $0.title == edit.action?.label }.compactMap(\.view)).sorted()
    for field in fields {
      let around = views.ancestors(of: field).map { views[$0] }
      for view in [views[field]] + around {
        guard
          let id = view.keys.lazy.compactMap({ key -> String? in
            if case .explicit(let id) = key { id } else { nil }
          }).first(where: { change.old.hasWord($0) && !change.new.hasWord($0) }),
          left(view, in: act)
        else { continue }
        let parent = programParent(view).flatMap { source.type(views[$0].type.baseName) }
        let modifier = parent.flatMap { source.identity(reading: change.property, in: $0) }
        return Finding(
          .idFromEditableValue, .proved, at: modifier?.place ?? body(of: parent),
          Subject(
            view: view.type.baseName, property: change.property, other: parent?.name, old: id,
            control: view.type.isBuiltIn ? edit.action?.label : nil, identity: .modifier),
          evidence: evidence([edit, change.event]), fixes: [modifier?.fix ?? Fix(.removeID)])
      }
    }
    return nil
  }

  /// The id and the position of a view's row. The view is the row, or built-in containers of the
  /// row contain the view.
  private func row(of view: ViewIdentity) -> (id: String, position: Int)? {
    let containers = views.ancestors(of: view.id).map { views[$0] }.prefix { $0.type.isBuiltIn }
    for case .element(let id, _, let position, _) in ([view] + containers).flatMap(\.keys) {
      return (id, position)
    }
    return nil
  }

  fileprivate func rowID(of view: ViewIdentity) -> String? { row(of: view)?.id }

  /// True if a view, or a control that was to be drawn again, left in an action.
  fileprivate func left(_ view: ViewIdentity, in act: [Event]) -> Bool {
    if act.contains(where: {
      $0.view == view.id && ($0.name == .removed || $0.note == .editedFieldGone)
    }) {
      return true
    }
    guard let queued = act.last(where: { $0.name == .queued && $0.view == view.id }) else {
      return false
    }
    return !act.contains { event in
      event.view == view.id && event.index > queued.index
        && [.redrawn, .bodySkipped, .body].contains(event.name)
    }
  }

  /// True if a change replaced a row with a row of the same type and a new id at the same position. A
  /// row whose id is one of the old values is another element, which moved.
  fileprivate func isReplaced(
    _ row: ViewIdentity, by change: ValueChange, in act: [Event]
  ) -> Bool {
    act.contains { event in
      guard event.name == .body, event.count == 1, event.view != row.id, let other = view(event),
        let new = self.row(of: other), !change.old.hasWord(new.id)
      else { return false }
      return other.type == row.type && programParent(other) == programParent(row)
        && new.position == self.row(of: row)?.position
    }
  }

  /// `var id: String { title }` of the type whose values the list holds.
  fileprivate func computedID(in change: ValueChange) -> PropertyDeclaration? {
    let types = source.types.filter { change.new.literal.contains("\($0.name)(") }
    let ids = types.flatMap(\.properties).filter { $0.name == "id" && $0.isComputed }
    return ids.count == 1 ? ids[0] : nil
  }

  /// True if the rows of a view have their elements as ids: `id: \.self`.
  fileprivate func identifiesByValue(_ view: ViewIdentity) -> Bool {
    guard let type = source.type(view.type.baseName) else { return false }
    return !source.positions(of: ["id", ":", "\\", ".", "self"], in: type).isEmpty
  }

  /// The only `ForEach` or `List` in a view.
  fileprivate func rows(of view: ViewIdentity) -> SourcePlace? {
    guard let type = source.type(view.type.baseName) else { return nil }
    let places = ["ForEach", "List"].map { source.positions(of: [$0, "("], in: type) }
    return places.first { $0.count == 1 }?.first ?? body(of: type)
  }

  /// `var id: String { title }` becomes `let id = UUID()`.
  fileprivate func storeID(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    // The property's type may be written down elsewhere, such as in a selection.
    guard let type = source.type(property.type), mayBeStored(property, in: type),
      property.tokens.count(where: { file[$0] == "{" }) == 1,
      source.files.allSatisfy({
        $0.positions(of: ["selection", ":"]).isEmpty && $0.positions(of: [".", "id"]).isEmpty
      })
    else { return Fix(.storedID) }
    let range =
      file.tokens[property.tokens.lowerBound].range
      .lowerBound..<file.tokens[
        property.tokens.upperBound - 1
      ].range.upperBound
    return Fix(.storedID, [Fix.Edit(file: file.path, range: range, text: "let id = UUID()")])
  }
}

extension Declarations {
  /// The only `.id(name)` in the code of a view whose argument reads a property, and the edit that takes
  /// the modifier out.
  fileprivate func identity(
    reading property: String, in view: TypeDeclaration
  ) -> (place: SourcePlace?, fix: Fix)? {
    let modifiers = code(of: view).flatMap { code in
      let file = files[code.file]
      return file.positions(of: [".", "id", "("], in: code.tokens)
        .map { (file: file, tokens: $0..<file.end(ofBracketAt: $0 + 2)) }
        .filter { modifier in modifier.tokens.contains { file[$0] == property } }
    }
    guard modifiers.count == 1, let (file, tokens) = modifiers.first else { return nil }
    let edit = Fix.Edit(file: file.path, range: file.bytes(of: tokens), text: "")
    return (file.place(tokens.lowerBound), Fix(.removeID, [edit]))
  }
}
