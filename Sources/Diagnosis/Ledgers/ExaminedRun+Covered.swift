import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// A value that a view keeps, and the value that its parent passed instead.
  struct KeptValue {
    let value: ValueDescription
    let other: ValueDescription?
    /// The path of the field with the values, such as `owner.name`; nil for whole values.
    var field: String?
  }

  /// The action after which the screen shows that a view keeps one of the values. This is the
  /// action of the event that passed the other value. If something covered the view then, such as a
  /// sheet, it is the first action after which the screen shows the value again.
  ///
  /// - Parameters:
  ///   - stored: The event that stored the value.
  ///   - event: The event of the view that passed the other value.
  func action(keeping values: [KeptValue], since stored: Event, at event: Event) -> Event? {
    guard let action = action(of: event) else { return nil }
    if values.contains(where: { keeps($0.value, insteadOf: $0.other, after: action) }) {
      return action
    }
    return values.lazy.compactMap { self.action(uncovering: $0, since: stored, after: action) }
      .first
  }

  private func action(
    uncovering kept: KeptValue, since stored: Event, after action: Event
  ) -> Event? {
    guard stored.index < action.index else { return nil }
    let before = events[stored.index..<action.index]
    // The first screen with the storage, and the lines of it that show the value.
    guard
      let first = before.first(where: { $0.name == .screen })?.text?.split(separator: "\n"),
      let last = before.last(where: { $0.name == .screen })?.text?.split(separator: "\n")
    else { return nil }
    let shown = Set(first.filter { String($0).hasWord(kept.value.shown) })
    // If the last screen shows the value, nothing covers the view.
    guard !shown.isEmpty, shown.isDisjoint(with: last) else { return nil }
    let starts = actions.drop { $0 < action.index }
    for (start, end) in zip(starts, starts.dropFirst() + [events.count]) {
      let act = events[(start + 1)..<end]
      if act.contains(where: { renews(stored, with: kept, $0) }) { return nil }
      let screen = act.first { $0.name == .screen }?.text?.split(separator: "\n") ?? []
      guard !shown.isDisjoint(with: screen) else { continue }
      let isNew = screen.contains { line in
        !first.contains(line) && kept.other.map { String(line).hasWord($0.shown) } == true
      }
      return isNew ? nil : events[start]
    }
    return nil
  }

  /// True if an event removes the view, creates storage for the property, writes to the property,
  /// or passes the kept value again.
  func renews(_ stored: Event, with kept: KeptValue, _ event: Event) -> Bool {
    guard event.view == stored.view else { return false }
    let isSame = event.property?.root == stored.property?.root
    switch event.kind {
    case .removed: return true
    case .stored, .wrote: return isSame
    case .noted(.initialIgnored(_, let passed)):
      return isSame
        && (passed == kept.value || passed.part(kept.field) == kept.value)
    default: return false
    }
  }

  /// The values of the fields in which two values differ.
  func keptFields(of value: ValueDescription, insteadOf other: ValueDescription?) -> [KeptValue] {
    let fields = value.fields
    return (other?.fields ?? []).compactMap { field in
      fields.first { $0.name == field.name && $0.value != field.value }
        .map { KeptValue(value: $0.value, other: field.value, field: field.name) }
    }
  }
}

extension ValueDescription {
  /// The field at a path such as `owner.name`.
  func part(_ path: String?) -> ValueDescription? {
    guard let path else { return nil }
    return path.split(separator: ".").reduce(self) { value, name in
      value?.fields.first { $0.name == name }?.value
    }
  }
}
