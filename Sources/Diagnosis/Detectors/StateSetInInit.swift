import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// An initializer assigns to a state that has a default value: no view has the storage yet, so the
  /// write is ignored.
  static let stateSetInInit = Detector(.stateSetInInit) { run in
    let ignored = run.events.filter { event in
      event.ignored == .neverInstalled && run.isInInitializer(event)
    }
    let assignments = run.assignmentsToStates
    guard !assignments.isEmpty else { return nil }
    return ignored.enumerated().compactMap { number, event in
      // Several assignments of one initializer follow each other in the order of the source.
      let candidates = assignments.filter { run.hasStorage($0.property, event.type) }
      let earlier = ignored[..<number].reversed().prefix {
        $0.causes == event.causes && $0.type == event.type
      }.count
      guard !candidates.isEmpty, Set(candidates.map(\.property.type)).count == 1,
        // Of several assignments, one that depends on a condition may not have run.
        candidates.count == 1
          || candidates.allSatisfy(\.isUnconditional)
      else { return nil }
      let assignment = candidates[earlier % candidates.count]
      let property = assignment.property
      let stored = run.events.first {
        $0.name == .stored && $0.property?.root == property.name
          && run.typeName($0) == property.type && $0.index > event.index
      }
      let file = run.source.files[assignment.file]
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

/// `n = start`, in an initializer or in a function that the initializer calls.
private struct StateAssignment {
  let property: PropertyDeclaration
  let file: Int
  let position: Int
  /// True if each call of the initializer runs the assignment: it is outside of `if` and the like.
  let isUnconditional: Bool
  /// True for `n = start` in the initializer itself, false for `n += start` and `box.size = start`.
  let isPlain: Bool
}

extension ExaminedRun {
  /// The assignments, run by initializers, to states that already have a value.
  fileprivate var assignmentsToStates: [StateAssignment] {
    source.views.flatMap { type -> [StateAssignment] in
      let states = type.properties.filter { property in
        property.wrapper == "@State"
          && (property.initialValue != nil || property.typeTokens.last == "?")
      }
      guard !states.isEmpty else { return [] }
      return type.initializers.sorted {
        ($0.file, $0.tokens.lowerBound) < ($1.file, $1.tokens.lowerBound)
      }.flatMap { body in
        assignments(to: states, in: body, of: type, calledBy: [])
      }
    }
  }

  /// The assignments in a block, in the order in which the block runs them.
  ///
  /// - Parameters:
  ///   - callers: The functions on the call path from the initializer to the block; empty for
  ///     the initializer itself.
  private func assignments(
    to states: [PropertyDeclaration], in body: Code, of type: TypeDeclaration,
    calledBy callers: [String]
  ) -> [StateAssignment] {
    let file = source.files[body.file]
    let head = headTokens(of: body)
    var depth = 0
    var found: [StateAssignment] = []
    for index in body.tokens {
      if ["(", "[", "{"].contains(file[index]) { depth += 1 }
      if [")", "]", "}"].contains(file[index]) { depth -= 1 }
      let isOfSelf = file[index - 1] == "." && file[index - 2] == "self"
      guard isOfSelf || file[index - 1] != ".",
        !["let", "var", "func"].contains(file[index - 1])
      else { continue }
      if let property = states.first(where: { $0.name == file[index] }) {
        let isPlain = file[index + 1] == "=" && file[index + 2] != "="
        guard isPlain || file.isWritten(throughPathAt: index),
          // A parameter or a variable of this name hides the property.
          isOfSelf
            || file.positions(of: [property.name, ":"], in: head).isEmpty
              && file.positions(of: ["var", property.name], in: body.tokens).isEmpty
        else { continue }
        found.append(
          StateAssignment(
            property: property, file: body.file, position: index, isUnconditional: depth == 1,
            isPlain: isPlain && callers.isEmpty))
      } else if file[index + 1] == "(", !callers.contains(file[index]),
        let function = onlyFunction(file[index], of: type)
      {
        found += assignments(
          to: states, in: Code(file: function.code.file, tokens: function.body), of: type,
          calledBy: callers + [file[index]]
        ).map {
          StateAssignment(
            property: $0.property, file: $0.file, position: $0.position,
            isUnconditional: $0.isUnconditional && depth == 1, isPlain: false)
        }
      }
    }
    return found
  }

  /// The tokens from `init` or `func` to the block.
  private func headTokens(of body: Code) -> Range<Int> {
    let file = source.files[body.file]
    let start = (0..<body.tokens.lowerBound).last { ["init", "func"].contains(file[$0]) }
    return (start ?? body.tokens.lowerBound)..<body.tokens.lowerBound
  }

  /// The function of a view with this name; nil where several have the name.
  private func onlyFunction(
    _ name: String, of type: TypeDeclaration
  ) -> Declarations.Function? {
    let functions = source.files.indices.flatMap { source.functions(ofFile: $0) }.filter {
      $0.name == name && $0.type == type.name && !$0.isStatic
    }
    guard functions.count == 1,
      // A function in the initializer is a part of its code.
      !type.initializers.contains(where: {
        $0.contains(functions[0].body.lowerBound, ofFile: functions[0].code.file)
      })
    else { return nil }
    return functions[0]
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
    guard assignment.isPlain else { return Fix(.setInitialValue) }
    let file = source.files[assignment.file]
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

extension SourceFile {
  /// True if code writes to the name at a position, or to a part of its value: `box.size = 1`,
  /// `items[0].isDone = true`, `count += 1`.
  fileprivate func isWritten(throughPathAt start: Int) -> Bool {
    var index = start
    while true {
      if isWritten(at: index) { return true }
      if self[index + 1] == "[" {
        index = end(ofBracketAt: index + 1) - 1
      } else if self[index + 1] == "." {
        index += 2
      } else {
        return false
      }
    }
  }
}
