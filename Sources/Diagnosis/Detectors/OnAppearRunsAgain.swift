import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view appeared a second time with the state that it kept, and its closure added the same
  /// elements once more.
  static let onAppearRunsAgain = Detector(.onAppearRunsAgain) { run in
    let appearances = Dictionary(
      grouping: run.events.filter { $0.name == .appeared || $0.name == .taskStarted }
    ) { $0.view ?? -1 }.filter { $0.value.count > 1 }
    guard !appearances.isEmpty else { return nil }
    let subscriptions = appearances.keys.sorted().compactMap { view in
      run.repeatedSubscription(appearances[view] ?? [])
    }
    return subscriptions
      + appearances.keys.sorted().compactMap { view -> Finding? in
        guard let events = appearances[view] else { return nil }
        let growths = events.compactMap { appeared in
          run.events.first { event in
            event.index > appeared.index
              && run.causes(of: event).contains { $0.index == appeared.index }
              && event.growth != nil
          }.map { (appeared, $0) }
        }
        guard growths.count > 1, let first = growths[0].1.growth else { return nil }
        let later = growths.dropFirst().filter {
          // A list that was emptied before has the elements once.
          $0.1.growth?.known.hasWord(first.added) == true && $0.1.name == growths[0].1.name
            && $0.1.property == growths[0].1.property
            && $0.1.changes?.first?.property == growths[0].1.changes?.first?.property
        }
        let same = later.first { $0.1.growth?.added == first.added }
        let place = run.modifier(of: growths[0].0)
        // Other elements may be the next page, or elements that are new since the last load.
        guard
          let again = same
            ?? later.first(where: { !run.isKeyed(place) && $0.1.adds(like: first, since: $0.0) }),
          let growth = again.1.growth
        else { return nil }
        // One more element each time may be a record of the appearances.
        let isRecord = first.count == 1 && again.0.name == .appeared
        return Finding(
          .onAppearRunsAgain, same == nil || isRecord ? .suspected : .proved,
          at: place.flatMap { run.source.files[$0.file].place($0.start) }
            ?? run.body(of: run.declaration(again.0)),
          Subject(
            view: run.typeName(again.0),
            property: again.1.property?.description ?? again.1.change?.property
              ?? again.1.changes?.first?.property,
            type: again.0.name == .taskStarted ? "task" : nil, old: growth.old, new: growth.new),
          evidence: run.evidence([
            growths[0].0, growths[0].1, run.action(of: again.0), again.0, again.1,
          ]),
          fixes: [Fix(.guardAppear)], occurrences: growths.count - 1)
      }
  }
}

extension ExaminedRun {
  /// The closure subscribed again and kept the earlier subscription: one value now changes a property
  /// once for each appearance.
  fileprivate func repeatedSubscription(_ appearances: [Event]) -> Finding? {
    guard appearances.count > 1, let modifier = modifier(of: appearances[0]), !isKeyed(modifier)
    else { return nil }
    let end = source.files[modifier.file].endOfCall(at: modifier.start)
    let closure = Code(file: modifier.file, tokens: modifier.start..<end)
    let reached = reach.units(named: source.names(in: closure)).sorted()
    let codes = [closure] + reached.map { reach.units[$0].code }
    for property in codes.flatMap(propertiesOfKeptSinks) {
      for action in actions.map({ events[$0] }) where !action.isWait {
        let act = act(from: action)
        let earlier = appearances.count(where: { $0.index < action.index })
        guard earlier > 1,
          !act.contains(where: { event in
            appearances.contains { $0.index == event.index }
          })
        else { continue }
        let changes = act.filter {
          let change = ValueChange($0)
          return change?.property == property.name && change?.type == property.type
        }
        guard changes.count == earlier, Set(changes.compactMap { ValueChange($0)?.key }).count == 1
        else { continue }
        return Finding(
          .onAppearRunsAgain, .proved, at: source.files[modifier.file].place(modifier.start),
          Subject(
            view: typeName(appearances[0]), property: property.name,
            type: appearances[0].name == .taskStarted ? "task" : nil, other: "subscription",
            new: "\(earlier)"),
          evidence: evidence(
            [appearances[0], appearances[1], action] + changes.prefix(2).map { $0 }),
          fixes: [Fix(.guardAppear)])
      }
    }
    return nil
  }

  /// The properties that only the closure of a `sink` with `store(in:)` changes, in code without a
  /// condition, if the program sends values at one place.
  private func propertiesOfKeptSinks(in code: Code) -> [PropertyDeclaration] {
    let file = source.files[code.file]
    let sends = source.files.reduce(0) { count, file in
      count + file.positions(of: [".", "send", "("]).count
        + file.positions(of: [".", "post", "("]).count
    }
    guard sends == 1,
      Set(source.text(code)).isDisjoint(with: ["if", "guard", "removeAll", "for", "while"])
    else { return [] }
    return file.positions(of: [".", "sink"], in: code.tokens).flatMap {
      start -> [PropertyDeclaration] in
      let end = file.endOfCall(at: start)
      guard file[end] == ".", file[end + 1] == "store",
        let owner = source.type(containing: start, ofFile: code.file), owner.isClass
      else { return [] }
      return (start..<end).filter { file.isWritten(at: $0) }.compactMap {
        position -> PropertyDeclaration? in
        let name = file[position]
        let writes = source.files.indices.reduce(0) { count, number in
          count
            + source.files[number].positions(of: [name]).count(where: {
              source.writes(to: name, in: $0..<($0 + 1), ofFile: number)
            })
        }
        return writes == 1 ? source.property(name, of: owner.name) : nil
      }
    }
  }

  /// The modifier whose closure ran, by the position of its dot: in the line of the closure, or the
  /// first one of the view if the line is not known.
  fileprivate func modifier(of appeared: Event) -> (file: Int, start: Int)? {
    let names: Set = appeared.name == .taskStarted ? ["task"] : ["onAppear"]
    func modifiers(in tokens: Range<Int>, of number: Int) -> [(file: Int, start: Int)] {
      let file = source.files[number]
      return tokens.filter { file[$0] == "." && names.contains(file[$0 + 1]) }
        .map { (number, $0) }
    }
    if let location = appeared.source,
      let number = source.files.firstIndex(where: { $0.name == location.file })
    {
      let file = source.files[number]
      let line = file.tokens.indices.filter { file.tokens[$0].line == location.line }
      guard let first = line.first, let last = line.last else { return nil }
      // Where a function or a style adds the closure, the line may name no modifier.
      return modifiers(in: first..<(last + 1), of: number).first ?? (number, first)
    }
    guard let type = declaration(appeared) else { return nil }
    return source.code(of: type).flatMap { modifiers(in: $0.tokens, of: $0.file) }.first
  }

  /// `.task(id: page) { … }`: the task starts again because its id has changed.
  fileprivate func isKeyed(_ modifier: (file: Int, start: Int)?) -> Bool {
    guard let modifier else { return true }
    let file = source.files[modifier.file]
    guard file[modifier.start + 2] == "(" else { return false }
    let end = file.end(ofBracketAt: modifier.start + 2)
    return !file.positions(of: ["id", ":"], in: modifier.start..<end).isEmpty
  }
}

extension Event {
  /// The elements that a write added at the end of a list, and the elements before, both without ids of
  /// their own; the literals of both lists.
  fileprivate var growth: Growth? {
    let change: (ValueDescription, ValueDescription)? =
      switch kind {
      case .wrote(_, let old, let new): (old, new)
      case .willChange(_, _, let change?, _): (change.old, change.new)
      case .observed(let changes) where changes.count == 1: (changes[0].old, changes[0].new)
      default: nil
      }
    guard let (old, new) = change, old.literal.hasPrefix("["), old.literal.hasSuffix("]") else {
      return nil
    }
    let begin = old.literal.dropLast()
    guard new.literal.hasPrefix(begin), new.literal != old.literal else { return nil }
    var added = new.literal.dropFirst(begin.count)
    if added.hasPrefix(", ") { added = added.dropFirst(2) }
    return Growth(
      added: String(added.dropLast()).withoutOwnIDs,
      known: String(begin.dropFirst()).withoutOwnIDs, old: old.literal, new: new.literal)
  }

  /// True if the write adds as many elements as the first load, and loads them: several at once, or
  /// one after a wait. One element at once may be a record of the appearance.
  fileprivate func adds(like first: Growth, since appeared: Event) -> Bool {
    guard let count = growth?.count, count == first.count else { return false }
    return count > 1 || code == .task && time > appeared.time
  }
}

private struct Growth {
  let added: String
  let known: String
  let old: String
  let new: String

  /// The number of the added elements.
  var count: Int { "[\(added)]".literalElements?.count ?? 0 }
}

extension String {
  /// The elements of a list without the ids that tell equal elements apart: `let id = UUID()` beside
  /// other fields.
  fileprivate var withoutOwnIDs: String {
    guard let elements = "[\(self)]".literalElements else { return self }
    return elements.map { element in
      let fields = ValueDescription.literal(element).fields
      let others = fields.filter { $0.name != "id" || !$0.value.literal.isUUID }
      guard !others.isEmpty, others.count < fields.count else { return element }
      let values = others.map { "\($0.name): \($0.value.literal)" }.joined(separator: ", ")
      return String(element.prefix { $0 != "(" }) + "(\(values))"
    }.joined(separator: ", ")
  }

  private var isUUID: Bool {
    wholeMatch(of: /[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/) != nil
  }
}
