import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A task, or the closure of an `onAppear`, read a property of the view and wrote a value. The parent
  /// then passed another value of the property, or a person changed a state that the task read. No code
  /// ran again, and the view still shows the first result.
  static let taskNotKeyed = Detector(.taskNotKeyed) { run in
    let starts = run.events.filter { $0.name == .taskStarted || $0.name == .appeared }
    guard !starts.isEmpty else { return nil }
    let startsOfViews = Dictionary(grouping: starts, by: \.view)
    let bodies = Dictionary(
      grouping: run.events.filter { $0.name == .body && !$0.differingValues.isEmpty }, by: \.view)
    let changedParameters = starts.compactMap { start -> Finding? in
      let isTask = start.name == .taskStarted
      guard let body = bodies[start.view]?.last, body.index > start.index,
        startsOfViews[start.view]?.count(where: { $0.name == start.name }) == 1,
        let type = run.declaration(start),
        let code = run.source.unkeyedCode(of: type, named: isTask ? "task" : "onAppear"),
        let action = run.action(of: body)
      else { return nil }
      let properties = body.differingValues.compactMap {
        run.source.property($0.root, of: type.name)
      }.filter {
        $0.wrapper == nil && !$0.isComputed && $0.initialValue == nil && run.source.isComparable($0)
      }
      let functions = run.source.functions(calledBy: code.code)
      let results = run.results(of: start, shownWith: body, after: action)
      let keyed = results.reversed().compactMap { result -> (change: ValueChange, key: String)? in
        let name = result.change.property
        // A state whose binding the view takes may be a draft.
        guard isTask || !run.source.takesBinding(of: name, in: type) else { return nil }
        let keys = properties.compactMap { property -> String? in
          guard
            isTask && result.isKept
              || run.source.assigns(
                name, from: .init(values: [property.name]), isLoaded: false, in: code.code,
                calling: functions, depth: isTask ? 4 : 1)
          else { return nil }
          return run.source.key(property.name, readBy: code, calling: functions, writing: name)
        }
        return keys.first.map { (change: result.change, key: $0) }
      }
      guard let (result, key) = keyed.first else { return nil }
      let isCopy = run.source.copies(key, to: result.property, in: code, calling: functions)
      // The copy that an `onAppear` makes may be a first value.
      if isCopy, !isTask { return nil }
      let file = run.source.files[code.file]
      return Finding(
        .taskNotKeyed, .proved, at: file.place(code.start),
        Subject(
          view: type.name, property: key, type: isTask ? nil : "onAppear",
          other: result.property, new: result.new.brief, mayBeMeant: isCopy || !isTask),
        evidence: run.evidence([start, result.event, action, body]),
        // `task` needs a later release than `onAppear`.
        fixes: [Fix(.keyTask, isTask ? [code.edit(addingID: key, in: file)] : [])],
        releases: isTask ? nil : "iOS 13 and later")
    }
    let values = Dictionary(
      grouping: run.events.filter { [.stored, .wrote].contains($0.name) }, by: \.view)
    let changedStates = starts.filter { start in
      start.name == .taskStarted
        && startsOfViews[start.view]?.count(where: { $0.name == .taskStarted }) == 1
    }.compactMap { run.findingOfChangedState($0, values: values[$0.view] ?? []) }
    return changedParameters
      + changedStates.filter { state in
        !changedParameters.contains { $0.place == state.place }
      }
  }
}

extension ExaminedRun {
  /// The results of a task that a view still shows after its parent passed another value: the screen
  /// keeps the text of the result, or the body of the view reads the state with the result.
  fileprivate func results(
    of start: Event, shownWith body: Event, after action: Event
  ) -> [(change: ValueChange, isKept: Bool)] {
    results(of: start).compactMap { change -> (change: ValueChange, isKept: Bool)? in
      let view = change.type == nil && change.event.view == start.view ? start.view : nil
      // Other code computed the same value again.
      let isRenewed = events[body.index...].contains {
        $0.name == .wroteEqual && $0.view == view && $0.property == change.event.property
      }
      if view != nil, isRenewed { return nil }
      guard change.event.index < body.index else {
        return lastScreenShows(change.new) ? (change: change, isKept: true) : nil
      }
      if keeps(change.new, insteadOf: nil, after: action) { return (change: change, isKept: true) }
      if start.name == .taskStarted, keepsPart(of: change.new, after: action) {
        return (change: change, isKept: false)
      }
      guard let view, let name = change.event.property?.root, isRead(name, of: view) else {
        return nil
      }
      return (change: change, isKept: false)
    }
  }

  /// True if a line of the screen shows a text in a value before and after an action: `"rain"` of
  /// `Report(sky: "rain", wind: 3)`.
  fileprivate func keepsPart(of value: ValueDescription, after action: Event) -> Bool {
    value.texts.contains { keeps($0, insteadOf: nil, after: action) && lastScreenShows($0) }
  }

  /// True if the last screen of the run shows a value.
  fileprivate func lastScreenShows(_ value: ValueDescription) -> Bool {
    events.last { $0.name == .screen }?.text?.hasWord(value.shown) == true
  }

  /// The last change of each value that this task alone changed.
  fileprivate func results(of task: Event) -> [ValueChange] {
    let changes = events.compactMap(ValueChange.init)
    let own = changes.filter { causes(of: $0.event).contains { $0.index == task.index } }
    let others = Set(
      changes.filter { change in !own.contains { $0.event.index == change.event.index } }
        .map(\.key))
    return own.filter { change in
      !others.contains(change.key)
        && own.last { $0.key == change.key }?.event.index == change.event.index
    }
  }
}

extension ExaminedRun {
  /// The finding about a task that loaded a value with a state of its own view. A person then changed the
  /// state, no other code loads the value, and the screen still shows the first result.
  ///
  /// - Parameter values: The values of the view's states.
  fileprivate func findingOfChangedState(_ start: Event, values: [Event]) -> Finding? {
    guard let type = declaration(start),
      let task = source.unkeyedCode(of: type, named: "task"),
      // With another id, the task starts anew.
      source.files.allSatisfy({ $0.positions(of: [".", "id", "("]).isEmpty })
    else { return nil }
    let states = type.properties.filter {
      $0.wrapper == "@State" && !$0.isComputed && $0.observers.isEmpty && !$0.name.namesFirstValue
    }
    let changes = states.compactMap { state in
      choice(of: state, among: values, after: start).map {
        (state: state, write: $0.write, action: $0.action)
      }
    }
    guard !changes.isEmpty else { return nil }
    let functions = source.functions(calledBy: task.code)
    let own = [task.code] + functions.map(\.bodyCode)
    let results = results(of: start)
    for change in changes {
      let result = results.last { result in
        result.event.index < change.write.index && !result.property.namesFirstValue
          && (keeps(result.new, insteadOf: nil, after: change.action)
            && lastScreenShows(result.new) || keepsPart(of: result.new, after: change.action))
          && (result.type == nil ? result.event.view == start.view : true)
          && source.usesOnly(
            change.state.name, in: own, orAsText: result.type != nil, of: type)
          && source.assigns(
            result.property, from: .init(values: [change.state.name]), isLoaded: true,
            in: task.code, calling: functions)
          && source.isOnlyLoad(of: result.property, in: task.code, calling: functions)
      }
      guard let result else { continue }
      let (key, file) = (change.state.name, source.files[task.file])
      return Finding(
        .taskNotKeyed, .proved, at: file.place(task.start),
        Subject(
          view: type.name, property: key, other: result.property, new: result.new.brief,
          mayBeMeant: true),
        evidence: evidence([start, result.event, change.action, change.write]),
        fixes: [Fix(.keyTask, [task.edit(addingID: key, in: file)])])
    }
    return nil
  }

  /// The last change of a state after a task began, if a person chose another value than the task read.
  /// A text that a person types may wait for a button.
  private func choice(
    of state: PropertyDeclaration, among values: [Event], after start: Event
  ) -> (write: Event, action: Event)? {
    let values = values.filter { $0.property?.root == state.name }
    guard let first = values.last(where: { $0.index < start.index }),
      let write = values.last, write.index > start.index,
      let action = action(of: write), [.tap, .toggle, .pick].contains(action.action?.name),
      let old = first.new ?? first.value, let new = write.new, old.literal != new.literal,
      !causes(of: write).contains(where: { $0.index == start.index })
    else { return nil }
    return (write, action)
  }
}

extension ValueDescription {
  /// The texts in the literal of a value that are long enough to tell lines of a screen apart.
  fileprivate var texts: [ValueDescription] {
    let parts = literal.split(separator: "\"", omittingEmptySubsequences: false)
    let texts = parts.indices.filter { $0 % 2 == 1 }.map { parts[$0] }
    return texts.filter { $0.count > 2 && !$0.contains("\\") }.map { .literal(String($0)) }
  }
}

/// The code of a `task` or an `onAppear` without an id.
private struct UnkeyedCode {
  let file: Int
  /// The position of the word `task` or `onAppear`.
  let start: Int
  /// The braces with the code, of the closure or of the function that `onAppear` performs.
  let closure: Range<Int>

  var code: Code { Code(file: file, tokens: closure) }

  /// The edit that makes the modifier a `task(id:)`.
  func edit(addingID key: String, in file: SourceFile) -> Fix.Edit {
    let word = file.tokens[start].range
    if file[start + 1] == "(" {
      // `task(priority: .low)`
      let end = file.tokens[start + 1].range.upperBound
      return Fix.Edit(file: file.path, range: end..<end, text: "id: \(key), ")
    }
    if file[start] == "task" {
      return Fix.Edit(
        file: file.path, range: word.upperBound..<word.upperBound, text: "(id: \(key))")
    }
    return Fix.Edit(file: file.path, range: word, text: "task(id: \(key))")
  }
}

extension Declarations {
  /// True if two values of the property's type can be told apart: a type of the standard library, or a
  /// struct or an enum without functions.
  fileprivate func isComparable(_ property: PropertyDeclaration) -> Bool {
    let words = property.typeTokens.filter { $0 != "?" }
    guard words.count == 1 else { return false }
    if ["Int", "String", "Double", "Bool", "UUID", "Date", "URL"].contains(words[0]) {
      return true
    }
    guard let type = type(words[0]), ["struct", "enum"].contains(type.keyword) else { return false }
    return type.properties.allSatisfy { Set($0.typeTokens).isDisjoint(with: ["->", "-"]) }
  }

  /// The only `.task { … }` or `.onAppear { … }` of a view; nil where the view has a second one, or one
  /// with an id.
  fileprivate func unkeyedCode(of type: TypeDeclaration, named word: String) -> UnkeyedCode? {
    let calls = code(of: type).flatMap { code in
      files[code.file].positions(of: [".", word], in: code.tokens).map { (code.file, $0 + 1) }
    }
    guard calls.count == 1 else { return nil }
    let (number, start) = calls[0]
    let file = files[number]
    var brace = start + 1
    if word == "task", file[brace] == "(", file[brace + 1] == "priority",
      !(brace..<file.end(ofBracketAt: brace)).contains(where: {
        file[$0] == "id" && file[$0 + 1] == ":"
      })
    {
      brace = file.end(ofBracketAt: brace)
    }
    if file[brace] == "{" {
      return UnkeyedCode(
        file: number, start: start, closure: brace..<file.end(ofBracketAt: brace))
    }
    return function(performedAt: brace, ofFile: number, by: type).map {
      UnkeyedCode(file: number, start: start, closure: $0.body)
    }
  }

  /// The function of a view in `.onAppear(perform: load)`, if it is in the same file.
  private func function(
    performedAt open: Int, ofFile number: Int, by view: TypeDeclaration
  ) -> Function? {
    let file = files[number]
    guard file[open] == "(", file[open + 1] == "perform", file[open + 2] == ":",
      file[open + 4] == ")"
    else { return nil }
    let named = functions(ofFile: number).filter {
      $0.name == file[open + 3] && $0.type == view.name
    }
    return named.count == 1 ? named[0] : nil
  }

  /// The closure of a task, and the functions of the view among those that the closure calls.
  private func code(of task: UnkeyedCode, calling functions: [Function]) -> [Code] {
    let view = type(containing: task.start, ofFile: task.file)?.name
    return [task.code] + functions.filter { $0.type == view }.map(\.bodyCode)
  }

  /// `id` or `verb.id`: the part of a property that the code of a task reads. Nil where the code that
  /// writes the result does not read the property, or reads several parts.
  fileprivate func key(
    _ name: String, readBy task: UnkeyedCode, calling functions: [Function],
    writing result: String
  ) -> String? {
    let code = code(of: task, calling: functions)
    let writes =
      code.contains { code in code.tokens.contains { files[code.file][$0] == result } }
      || functions.contains { self.writes(to: result, in: $0.body, ofFile: $0.code.file) }
    guard writes else { return nil }
    let parts = code.flatMap { code -> [String] in
      let file = files[code.file]
      // A value that the code only prints is no result.
      let output = code.tokens.filter {
        ["print", "debugPrint"].contains(file[$0]) && file[$0 + 1] == "("
      }.map { $0..<file.end(ofBracketAt: $0 + 1) }
      return code.tokens.filter { index in
        file[index] == name && (file[index - 1] != "." || file[index - 2] == "self")
          && file[index + 1] != ":" && !output.contains { $0.contains(index) }
      }.map { index -> String in
        let member = file[index + 2]
        let isMember = file[index + 1] == "." && member.first?.isLowercase == true
        return isMember && file[index + 3] != "(" ? "\(name).\(member)" : name
      }
    }
    return Set(parts).count == 1 ? parts[0] : nil
  }

  /// True if code of a view takes the binding of a state, `$name`, or of an object's property,
  /// `$model.name`.
  fileprivate func takesBinding(of name: String, in type: TypeDeclaration) -> Bool {
    code(of: type).contains { code in
      let file = files[code.file]
      return code.tokens.contains { index in
        file[index] == name
          && (file[index - 1] == "$" || file[index - 1] == "." && file[index - 3] == "$")
      }
    }
  }

  /// True if the code of a task only copies a part of a property: `result = verb.id`.
  fileprivate func copies(
    _ key: String, to result: String, in task: UnkeyedCode, calling functions: [Function]
  ) -> Bool {
    code(of: task, calling: functions).contains { code in
      let file = files[code.file]
      return code.tokens.contains { index in
        guard file[index] == result, file[index + 1] == "=", file[index + 2] != "=" else {
          return false
        }
        let value = file.value(assignedAt: index)
        let words = value.map { file[$0] }.filter { $0 != "." && $0 != "self" }
        guard words == key.split(separator: ".").map(String.init),
          file.tokens.indices.contains(value.upperBound), file[value.upperBound] != "."
        else { return false }
        // The value has no string beside the words, as `"user \(id)"` has.
        let bytes = file.bytes(of: index..<(value.upperBound + 1))
        return file.bytes.count >= bytes.upperBound
          && !file.bytes[bytes].contains(UInt8(ascii: "\""))
      }
    }
  }
}
