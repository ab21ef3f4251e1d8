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
    return appearances.keys.sorted().compactMap { view in
      guard let events = appearances[view] else { return nil }
      let growths = events.compactMap { appeared in
        run.events.first { event in
          event.index > appeared.index
            && run.causes(of: event).contains { $0.index == appeared.index }
            && event.growth != nil
        }.map { (appeared, $0) }
      }
      guard growths.count > 1, let first = growths[0].1.growth,
        let again = growths.dropFirst().first(where: {
          $0.1.growth?.added == first.added
            // A list that was emptied before has the elements once.
            && $0.1.growth?.known.hasWord(first.added) == true && $0.1.name == growths[0].1.name
            && $0.1.property == growths[0].1.property
            && $0.1.changes?.first?.property == growths[0].1.changes?.first?.property
        }), let growth = again.1.growth
      else { return nil }
      let type = run.declaration(again.0)
      let place =
        run.place(again.0.source)
        ?? type.flatMap { run.source.positions(of: [".", "onAppear"], in: $0).first }
      return Finding(
        .onAppearRunsAgain, .proved, at: place ?? run.body(of: type),
        Subject(
          view: run.typeName(again.0),
          property: again.1.property?.description ?? again.1.change?.property
            ?? again.1.changes?.first?.property,
          old: growth.old, new: growth.new),
        evidence: run.evidence([
          growths[0].0, growths[0].1, run.action(of: again.0), again.0, again.1,
        ]),
        fixes: [Fix(.guardAppear)], occurrences: growths.count - 1)
    }
  }
}

extension Event {
  /// The elements that a write added at the end of a list, and the elements before, both without ids of
  /// their own; the literals of both lists.
  fileprivate var growth: (added: String, known: String, old: String, new: String)? {
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
    return (
      String(added.dropLast()).withoutOwnIDs, String(begin.dropFirst()).withoutOwnIDs, old.literal,
      new.literal
    )
  }
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
