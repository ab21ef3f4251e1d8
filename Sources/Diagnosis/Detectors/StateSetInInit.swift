import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// An initializer assigns to a state that has a default value: no view has the storage yet, so the
  /// write is ignored.
  static let stateSetInInit = Detector(.stateSetInInit) { run in
    let assignments = run.assignmentsToStates
    guard !assignments.isEmpty else { return nil }
    let ignored = run.events.filter { event in
      event.ignored == .neverInstalled && run.isInInitializer(event)
    }
    return ignored.enumerated().compactMap { number, event in
      // Several assignments of one initializer follow each other in the order of the source.
      let candidates = assignments.filter { run.hasStorage($0.property, event.type) }
      let earlier = ignored[..<number].reversed().prefix {
        $0.causes == event.causes && $0.type == event.type
      }.count
      guard !candidates.isEmpty, Set(candidates.map(\.property.type)).count == 1,
        // Of several assignments, one that depends on a condition may not have run.
        candidates.count == 1
          || candidates.allSatisfy(run.isUnconditional)
      else { return nil }
      let assignment = candidates[earlier % candidates.count]
      let property = assignment.property
      let stored = run.events.first {
        $0.name == .stored && $0.property?.root == property.name
          && run.typeName($0) == property.type && $0.index > event.index
      }
      let file = run.source.files[assignment.body.file]
      return Finding(
        .stateSetInInit, .proved, at: file.place(assignment.position),
        Subject(
          view: property.type, property: property.name, old: stored?.value?.brief,
          new: event.value?.brief),
        evidence: run.evidence([run.action(of: event), event, stored]),
        fixes: [run.initialValue(assignment)])
    }
  }
}

/// `n = start`, in an initializer.
private struct StateAssignment {
  let property: PropertyDeclaration
  let body: Code
  let position: Int
}

extension ExaminedRun {
  /// The assignments in initializers to states that have a value already.
  fileprivate var assignmentsToStates: [StateAssignment] {
    source.views.flatMap { type in
      type.properties.filter { property in
        property.wrapper == "@State"
          && (property.initialValue != nil || property.typeTokens.last == "?")
      }.flatMap { property in
        type.initializers.flatMap { body in
          source.assignments(to: property.name, in: body).map {
            StateAssignment(property: property, body: body, position: $0)
          }
        }
      }
    }.sorted { ($0.body.file, $0.position) < ($1.body.file, $1.position) }
  }

  /// True if the assignment is a statement of the initializer itself, outside of `if` and the like.
  fileprivate func isUnconditional(_ assignment: StateAssignment) -> Bool {
    let body = assignment.body
    let statements = source.files[body.file].assignments(
      to: assignment.property.name, in: body.tokens)
    return [assignment.position, assignment.position - 2].contains(where: statements.contains)
  }

  /// True if no action's closure is between the body of a parent, or the mount, and the write.
  fileprivate func isInInitializer(_ event: Event) -> Bool {
    // The root of a preview is created before the mount.
    guard let cause = event.causes.last.map({ all[$0] }) else {
      return event.index < actions.first ?? 0
    }
    return cause.name == .body || cause.action?.name == .mount || cause.action?.name == .replaceRoot
  }

  /// True if a mounted view has this property with storage of this type.
  func hasStorage(_ property: PropertyDeclaration, _ type: String?) -> Bool {
    events.contains { event in
      // The macro of Xcode 27 stores the value in a `LazyState`.
      event.name == .found && event.property?.root == property.name
        && [event.type, event.type.map { String($0.dropFirst("Lazy".count)) }].contains(type)
        && typeName(event) == property.type
    }
  }

  /// `count = best` becomes `_count = State(initialValue: best)`.
  fileprivate func initialValue(_ assignment: StateAssignment) -> Fix {
    let (property, position) = (assignment.property, assignment.position)
    let file = source.files[assignment.body.file]
    let start = file[position - 1] == "." ? position - 2 : position
    var end = position + 2
    let line = file.tokens[position].line
    while end < file.tokens.count, file.tokens[end].line == line, file[end] != "}", file[end] != ";"
    {
      end = ["(", "[", "{"].contains(file[end]) ? file.end(ofBracketAt: end) : end + 1
    }
    guard end > position + 2, file.tokens[end - 1].line == line,
      file[end - 1].first.map({ $0.isLetter || $0.isNumber || "_)]".contains($0) }) == true
    else { return Fix(.setInitialValue) }
    let head = file.tokens[start].range.lowerBound..<file.tokens[position + 1].range.upperBound
    let tail = file.tokens[end - 1].range.upperBound
    return Fix(
      .setInitialValue,
      [
        Fix.Edit(
          file: file.path, range: head, text: "_\(property.name) = State(initialValue:"),
        Fix.Edit(file: file.path, range: tail..<tail, text: ")"),
      ])
  }
}
