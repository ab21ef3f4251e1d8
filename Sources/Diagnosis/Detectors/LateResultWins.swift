import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// Two actions requested a result, and the result of the earlier action arrived last.
  static let lateResultWins = Detector(.lateResultWins) { run in
    let late = run.events.compactMap { event -> (change: ValueChange, origin: Event)? in
      guard let change = ValueChange(event), let origin = run.origin(of: event),
        origin.time < event.time
      else { return nil }
      return (change, origin)
    }
    guard late.count > 1 else { return nil }
    return late.indices.dropFirst().compactMap { index in
      let (last, first) = late[index]
      guard let before = late[..<index].last(where: { $0.change.key == last.key }),
        before.origin.index > first.index, before.change.new != last.new,
        let requests = run.requests(first, before.origin, before: last),
        run.belongs(last, to: requests, of: before.origin)
      else { return nil }
      let type = run.type(at: first.source)
      guard !last.isNumber || run.isAssigned(last, in: type),
        !last.isGrowth
          || run.isAwaited(last, after: before.change, apartFrom: requests, in: type)
      else { return nil }
      return Finding(
        .lateResultWins, .proved,
        at: run.placeOfRequest(last, in: type) ?? run.body(of: type),
        Subject(
          view: type?.name, property: last.property, type: last.type, other: requests.1.new.brief,
          old: before.change.new.brief, new: last.new.brief),
        evidence: run.evidence([first, before.origin, before.change.event, last.event]),
        fixes: [Fix(.checkCancellation), Fix(.compareRequest)])
    }
  }
}

extension ExaminedRun {
  /// The changes of one property with which both actions say what they request.
  fileprivate func requests(
    _ first: Event, _ second: Event, before last: ValueChange
  ) -> (ValueChange, ValueChange)? {
    let own = changes(of: first)
    for request in changes(of: second) where request.key != last.key {
      guard let earlier = own.first(where: { $0.key == request.key }), earlier.new != request.new,
        !events[(request.event.index + 1)..<last.event.index].contains(where: {
          ValueChange($0)?.key == request.key
        })
      else { continue }
      return (earlier, request)
    }
    return nil
  }

  /// True if the result belongs to the later request. A number may count the changes of both
  /// requests, and a text that names the earlier request is right by itself. Such a result belongs
  /// to the later request only if one line of the screen shows both, or if a person entered the
  /// later request and the result is a text. A result that equals the earlier request belongs to
  /// the later request only if a line of the screen shows the two and nothing else: `Zoo: Atlas`.
  fileprivate func belongs(
    _ last: ValueChange, to requests: (ValueChange, ValueChange), of action: Event
  ) -> Bool {
    let (earlier, later) = requests
    let namesRequest = last.new.shown.hasWord(earlier.new.shown)
    let isRequest = last.new == earlier.new || last.new.elements == [earlier.new.literal]
    guard last.isNumber || namesRequest else { return true }
    if !last.isNumber, !isRequest, inputs.contains(where: { $0.index == action.index }) {
      return true
    }
    guard !isRequest || !last.namesLatest else { return false }
    let texts = last.new.elements?.map { ValueDescription.literal($0).shown } ?? [last.new.shown]
    let screen = events[last.event.index...].first { $0.name == .screen }?.text ?? ""
    return screen.split(separator: "\n").map(String.init).contains { line in
      line.hasWord(later.new.shown) && texts.allSatisfy(line.hasWord)
        && (!isRequest || line.words == (texts + [later.new.shown]).flatMap(\.words).sorted())
    }
  }

  /// True if all code that writes to the property assigns an awaited value, or an empty list, and
  /// the value names neither request. A list that collects the results of all requests names a
  /// request, or has the earlier list and comes from code that collects elements.
  fileprivate func isAwaited(
    _ change: ValueChange, after earlier: ValueChange,
    apartFrom requests: (ValueChange, ValueChange), in type: TypeDeclaration?
  ) -> Bool {
    guard isAssigned(change, in: type),
      let type = change.type.flatMap(source.type) ?? type,
      ![requests.0, requests.1].contains(where: { change.new.hasWord($0.new.shown) })
    else { return false }
    let values = source.code(of: type).flatMap { code in
      let file = source.files[code.file]
      return source.assignments(to: change.property, in: code).filter {
        !["var", "let", ":"].contains(file[$0 - 1])
      }.map { Code(file: code.file, tokens: file.value(assignedAt: $0)) }
    }
    let words = values.map { value in value.tokens.map { source.files[value.file][$0] } }
    guard words.contains(where: { $0.contains("await") }),
      words.allSatisfy({ $0.contains("await") || $0 == ["[", "]"] })
    else { return false }
    let names = values.reduce(into: Set()) { $0.formUnion(source.names(in: $1)) }
    return !change.keeps(earlier) || !collectsElements(codeNamed: names)
  }

  /// True if the code that these names reach adds an element to a property or a global variable.
  fileprivate func collectsElements(codeNamed names: Set<String>) -> Bool {
    let stored = Set(source.types.flatMap(\.properties).map(\.name))
      .union(source.files.flatMap(\.globalVariables))
    return reach.units(named: names).contains { unit in
      let code = reach.units[unit].code
      let file = source.files[code.file]
      return code.tokens.contains { index in
        stored.contains(file[index]) && file.addsElement(to: index)
          // A variable of this name hides the property.
          && file.positions(of: ["var", file[index]], in: code.tokens).isEmpty
      }
    }
  }

  /// True if all code that writes to the property assigns a value that does not depend on the old one.
  fileprivate func isAssigned(_ change: ValueChange, in type: TypeDeclaration?) -> Bool {
    guard let type = change.type.flatMap(source.type) ?? type else { return false }
    return source.code(of: type).allSatisfy { code in
      let file = source.files[code.file]
      return code.tokens.allSatisfy { index in
        guard file[index] == change.property, file.isWritten(at: index) else { return true }
        return file[index + 1] == "="
          && !file.value(assignedAt: index).contains { file[$0] == change.property }
      }
    }
  }

  /// The changes that an action made at once.
  fileprivate func changes(of action: Event) -> [ValueChange] {
    act(from: action).filter { $0.time == action.time }.compactMap(ValueChange.init)
  }

  /// The task in which code assigns to the property.
  fileprivate func placeOfRequest(_ change: ValueChange, in type: TypeDeclaration?) -> SourcePlace?
  {
    guard let type = change.type.flatMap(source.type) ?? type else { return nil }
    let places = source.code(of: type).flatMap { code in
      source.assignments(to: change.property, in: code).compactMap { position -> SourcePlace? in
        let file = source.files[code.file]
        let tasks = (code.tokens.lowerBound..<position).filter {
          file[$0] == "Task" && file[$0 + 1] == "{" && file.end(ofBracketAt: $0 + 1) > position
        }
        return tasks.isEmpty ? nil : file.place(position)
      }
    }
    return places.first
  }
}

extension SourceFile {
  /// True if code adds an element to the value of the name at a position: `items.append(item)`,
  /// `items[id] = item`, `items = items + [item]`.
  fileprivate func addsElement(to index: Int) -> Bool {
    if self[index + 1] == "[" {
      let end = end(ofBracketAt: index + 1)
      return self[end] == "=" && self[end + 1] != "=" || isWritten(at: end - 1)
    }
    if self[index + 1] == ".", ["formUnion", "merge", "updateValue"].contains(self[index + 2]) {
      return true
    }
    guard isWritten(at: index), self[index + 2] != "toggle" else { return false }
    return self[index + 1] != "=" || value(assignedAt: index).contains { self[$0] == self[index] }
  }
}

extension ValueChange {
  /// True if the new list has all elements of an earlier list.
  fileprivate func keeps(_ earlier: ValueChange) -> Bool {
    guard let elements = new.elements, let old = earlier.new.elements else { return false }
    return old.allSatisfy(elements.contains)
  }

  /// True if the name of the property says that the value is the latest one: `lastSaved`.
  fileprivate var namesLatest: Bool {
    ["last", "latest", "recent", "previous", "newest"].contains(property.prefix { $0.isLowercase })
  }
}

extension String {
  /// The words and numbers in the string, sorted.
  fileprivate var words: [String] {
    split { !$0.isLetter && !$0.isNumber }.map(String.init).sorted()
  }
}
