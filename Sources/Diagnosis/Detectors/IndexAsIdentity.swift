import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The rows of a `ForEach` have their positions as ids. The elements moved, and a row kept the state
  /// of the element that was at its position before.
  static let indexAsIdentity = Detector(.indexAsIdentity) { run in
    let rows = run.views.filter { run.isRowByPosition($0) }
    guard !rows.isEmpty else { return nil }
    let changes = run.events.compactMap(ValueChange.init)
    return changes.flatMap { change -> [Finding] in
      guard let old = change.old.elements, let new = change.new.elements, old != new,
        Set(old).count == old.count, Set(new).count == new.count,
        let action = run.action(of: change.event)
      else { return [] }
      // One finding reports all rows that kept a state.
      return Array(
        rows.lazy.compactMap { row -> Finding? in
          guard let position = row.position, old.indices.contains(position),
            new.indices.contains(position), old[position] != new[position],
            // One of the two elements was in another row before, or is in another row now.
            old.contains(new[position]) || new.contains(old[position]),
            let body = run.act(from: action).first(where: {
              $0.name == .body && $0.view == row.id && !$0.differingValues.isEmpty
                && $0.index > change.event.index
            }), run.causes(of: body).contains(where: { $0.index == change.event.index }),
            let write = run.events[..<change.event.index].last(where: { event in
              event.name == .wrote && event.view == row.id
            }), case .wrote(let state, _, let value) = write.kind,
            let stored = run.events.first(where: {
              $0.name == .stored && $0.view == row.id && $0.property == state
            }), stored.value != value,
            // If all rows have the same value, no element gets the value of another one.
            run.differs(state, from: value, in: rows.filter { $0.type == row.type }, during: action)
          else { return nil }
          let place = run.rowsByPosition(of: row)
          return Finding(
            .indexAsIdentity, .proved, at: place?.place ?? run.body(of: run.declaration(body)),
            Subject(
              view: row.type.baseName, property: state.description, type: value.brief,
              other: run.parent(of: body)?.type.baseName,
              old: ValueDescription.literal(old[position]).nameOfElement,
              new: ValueDescription.literal(new[position]).nameOfElement),
            evidence: run.evidence([write, action, change.event, body]),
            fixes: [run.fix(place?.fix ?? Fix(.identifiableElements), forElement: old[position])])
        }.prefix(1))
    }
  }
}

extension ViewIdentity {
  /// The position that is the id of a row.
  fileprivate var position: Int? {
    for case .element(_, let number?, let position, _) in keys where number == position {
      return position
    }
    return nil
  }
}

extension ExaminedRun {
  /// True if a row has another value of a state at the end of an action, or had another one when the
  /// action removed the row.
  fileprivate func differs(
    _ state: PropertyPath, from value: ValueDescription, in rows: [ViewIdentity],
    during action: Event
  ) -> Bool {
    let end = act(from: action).endIndex
    return rows.contains { row in
      let own = events[..<end].filter { $0.view == row.id }
      if let removed = own.last(where: { $0.name == .removed }), removed.index < action.index,
        own.last?.index == removed.index
      {
        return false
      }
      let last = own.last { event in
        [.stored, .wrote].contains(event.name) && event.property == state
      }
      guard let last else { return false }
      return (last.name == .wrote ? last.new : last.value) != value
    }
  }

  /// Elements that are Identifiable already identify their rows; strings and numbers do so by their
  /// values.
  fileprivate func fix(_ fix: Fix, forElement element: String) -> Fix {
    guard fix.kind == .identifiableElements else { return fix }
    if element.first.map({ $0 == "\"" || $0 == "-" || $0.isNumber }) == true {
      return Fix(.identityOfValue)
    }
    let type = source.type(String(element.prefix { $0 != "(" }))
    return type?.inherited.contains("Identifiable") == true ? Fix(.identityOfElement) : fix
  }

  fileprivate func isRowByPosition(_ view: ViewIdentity) -> Bool {
    !view.type.isBuiltIn && view.position != nil && rowsByPosition(of: view) != nil
  }

  /// The `ForEach` over positions that creates rows of a type, and the edit for `enumerated()`.
  fileprivate func rowsByPosition(of row: ViewIdentity) -> (place: SourcePlace, fix: Fix)? {
    let calls = playedCalls(of: "ForEach").filter { call in
      let file = source.files[call.file]
      let end = file[call.end] == "{" ? file.end(ofBracketAt: call.end) : call.end
      return (call.start..<end).contains { file[$0] == row.type.baseName && file[$0 + 1] == "(" }
    }
    guard calls.count == 1, let call = calls.first else { return nil }
    let file = source.files[call.file]
    let words = (call.start..<call.end).map { file[$0] }
    guard let place = file.place(call.start) else { return nil }
    if words.contains("offset") {
      let offsets = (call.start..<call.end).filter { file[$0] == "offset" && file[$0 - 1] == "." }
      let isText = words.contains("enumerated")
      guard offsets.count == 1, isText else { return (place, Fix(.identifiableElements)) }
      let range = file.tokens[offsets[0]].range
      return (
        place,
        Fix(.identityOfElement, [Fix.Edit(file: file.path, range: range, text: "element")])
      )
    }
    let isPosition = words.contains("indices") || words.contains("<")
    return isPosition ? (place, Fix(.identifiableElements)) : nil
  }
}
