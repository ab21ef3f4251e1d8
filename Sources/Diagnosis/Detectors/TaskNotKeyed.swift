import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A task read a property of the view and wrote a value. The parent then passed another value of the
  /// property, no task started, and the screen still shows the first result.
  static let taskNotKeyed = Detector(.taskNotKeyed) { run in
    let tasks = run.events.filter { $0.name == .taskStarted }
    guard !tasks.isEmpty else { return nil }
    return tasks.compactMap { task -> Finding? in
      guard let type = run.declaration(task),
        tasks.count(where: { $0.view == task.view }) == 1,
        let body = run.events[task.index...].last(where: {
          $0.name == .body && $0.view == task.view && !$0.differingValues.isEmpty
        }),
        let call = run.source.unkeyedTask(of: type), let action = run.action(of: body)
      else { return nil }
      let results = run.results(of: task).filter { change in
        change.event.index < body.index
          ? run.keeps(change.new, insteadOf: nil, after: action)
          : run.lastScreenShows(change.new)
      }
      let properties = body.differingValues.compactMap {
        run.source.property($0.root, of: type.name)
      }.filter {
        $0.wrapper == nil && !$0.isComputed && $0.initialValue == nil && run.source.isComparable($0)
      }
      guard let result = results.last,
        let key = properties.lazy.compactMap({
          run.source.key($0.name, readBy: call, writing: result.property)
        }).first
      else { return nil }
      let file = run.source.files[call.file]
      let end = file.tokens[call.start].range.upperBound
      return Finding(
        .taskNotKeyed, .proved, at: file.place(call.start),
        Subject(
          view: type.name, property: key, other: result.property, new: result.new.brief),
        evidence: run.evidence([task, result.event, action, body]),
        fixes: [
          Fix(.keyTask, [Fix.Edit(file: file.path, range: end..<end, text: "(id: \(key))")])
        ])
    }
  }
}

extension ExaminedRun {
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

  /// The only `.task { … }` of a view, from the word `task` to the closing brace; nil where the view
  /// has a task with an id or a second one.
  fileprivate func unkeyedTask(of type: TypeDeclaration) -> Call? {
    let calls = code(of: type).flatMap { code in
      files[code.file].positions(of: [".", "task"], in: code.tokens).map { (code.file, $0 + 1) }
    }
    guard calls.count == 1, files[calls[0].0][calls[0].1 + 1] == "{" else { return nil }
    let (file, start) = calls[0]
    return Call(file: file, start: start, end: files[file].end(ofBracketAt: start + 1))
  }

  /// `id` or `verb.id`: the part of a property that the code of a task reads. Nil where the code that
  /// writes the result does not read the property, or reads several parts.
  fileprivate func key(_ name: String, readBy task: Call, writing result: String) -> String? {
    let file = files[task.file]
    let own = (task.start + 2)..<(task.end - 1)
    // The closure, and the functions of the type that the closure calls.
    let type = type(containing: task.start, ofFile: task.file)
    let functions = (type.map(code) ?? []).filter { $0.file == task.file }.flatMap { code in
      file.positions(of: ["func"], in: code.tokens).filter { start in
        own.contains { file[$0] == file[start + 1] && file[$0 + 1] == "(" }
      }.compactMap { start -> Range<Int>? in
        guard let brace = (start..<code.tokens.upperBound).first(where: { file[$0] == "{" }) else {
          return nil
        }
        return brace..<file.end(ofBracketAt: brace)
      }
    }
    let code = [own] + functions
    guard code.contains(where: { $0.contains { file[$0] == result } }) else { return nil }
    let parts = code.flatMap { range in
      range.filter { index in
        file[index] == name && (file[index - 1] != "." || file[index - 2] == "self")
          && file[index + 1] != ":"
      }.map { index -> String in
        let member = file[index + 2]
        let isMember = file[index + 1] == "." && member.first?.isLowercase == true
        return isMember && file[index + 3] != "(" ? "\(name).\(member)" : name
      }
    }
    return Set(parts).count == 1 ? parts[0] : nil
  }
}
