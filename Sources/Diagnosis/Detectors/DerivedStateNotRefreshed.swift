import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view computes a second state from a first one when the view appears. The first state
  /// changed, and no code computes the second state again, or the same value for the screen.
  static let derivedStateNotRefreshed = Detector(.derivedStateNotRefreshed) { run in
    let copies = run.source.computedCopies
    guard !copies.isEmpty else { return nil }
    return copies.filter { $0.object == nil }.compactMap { copy in
      let name = copy.property.name
      guard
        let made = run.events.first(where: { event in
          event.name == .wrote && event.property?.root == name
            && run.typeName(event) == copy.property.type
            && run.causes(of: event).contains { [.appeared, .taskStarted].contains($0.name) }
        }), let view = made.view,
        let change = run.events[made.index...].last(where: {
          $0.name == .wrote && $0.view == view && $0.property?.root == copy.source
        }), let action = run.action(of: change), run.isRead(name, of: view),
        run.isRead(copy.source, of: view)
          ? copy.isOnlyResult
          : run.act(from: action).contains(where: { $0.isAsBefore == true }),
        !run.events[change.index...].contains(where: {
          $0.name == .wrote && $0.view == view && $0.property?.root == name
        })
      else { return nil }
      return Finding(
        .derivedStateNotRefreshed, .proved, at: copy.place,
        Subject(
          view: copy.property.type, property: name, other: copy.source, old: change.old?.brief,
          new: change.new?.brief, mayBeMeant: run.isRead(copy.source, of: view)),
        evidence: run.evidence([made, action, change]),
        fixes: [Fix(.computeValue), Fix(.updateCopy)])
    } + copies.compactMap(run.outdatedCopy)
  }
}

extension ExaminedRun {
  /// The finding about a state computed from a property of an object: the property changed, and the view
  /// still shows the first result.
  fileprivate func outdatedCopy(_ copy: Declarations.ComputedCopy) -> Finding? {
    let name = copy.property.name
    guard let object = copy.object,
      let made = events.first(where: { event in
        event.name == .wrote && event.property?.root == name
          && typeName(event) == copy.property.type
          && causes(of: event).contains { [.appeared, .taskStarted].contains($0.name) }
      }), let value = made.new, let view = made.view, isRead(name, of: view),
      let change = events[made.index...].compactMap(ValueChange.init).last(where: {
        $0.type == object.type && $0.property == copy.source && $0.old != $0.new
      }), let action = action(of: change.event),
      keeps(value.unwrapped, insteadOf: nil, after: action),
      copy.isOnlyResult || act(from: action).contains(where: { $0.isAsBefore == true }),
      !events[made.index...].dropFirst().contains(where: { event in
        event.view == view
          && (event.name == .removed
            || [.wrote, .wroteEqual].contains(event.name) && event.property?.root == name)
      })
    else { return nil }
    return Finding(
      .derivedStateNotRefreshed, .proved, at: copy.place,
      Subject(
        view: copy.property.type, property: name, other: "\(object.name).\(copy.source)",
        old: change.old.brief, new: change.new.brief, mayBeMeant: true),
      evidence: evidence([made, action, change.event]),
      fixes: [Fix(.computeValue), Fix(.updateCopy)])
  }
}

extension ValueDescription {
  /// The value inside of an optional.
  fileprivate var unwrapped: ValueDescription {
    let text = literal
    guard text.hasPrefix("Optional("), text.hasSuffix(")") else { return self }
    return .literal(String(text.dropFirst("Optional(".count).dropLast()))
  }
}

extension ExaminedRun {
  /// True if a body reads a state of a view.
  func isRead(_ name: String, of view: Int) -> Bool {
    events.contains { event in
      guard case .noted(.read(let reads)) = event.kind else { return false }
      return reads.contains { $0.view == view && $0.property.root == name }
    }
  }
}

extension Declarations {
  fileprivate struct ComputedCopy {
    let property: PropertyDeclaration
    /// The state, or the property of an object, from which the copy is computed.
    let source: String
    /// The property that holds the object, and the object's class; nil for a state.
    var object: (name: String, type: String)?
    let place: SourcePlace?
    /// True if no other code of the view computes the same value or compares the copy with the
    /// source.
    let isOnlyResult: Bool
  }

  /// `.onAppear { shown = items.sorted() }`: a state that only one assignment writes, with an expression
  /// that computes a value from another state. Functions that no code calls do not count.
  fileprivate var computedCopies: [ComputedCopy] {
    views.flatMap { type -> [ComputedCopy] in
      let all = type.properties.filter { $0.wrapper == "@State" && !$0.isComputed }
      let objects = objects(of: type)
      let states = all.filter { state in !objects.contains { $0.name == state.name } }
      return states.compactMap { property -> ComputedCopy? in
        let writes = code(of: type).flatMap { code in
          files[code.file].writes(to: property.name, in: code.tokens).map { (code.file, $0) }
        }.filter { !isInUnusedFunction($1, ofFile: $0) }
        guard writes.count == 1, let (number, start) = writes.first else { return nil }
        let file = files[number]
        guard file[start + 1] == "=", runsOnAppear(start, ofFile: number, in: type) else {
          return nil
        }
        let value = file.value(assignedAt: start)
        let sources = states.map(\.name).filter { name in
          value.contains { file[$0] == name && file.isRead(at: $0) }
        }
        let parts = parts(of: objects, in: value, file)
        if sources.isEmpty, parts.count == 1, let part = parts.first,
          // `model.items` alone may be a draft.
          value.count > (file[value.lowerBound] == "self" ? 5 : 3)
        {
          return ComputedCopy(
            property: property, source: part.property, object: (part.object, part.type),
            place: file.place(start),
            isOnlyResult: isOnlyResult(
              Code(file: number, tokens: value), of: property, from: part.property,
              ofObject: part.object, in: type))
        }
        // A plain copy may be a draft.
        guard sources.count == 1, parts.isEmpty, sources[0] != property.name,
          value.count > (file[value.lowerBound] == "self" ? 3 : 1)
        else { return nil }
        return ComputedCopy(
          property: property, source: sources[0], place: file.place(start),
          isOnlyResult: isOnlyResult(
            Code(file: number, tokens: value), of: property, from: sources[0], in: type))
      }
    }
  }
}

/// `items` of a model: a property of an object that a view stores.
private struct ObjectPart: Hashable {
  let object: String
  let type: String
  let property: String
}

extension Declarations {
  /// The properties of a view that hold objects of the program's classes, and these classes.
  private func objects(of view: TypeDeclaration) -> [(name: String, type: String)] {
    view.properties.filter { !$0.isComputed && !$0.isStatic }.compactMap { property in
      let words =
        property.typeTokens
        + (property.initialValue.map { text($0, ofFile: property.file) } ?? [])
      guard let name = words.first, type(name)?.isClass == true else { return nil }
      return (property.name, name)
    }
  }

  /// The stored variables of these objects that a value reads.
  private func parts(
    of objects: [(name: String, type: String)], in value: Range<Int>, _ file: SourceFile
  ) -> Set<ObjectPart> {
    Set(
      value.compactMap { index -> ObjectPart? in
        guard file[index + 1] == ".", file.isRead(at: index),
          let object = objects.first(where: { $0.name == file[index] }),
          let property = property(file[index + 2], of: object.type),
          property.keyword == "var", !property.isComputed, !property.isStatic
        else { return nil }
        return ObjectPart(object: object.name, type: object.type, property: property.name)
      })
  }
}

extension Declarations {
  /// True if the code of a view computes the value of a copy only once, and no call has both the copy and
  /// its source: `Text("\(items.count - first)")` shows the change since the copy. False for one
  /// element of the source, such as `items.first`: the program may choose the element once.
  fileprivate func isOnlyResult(
    _ value: Code, of property: PropertyDeclaration, from name: String,
    ofObject object: String? = nil, in type: TypeDeclaration
  ) -> Bool {
    let words = text(value)
    let choices: Set = ["first", "last", "randomElement", "random", "shuffled"]
    guard choices.isDisjoint(with: words) else { return false }
    return code(of: type).allSatisfy { code in
      let file = files[code.file]
      let isComputedAgain = file.positions(of: words, in: code.tokens).contains {
        !value.contains($0, ofFile: code.file) && !isInUnusedFunction($0, ofFile: code.file)
      }
      let copies = code.tokens.filter {
        file[$0] == property.name && file.isRead(at: $0) && !file.isWritten(at: $0)
      }
      let sources = code.tokens.filter { index in
        guard file[index] == name else { return false }
        guard let object else { return file.isRead(at: index) }
        return file[index - 1] == "." && file[index - 2] == object
      }
      let isCompared = copies.contains { copy in
        sources.contains { source in
          let (call, other) = (file.call(around: copy), file.call(around: source))
          return call == other
            && (call != nil || file.tokens[copy].line == file.tokens[source].line)
        }
      }
      return !isComputedAgain && !isCompared
    }
  }

  /// True if code at a position is in a function that no code uses.
  fileprivate func isInUnusedFunction(_ position: Int, ofFile number: Int) -> Bool {
    guard let (name, _) = files[number].function(around: position) else { return false }
    return files.allSatisfy { file in
      file.positions(of: [name]).allSatisfy { file[$0 - 1] == "func" }
    }
  }

  /// True if code runs once when a view appears, and at no other time: in a closure of `onAppear`
  /// or `task`, or in a function that only such code calls.
  private func runsOnAppear(
    _ position: Int, ofFile number: Int, in type: TypeDeclaration
  ) -> Bool {
    func isInClosure(_ file: Int, _ position: Int) -> Bool {
      code(of: type).contains { code in
        code.file == file
          && files[file].appearClosures(in: code.tokens).contains {
            $0.contains(position) && files[file].runsOnce(position, in: $0)
          }
      }
    }
    if isInClosure(number, position) { return true }
    guard let (name, body) = files[number].function(around: position),
      files[number].runsOnce(position, in: body)
    else { return false }
    let uses = code(of: type).flatMap { code in
      files[code.file].positions(of: [name], in: code.tokens).filter {
        files[code.file][$0 - 1] != "func"
      }.map { (code.file, $0) }
    }
    return !uses.isEmpty
      && uses.allSatisfy { file, use in
        files[file].isArgumentOfOnAppear(at: use) || isInClosure(file, use)
      }
  }
}

extension SourceFile {
  /// `.onAppear(perform: update)`
  fileprivate func isArgumentOfOnAppear(at index: Int) -> Bool {
    [self[index - 4], self[index - 3], self[index - 2], self[index - 1], self[index + 1]]
      == ["onAppear", "(", "perform", ":", ")"]
  }

  /// The name and the body of the function whose body contains the token at a position.
  fileprivate func function(around position: Int) -> (name: String, body: Range<Int>)? {
    guard let start = positions(of: ["func"], in: 0..<position).last,
      let brace = (start..<position).first(where: { self[$0] == "{" }),
      end(ofBracketAt: brace) > position
    else { return nil }
    return (self[start + 1], brace..<end(ofBracketAt: brace))
  }

  /// The opening parenthesis of the outermost call around a position, inside the innermost braces.
  fileprivate func call(around position: Int) -> Int? {
    openBrackets(around: position).last { self[$0] == "(" }
  }

  /// True if each run of a block runs the code at a position at most once: the code is in no loop and in
  /// no other closure that may run again, such as the closure of a `sink`.
  fileprivate func runsOnce(_ position: Int, in block: Range<Int>) -> Bool {
    block.dropFirst().allSatisfy { brace in
      guard self[brace] == "{", brace < position, end(ofBracketAt: brace) > position else {
        return true
      }
      var head = brace
      while head - 1 > block.lowerBound, tokens[head - 1].line == tokens[brace].line,
        !["{", "}", ";"].contains(self[head - 1])
      {
        head -= 1
      }
      return ["if", "else", "guard", "do", "withAnimation", "Task"].contains(self[head])
    }
  }

  /// The positions at which code assigns to a property, changes its value, or takes its binding.
  fileprivate func writes(to name: String, in range: Range<Int>) -> [Int] {
    positions(of: [name], in: range).filter {
      (isWritten(at: $0) || self[$0 - 1] == "$") && !["var", "let"].contains(self[$0 - 1])
    }
  }

  /// The closures of `onAppear` and `task`.
  fileprivate func appearClosures(in range: Range<Int>) -> [Range<Int>] {
    ["onAppear", "task"].flatMap { positions(of: [".", $0, "{"], in: range) }
      .map { ($0 + 2)..<end(ofBracketAt: $0 + 2) }
  }
}
