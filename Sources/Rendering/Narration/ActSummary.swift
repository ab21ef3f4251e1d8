import Replay
import StateLabCore

/// The outcome of an action in few lines: the changed values, the bodies that ran, and the change of
/// the screen. The machinery between them, such as the updates of controls, is left out. Letters that
/// are typed into one field are one action.
package struct ActSummary: Hashable {
  package let title: String?
  package private(set) var values: [Change] = []
  /// The views whose bodies ran, in the order of their first body, and how often.
  package private(set) var bodies: [Count] = []
  /// The controls that read their bindings again.
  package private(set) var redrawn: [String] = []
  /// The printed lines, the reports of the runtime, and the writes without effect.
  package private(set) var notes: [Note] = []
  /// The removed views, and their numbers. The name of a type represents several views of the type.
  package private(set) var removed: [Count] = []
  package let silence: String?
  package let staleness: Sentence?
  /// The looks that no line of the screen shows, with other values than before.
  package private(set) var looks: [Event.LookChange] = []
  /// The change of the screen; nil where the act has no screen.
  package let screen: LineDiff?
  /// True if another page or presentation is in front. A line that both screens have then belongs to
  /// another view, and a comparison of the lines would hide the change.
  package private(set) var showsOtherPage = false

  /// A property with another value.
  package struct Change: Hashable {
    package fileprivate(set) var name: String
    package fileprivate(set) var value: ToldChange
    /// The change in words: `2 → 3`.
    package fileprivate(set) var text = ""
    /// The property with this part, and the change of its whole value.
    fileprivate let property: String
    fileprivate var whole: ToldChange
    /// True if SwiftUI found the value different, and the text does not show the difference.
    package fileprivate(set) var isUnseen = false
    /// True if no view's last body read the property of an `@Observable` object.
    package fileprivate(set) var isUnread = false
    /// True if a `@Published` property sent no `objectWillChange`.
    package fileprivate(set) var isUnsent = false

    /// The name of the array whose count this is.
    fileprivate let array: String?

    fileprivate init(
      _ name: String, _ value: ToldChange, in whole: ToldChange, of property: String,
      array: String? = nil
    ) {
      (self.name, self.value) = (name, value)
      (self.property, self.whole) = (property, whole)
      self.array = array
    }

    /// Puts the change into words. Elements that moved or were exchanged are a change of the array, and not
    /// of its count.
    fileprivate mutating func tell(by words: ElementWords) {
      text = value.text(words)
      switch value.elements?.outcome {
      case .same, .count, nil: break
      case .exchanged, .moved, .swapped, .reordered: name = array ?? name
      }
    }

    /// True if the value had other values during the action.
    package fileprivate(set) var hadOthers = false

    /// True if the text of the value is the same as before the action.
    package var isAsBefore: Bool { value.isAsBefore }
  }

  package struct Note: Hashable {
    package fileprivate(set) var sentence: Sentence
    /// The number of other views of the type with the same fact, such as the rows of a list.
    package var others: Int { max(0, views.count - 1) }
    fileprivate var views: Set<Int> = []
    /// The fact of a note that represents several views of the type.
    fileprivate var fact: Fact?
    /// The property of a write of an equal value.
    fileprivate var equalProperty: String?

    fileprivate struct Fact: Hashable {
      let type: TypeIdentity?
      let property: PropertyPath?
    }
  }

  package struct Count: Hashable {
    package let view: String
    fileprivate let type: String
    package fileprivate(set) var count: Int
  }

  /// - Parameters:
  ///   - acts: One act, or several letters typed into one field.
  ///   - previous: The lines of the screen before.
  ///   - isMeant: Whether the events of a view belong to the summary.
  package init(
    _ acts: [Act], after previous: [String], by narrator: Narrator,
    isMeant: (RecordedView) -> Bool = { _ in true }
  ) {
    let timeline = narrator.timeline
    title = narrator.title(of: acts.compactMap { $0.action.map { timeline.events[$0] } })
    let silences = acts.map { narrator.silence(after: $0)?.line }
    silence = silences.contains(nil) ? nil : silences.last ?? nil
    let last = acts.last { $0.screen != nil }?.screen
    let lines = last?.lines.map(\.text)
    screen = lines.map { LineDiff(fromScreen: previous, to: $0) }
    staleness = last?.staleness.map { narrator.staleness(of: lines ?? [], insteadOf: $0.lines) }
    for step in acts.flatMap(\.steps) {
      let event = timeline.events[step.event]
      if let view = timeline.view(of: event), !isMeant(view) { continue }
      add(event, by: narrator)
    }
    mergeParts()
    removeCoveredValues()
    removeEqualWrites()
    for index in values.indices { values[index].tell(by: narrator.language.elements) }
    // An initial value that is evaluated again, or another look, has no line in a run.
    var looks = LookChanges()
    var shown = previous
    for act in acts {
      if let lines = act.screen?.lines.map(\.text) {
        looks.rename(from: shown, to: lines)
        shown = lines
      }
      var changed: [(view: Int?, change: Event.LookChange)] = []
      let start = act.action.map { $0 + 1 } ?? 0
      for event in timeline.events.dropFirst(start).prefix(while: { !$0.isAction }) {
        if event.note == .pageChanged { showsOtherPage = true }
        guard let note = event.note, timeline.view(of: event).map(isMeant) ?? true else { continue }
        switch note {
        case .initialIgnored: addIgnored(event, by: narrator)
        case .lookChanged(let change): changed.append((event.view, change))
        default: break
        }
      }
      looks.add(changed)
    }
    self.looks = looks.looks
  }

  /// One line for a property that changed both in parts and as a whole: its value before the first and
  /// after the last change.
  private mutating func mergeParts() {
    var wholes: Set<String> = []
    for index in values.indices
    where values[index].name == values[index].property
      && values[index].whole.old != values[index].whole.new
    {
      values[index].value = values[index].whole
      wholes.insert(values[index].name)
    }
    values.removeAll { $0.name != $0.property && wholes.contains($0.property) }
  }

  /// Removes each value with an unchanged text if the summary has a changed part of the value: the
  /// line of the part is enough.
  private mutating func removeCoveredValues() {
    let names = values.filter { !$0.isAsBefore }.map(\.name)
    values.removeAll { change in
      let name = change.array ?? change.name
      return change.isAsBefore
        && names.contains { $0.hasPrefix("\(name).") || $0.hasPrefix("\(name)[") }
    }
  }

  private mutating func add(_ event: Event, by narrator: Narrator) {
    switch event.name {
    case .willChange where event.change == nil: add(narrator.sentence(for: event))
    case .wrote, .willChange, .observed:
      for var change in narrator.changes(of: event) {
        change.isUnread = event.isUnread
        change.isUnsent = event.change?.isUnsent == true
        add(change)
      }
    case .body:
      let view = narrator.timeline.view(of: event)?.type.baseName ?? ""
      if let index = bodies.firstIndex(where: { $0.view == view }) {
        bodies[index].count += 1
      } else {
        bodies.append(Count(view: view, type: view, count: 1))
      }
    case .redrawn:
      let name = narrator.facts(of: event).view
      if !redrawn.contains(name) { redrawn.append(name) }
    case .wroteEqual: addEqual(event, by: narrator)
    case .removed: addRemoved(event, by: narrator)
    case .printed, .warning, .stopped, .stillChanging, .writeIgnored:
      add(narrator.sentence(for: event))
    default: break
    }
  }

  private mutating func add(_ sentence: Sentence) { notes.append(Note(sentence: sentence)) }

  /// Of several writes of equal values to a property, the last one is named.
  private mutating func addEqual(_ event: Event, by narrator: Narrator) {
    let facts = narrator.facts(of: event)
    let property = facts.property + facts.here
    notes.removeAll { $0.equalProperty == property }
    notes.append(Note(sentence: narrator.sentence(for: event), equalProperty: property))
  }

  /// Removes the equal writes of the properties with a change: the summary shows only the first and the
  /// last value.
  private mutating func removeEqualWrites() {
    let changed = Set(values.map(\.property))
    notes.removeAll { $0.equalProperty.map(changed.contains) ?? false }
  }

  /// Several removed views of a type, such as the rows of a list, are counted.
  private mutating func addRemoved(_ event: Event, by narrator: Narrator) {
    guard let view = narrator.timeline.view(of: event) else { return }
    let type = view.type.baseName
    if let index = removed.firstIndex(where: { $0.type == type }) {
      removed[index] = Count(view: type, type: type, count: removed[index].count + 1)
    } else {
      removed.append(Count(view: view.name, type: type, count: 1))
    }
  }

  /// Of several rows that ignore the initial value of one property, the first one is named, with its
  /// last value.
  private mutating func addIgnored(_ event: Event, by narrator: Narrator) {
    let fact = Note.Fact(type: narrator.timeline.view(of: event)?.type, property: event.property)
    let views = Set([event.view].compactMap(\.self))
    guard let index = notes.firstIndex(where: { $0.fact == fact }) else {
      let sentence = narrator.sentence(for: event)
      return notes.append(Note(sentence: sentence, views: views, fact: fact))
    }
    if notes[index].views == views { notes[index].sentence = narrator.sentence(for: event) }
    notes[index].views.formUnion(views)
  }

  /// Of several changes of a property, the value before the first and after the last one counts.
  private mutating func add(_ change: Change) {
    var change = change
    for index in values.indices where values[index].property == change.property {
      change.whole = ToldChange(from: values[index].whole.old, to: change.whole.new)
      values[index].whole = change.whole
    }
    guard let index = values.firstIndex(where: { $0.name == change.name }) else {
      return values.append(change)
    }
    if !values[index].isAsBefore || !change.isAsBefore { values[index].hadOthers = true }
    values[index].value = values[index].value.followed(by: change.value)
    if change.isUnseen { values[index].isUnseen = true }
    if !change.isUnread { values[index].isUnread = false }
  }
}

extension Narrator {
  /// The action as a heading; of several letters, the whole text.
  fileprivate func title(of actions: [Event]) -> String? {
    guard var event = actions.last else { return nil }
    if case .type(_, let field) = event.action, actions.count > 1 {
      let letters = actions.compactMap { $0.action?.text }
      event.kind = .action(.type(letters.joined(), into: field))
    }
    return title(of: event)
  }

  /// The properties with another value after an event: fields of a struct, and properties of objects,
  /// each by itself.
  fileprivate func changes(of event: Event) -> [ActSummary.Change] {
    let facts = facts(of: event)
    if let changes = event.changes ?? event.change.map({ [$0] }) {
      return changes.flatMap { change in
        Self.changes(
          of: change.fields, in: ToldChange(from: change.old, to: change.new)
        ) { facts.path(of: change) + $0 }
      }
    }
    guard let old = event.old, let new = event.new else { return [] }
    var changes = Self.changes(of: event.fields, in: ToldChange(from: old, to: new)) {
      facts.property + $0 + facts.here
    }
    // A `@Published` property also sends equal values.
    for index in changes.indices where changes[index].isAsBefore {
      changes[index].isUnseen = event.name == .wrote
    }
    return changes
  }

  /// The changes of the fields of a value, if all of them have old values; else the change of the
  /// value.
  ///
  /// - Parameter name: The name of a part of the value, after the value's own name.
  private static func changes(
    of fields: [FieldValue]?, in value: ToldChange, name: (String) -> String
  ) -> [ActSummary.Change] {
    guard let parts = fields?.changedParts else {
      return [.init(name(""), value, in: value, of: name(""))]
    }
    return parts.map { part in
      .init(
        name(part.path), ToldChange(from: part.old, to: part.new, elements: part.elements),
        in: value, of: name(""), array: part.elements.map { _ in name(part.path.withoutCount) })
    }
  }
}

extension Timeline {
  /// A summary for each action, in order.
  package func summaries(
    by narrator: Narrator, of isMeant: (RecordedView) -> Bool = { _ in true }
  ) -> [ActSummary] {
    var shown: [String] = []
    return actsOfActions.map { acts in
      let summary = ActSummary(acts, after: shown, by: narrator, isMeant: isMeant)
      shown = acts.last { $0.screen != nil }?.screen?.lines.map(\.text) ?? shown
      return summary
    }
  }

  /// The acts of each action: letters that are typed into one field are one action, unless the program
  /// moved the focus away between them. The code before the first action belongs to that action.
  package var actsOfActions: [[Act]] {
    let focus = focusStates
    return acts.reduce(into: []) { groups, act in
      let continues =
        typedField(of: act).map { field in
          typedField(of: groups.last?.last) == field && !returns(to: act, focus)
        } ?? (groups.count == 1 && groups[0].allSatisfy { $0.action == nil })
      if continues {
        groups[groups.count - 1].append(act)
      } else {
        groups.append([act])
      }
    }
  }

  private struct Property: Hashable {
    let view: Int?
    let name: String
  }

  /// The properties of views with `@FocusState`.
  private var focusStates: Set<Property> {
    Set(
      events.compactMap { event in
        guard case .found(let property, let type) = event.kind, type.hasPrefix("FocusState<") else {
          return nil
        }
        return Property(view: event.view, name: property.root)
      })
  }

  /// True if the field of a letter gets the focus again before the letter is written.
  private func returns(to act: Act, _ focus: Set<Property>) -> Bool {
    guard !focus.isEmpty,
      let write = act.steps.lazy.map({ events[$0.event] }).first(where: { $0.name == .wrote }),
      let property = write.property
    else { return false }
    return focus.contains(Property(view: write.view, name: property.root))
  }

  /// The field that a letter is typed into; nil for another action.
  private func typedField(of act: Act?) -> String? {
    guard case .type(_, let field) = act?.action.flatMap({ events[$0].action }) else { return nil }
    return field
  }
}
