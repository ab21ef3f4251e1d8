import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view with state left one branch of an `if`, or one `AnyView`, and a view of the same type
  /// came in the other.
  static let branchResetsState = Detector(.branchResetsState) { run in
    let erases = !run.source.calls(of: "AnyView").isEmpty
    let removals = run.events.filter { event in
      event.name == .removed
        && run.view(event).map { run.hasBranch($0) || erases && run.isErased($0) } == true
    }
    guard !removals.isEmpty else { return nil }
    return removals.compactMap { removed in
      guard let old = run.view(removed), let action = run.action(of: removed),
        let mounted = run.act(from: action).first(where: { event in
          event.name == .body && event.count == 1 && event.view != removed.view
            && run.view(event).map { run.isSibling($0, of: old) } == true
        })
      else { return nil }
      let losses = run.losses(of: removed, mountedAs: mounted, in: action)
      guard let first = losses.first else { return nil }
      let parent = run.parent(of: removed)?.type.baseName
      let type = parent.flatMap(run.source.type)
      let all = run.playedCalls(of: old.type.baseName)
      let calls = all.filter { call in
        type.map(run.source.code)?.contains {
          $0.contains(call.start, ofFile: call.file)
        } == true
      }
      // Two views with other arguments are meant to be two.
      guard Set((calls.isEmpty ? all : calls).map(run.source.text)).count == 1 else { return nil }
      let branch =
        [1, 2].contains(calls.count) ? run.source.files[calls[0].file].place(calls[0].start) : nil
      // A value that the view itself computes again when it appears is not lost.
      let isRestored = losses.allSatisfy { run.restores($0, in: mounted, during: action) }
      return Finding(
        .branchResetsState, isRestored ? .suspected : .proved, at: branch ?? run.body(of: type),
        Subject(
          view: old.type.baseName, property: first.property.description,
          other: parent, old: first.value.brief, new: first.stored.value?.brief,
          lost: losses.map {
            Subject.LostValue(property: $0.property.description, value: $0.value.brief)
          }),
        evidence: run.evidence(
          losses.prefix(2).map(\.write) + [action, first.stored, removed]),
        fixes: [
          run.source.conditionInArgument(calls.isEmpty ? all : calls),
          Fix(run.holdsObject(first.stored) ? .hoistState : .hoistValue),
        ])
    }
  }
}

extension Declarations {
  /// The text of a call, with its strings.
  fileprivate func text(_ call: Call) -> String {
    files[call.file].text(of: call.start..<call.end)
  }
}

extension Declarations {
  /// `if isDim { Player().opacity(0.5) } else { Player() }` becomes
  /// `Player().opacity(isDim ? 0.5 : 1)`, if the branches differ by a modifier with an argument that has
  /// no effect.
  fileprivate func conditionInArgument(_ calls: [Call]) -> Fix {
    // Branches without a modifier differ in the containers around the view.
    guard calls.contains(where: { files[$0.file][$0.end] == "." }) else {
      return Fix(.viewOutsideBranch)
    }
    guard calls.count == 2, calls[0].file == calls[1].file else { return Fix(.conditionInArgument) }
    let file = files[calls[0].file]
    guard let branches = file.branches(beginningAt: calls[0].start, calls[1].start),
      let condition = file.condition(before: calls[0].start - 1)
    else { return Fix(.conditionInArgument) }
    let tails = [calls[0].end..<branches.first, calls[1].end..<branches.second]
    guard let tail = tails.first(where: { !$0.isEmpty }), tails.contains(where: \.isEmpty),
      tail.count > 4, file[tail.lowerBound] == ".", file[tail.lowerBound + 2] == "(",
      file.end(ofBracketAt: tail.lowerBound + 2) == tail.upperBound,
      // A second argument would be inside the condition.
      file.arguments(ofBracketAt: tail.lowerBound + 2) == 1,
      let inert = Self.inertArguments[file[tail.lowerBound + 1]]
    else { return Fix(.conditionInArgument) }
    let isLabeled = file[tail.lowerBound + 4] == ":"
    let start = tail.lowerBound + (isLabeled ? 5 : 3)
    let value = file.text(of: start..<(tail.upperBound - 1))
    let values = tail == tails[0] ? "\(value) : \(inert)" : "\(inert) : \(value)"
    let text =
      file.text(of: calls[0].start..<calls[0].end) + file.text(of: tail.lowerBound..<start)
      + (isLabeled ? " " : "") + "\(file.text(of: condition)) ? \(values))"
    let range = file.bytes(of: (condition.lowerBound - 1)..<(branches.second + 1))
    return Fix(.conditionInArgument, [Fix.Edit(file: file.path, range: range, text: text)])
  }

  /// The arguments with which a modifier has no effect.
  private static let inertArguments = [
    "opacity": "1", "disabled": "false", "blur": "0", "scaleEffect": "1", "grayscale": "0",
    "brightness": "0", "bold": "false", "italic": "false", "redacted": "[]",
  ]
}

extension SourceFile {
  /// The closing braces of the branches of an `if` and its `else` whose contents begin at these positions.
  fileprivate func branches(
    beginningAt first: Int, _ second: Int
  ) -> (first: Int, second: Int)? {
    guard self[first - 1] == "{" else { return nil }
    let end = end(ofBracketAt: first - 1)
    guard self[end] == "else", self[end + 1] == "{", end + 2 == second else { return nil }
    return (end - 1, self.end(ofBracketAt: end + 1) - 1)
  }

  /// The number of arguments between parentheses that are not empty.
  fileprivate func arguments(ofBracketAt open: Int) -> Int {
    var (count, index) = (1, open + 1)
    while index < end(ofBracketAt: open) - 1 {
      if self[index] == "," { count += 1 }
      index = ["(", "[", "{"].contains(self[index]) ? end(ofBracketAt: index) : index + 1
    }
    return count
  }

  /// The condition of an `if` whose block begins at a position: one expression without a binding. Nil
  /// for an `else if`.
  fileprivate func condition(before brace: Int) -> Range<Int>? {
    let stops: Set = ["{", "}", "let", "var", "case", ",", ";", "else", "switch"]
    var start = brace
    while start > 0, self[start - 1] != "if" {
      if stops.contains(self[start - 1]) { return nil }
      start -= 1
    }
    // The block of an `else if` needs the braces that the edit removes.
    let isElse = start > 1 && self[start - 2] == "else"
    return start > 0 && start < brace && !isElse ? start..<brace : nil
  }
}

extension ExaminedRun {
  fileprivate struct Loss {
    let write: Event
    let property: PropertyPath
    let value: ValueDescription
    /// The initial value in the other branch.
    let stored: Event
  }

  /// The states of a removed view whose last values the view in the other branch does not have.
  fileprivate func losses(
    of removed: Event, mountedAs mounted: Event, in action: Event
  ) -> [Loss] {
    var losses: [Loss] = []
    for event in events[..<removed.index].reversed() where event.view == removed.view {
      if event.name == .removed { break }
      guard case .wrote(let property, _, let value) = event.kind,
        !losses.contains(where: { $0.property == property }),
        let stored = events[action.index...].first(where: {
          $0.name == .stored && $0.view == mounted.view && $0.property == property
        })
      else { continue }
      losses.insert(Loss(write: event, property: property, value: value, stored: stored), at: 0)
    }
    return losses.filter { $0.stored.value != $0.value }
  }

  /// True if the view in the other branch gets the lost value again, in `onAppear` or a task: by a
  /// write that the same action causes.
  fileprivate func restores(_ loss: Loss, in mounted: Event, during action: Event) -> Bool {
    let writes = events[action.index...].filter { event in
      event.name == .wrote && event.view == mounted.view && event.property == loss.property
    }
    if let last = writes.last(where: { self.action(of: $0)?.index == action.index }) {
      return last.new == loss.value
    }
    return writes.contains { $0.new == loss.value && origin(of: $0)?.index == action.index }
  }

  /// True if a state or a state object holds an instance of a class.
  fileprivate func holdsObject(_ stored: Event) -> Bool {
    property(stored)?.wrapper == "@StateObject"
      || stored.value.flatMap { source.type($0.typeName) }?.isClass == true
  }

  fileprivate func hasBranch(_ view: ViewIdentity) -> Bool { !branches(view).isEmpty }

  /// True if two calls create the view, in the code of its parent, and both are arguments of `AnyView`:
  /// another type inside `AnyView` is another identity.
  fileprivate func isErased(_ view: ViewIdentity) -> Bool {
    guard let parent = programParent(view).flatMap({ source.type(views[$0].type.baseName) }) else {
      return false
    }
    let codes = source.code(of: parent)
    let calls = source.calls(of: view.type.baseName).filter { call in
      codes.contains { $0.contains(call.start, ofFile: call.file) }
    }
    let erased = source.calls(of: "AnyView")
    return calls.count == 2
      && calls.allSatisfy { call in
        erased.contains { $0.file == call.file && ($0.start..<$0.end).contains(call.start) }
      }
  }

  /// True if two views of one type differ in the branches around them, and not in their ids. A branch
  /// may wrap its view in containers of the laboratory.
  fileprivate func isSibling(_ view: ViewIdentity, of other: ViewIdentity) -> Bool {
    guard view.type == other.type, programParent(view) == programParent(other),
      ids(view) == ids(other)
    else { return false }
    return hasBranch(view) && branches(view) != branches(other) || isErased(view)
  }

  /// The number of the nearest ancestor that the program declares.
  func programParent(_ view: ViewIdentity) -> Int? {
    views.ancestors(of: view.id).first { !views[$0].type.isBuiltIn }
  }

  /// The keys of a view and of the containers of the laboratory around the view.
  func keys(_ view: ViewIdentity) -> [ViewIdentity.Key] {
    let containers = views.ancestors(of: view.id).prefix { views[$0].type.isBuiltIn }
    return containers.reversed().flatMap { views[$0].keys } + view.keys
  }

  private func branches(_ view: ViewIdentity) -> [Bool] {
    keys(view).compactMap { if case .branch(let isFirst) = $0 { isFirst } else { nil } }
  }

  /// The ids of rows and of `id(_:)`: a view with another id is meant to be another one.
  private func ids(_ view: ViewIdentity) -> [String] {
    keys(view).compactMap { key in
      switch key {
      case .explicit(let id), .element(let id, _, _, _): id
      case .position, .branch, .host: nil
      }
    }
  }
}
