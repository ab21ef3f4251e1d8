import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// The actions that enter a value into a control.
  var inputs: [Event] {
    events.filter { event in
      switch event.action {
      case .enter, .type, .toggle, .pick: true
      default: false
      }
    }
  }

  /// The first events after an action that report a change, a write or output.
  func effects(of action: Event) -> [Event] {
    act(from: action).filter { event in
      switch event.kind {
      case .screen, .stale, .queued, .noted, .holds: false
      default: true
      }
    }
  }

  /// True if an action has no effect on the program and the screen.
  func changesNothing(_ action: Event) -> Bool {
    leavesScreen(action) && effects(of: action).isEmpty
  }

  /// True if the screen after an action is the same as before, apart from the text that a person typed:
  /// a field holds this text until its next update.
  func leavesScreen(_ action: Event) -> Bool {
    let act = act(from: action)
    if act.contains(where: { $0.isAsBefore == true }) { return true }
    guard action.action?.name == .enter || action.action?.name == .type,
      let label = action.action?.label,
      let before = events[..<action.index].last(where: { $0.name == .screen })?.text,
      let after = screen(ofAct: action)
    else { return false }
    let lines = (before: before.split(separator: "\n"), after: after.split(separator: "\n"))
    let field = "\(label.prefix { $0 != "#" }): \""
    let changed = zip(lines.before, lines.after).filter { $0 != $1 }
    return lines.before.count == lines.after.count && changed.count == 1
      && changed.allSatisfy { $0.hasPrefix(field) && $1.hasPrefix(field) }
  }

  /// True if the screen after an action has fewer lines than the screen before.
  func removesLines(_ action: Event) -> Bool {
    let before = events[..<action.index].last { $0.name == .screen }?.text?.split(separator: "\n")
    let after = screen(ofAct: action)?.split(separator: "\n")
    return (after?.count ?? 0) < (before?.count ?? 0)
  }

  /// The nearest events behind a body that say why the body runs: changes of values, and the bodies of
  /// ancestors.
  func reasons(of body: Event) -> [Event] {
    var found: [Event] = []
    var known: Set<Int> = []
    var waiting = body.causes
    while let position = waiting.popLast() {
      guard known.insert(position).inserted else { continue }
      let event = all[position]
      if event.name == .body || event.isChange {
        found.append(event)
      } else if !event.isAction {
        waiting += event.causes
      }
    }
    return found.sorted { $0.index < $1.index }
  }

  /// The type whose declaration or extension contains the line.
  func type(at location: CodeLocation?) -> TypeDeclaration? {
    guard let location,
      let number = source.files.firstIndex(where: { $0.name == location.file }),
      let position = source.files[number].tokens.firstIndex(where: { $0.line >= location.line })
    else { return nil }
    return source.type(containing: position, ofFile: number)
  }

  /// The call that begins in a line, with its trailing closures.
  func call(at location: CodeLocation?) -> (file: SourceFile, tokens: Range<Int>)? {
    guard let location, let file = source.files.first(where: { $0.name == location.file }),
      let start = file.tokens.firstIndex(where: { $0.line == location.line })
    else { return nil }
    return (file, start..<file.endOfCall(at: start))
  }

  /// The tokens of the call of this name that begins in a line; nil where there are several.
  func call(_ name: String, at location: CodeLocation?) -> Declarations.Call? {
    guard let location else { return nil }
    let calls = source.calls(of: name).filter { call in
      let file = source.files[call.file]
      return file.name == location.file && file.tokens[call.start].line == location.line
    }
    return calls.count == 1 ? calls[0] : nil
  }

  /// True if a location is in an initializer of the type.
  func isInInitializer(of type: TypeDeclaration, _ location: CodeLocation) -> Bool {
    type.initializers.contains { body in
      let file = source.files[body.file]
      return file.name == location.file
        && body.tokens.contains { file.tokens[$0].line == location.line }
    }
  }

  /// The only action of a person or of the mount that begins the causes of an event.
  func origin(of event: Event) -> Event? {
    let beginnings = beginnings(of: event)
    return beginnings.count == 1 ? beginnings[0] : nil
  }
}

extension Event {
  /// True for the write of a state, and for the announcement of an object.
  var isChange: Bool { [.wrote, .willChange, .observed].contains(name) }
}

extension Declarations {
  /// The views of the program.
  var views: [TypeDeclaration] { types.filter { $0.inherited.contains("View") } }

  /// The positions in a type at which code assigns to a property: `name = …`, `self.name = …`.
  func assignments(to name: String, in code: Code) -> [Int] {
    let file = files[code.file]
    return code.tokens.filter { index in
      guard file[index] == name, file[index + 1] == "=", file[index + 2] != "=" else {
        return false
      }
      let previous = file[index - 1]
      if previous == "." { return file[index - 2] == "self" }
      return !["let", "var"].contains(previous)
    }
  }

  /// True if code in a range writes to a property: assigns, adds, or calls a mutating function.
  func writes(to name: String, in range: Range<Int>, ofFile number: Int) -> Bool {
    let file = files[number]
    return range.contains { index in
      guard file[index] == name, !["var", "let"].contains(file[index - 1]) else { return false }
      return file.isWritten(at: index) || file[index + 1] == "["
    }
  }
}
