import Replay
@_spi(Steps) import StateLabCore

/// A screen that is out of date, with the events that may explain it.
struct StaleScreen: Sendable {
  let action: Event
  let event: Event
  /// The lines that the screen shows, and those that it would show.
  let shown: [String]
  let fresh: [String]
  /// The events of the action.
  let act: [Event]
  /// The changes of objects that the record knows by their values alone: those of `@Observable`
  /// classes.
  let unnumbered: [(event: Event, field: FieldValue)]
  /// The changes that a view reported when it was removed, such as a sheet, each with the event of
  /// another view that still follows the object.
  let left: [(event: Event, field: FieldValue)]

  /// True if a line that the screen lacks contains the value, or the screen shows the old value in
  /// a line that it should not have.
  func mayShow(_ new: ValueDescription, insteadOf old: ValueDescription) -> Bool {
    if fresh.contains(where: { $0.contains(new.shown) }) { return true }
    if shown.contains(where: { $0.contains(old.shown) }) { return true }
    if let elements = new.elements {
      let earlier = old.elements ?? []
      return elements.contains { element in
        !earlier.contains(element)
          && fresh.contains { $0.hasWord(ValueDescription.literal(element).shown) }
      }
    }
    let fields = old.fields
    return new.fields.contains { field in
      !fields.contains { $0.name == field.name && $0.value == field.value }
        && fresh.contains { $0.hasWord(field.value.shown) }
    }
  }

  /// A line that the screen shows, and the line that it would show instead: the pair of lines with the
  /// most letters in common at their beginnings and ends.
  var difference: (shown: String?, fresh: String?) {
    let pairs = shown.flatMap { old in fresh.map { (shown: old, fresh: $0) } }
    var best = (shown: shown.first, fresh: fresh.first)
    var most = 0
    for pair in pairs {
      let start = zip(pair.shown, pair.fresh).prefix { $0 == $1 }.count
      let rest = (pair.shown.dropFirst(start), pair.fresh.dropFirst(start))
      let end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
      if start + end > most { (best, most) = ((pair.shown, pair.fresh), start + end) }
    }
    return best
  }

  /// An announced change of an object without a subscriber.
  var unheard: [(event: Event, change: ObjectChange)] {
    act.compactMap { event in
      guard case .willChange(_, _, let change?, subscribers: 0) = event.kind,
        change.isUnsent != true
      else { return nil }
      return (event, change)
    }
  }

  /// The changes of `@Published` properties that send no `objectWillChange`, because their class
  /// declares its own.
  var unsent: [(event: Event, change: ObjectChange)] {
    act.compactMap { event in
      guard let change = event.change, change.isUnsent == true else { return nil }
      return (event, change)
    }
  }

  /// Changes of followed objects that no event announced.
  var unannounced: [(event: Event, field: FieldValue)] {
    let announced = Set(
      act.compactMap { event in
        if case .willChange(_, let id?, let change?, _) = event.kind {
          return "\(id).\(change.property)"
        }
        return nil
      })
    let numbered = act.filter { $0.index > event.index && $0.name == .holds }
    let held = numbered.flatMap { event in (event.fields ?? []).map { (event: event, field: $0) } }
    return unnumbered
      + (held + left).filter { event, field in
        field.old != nil && !announced.contains("\(event.objectID ?? -1).\(field.name)")
      }
  }
}

extension ExaminedRun {
  /// Searches the events of each action for ``staleScreens``.
  func findStaleScreens() -> [StaleScreen] {
    var screens: [StaleScreen] = []
    for action in actions.map({ events[$0] }) {
      let act = Array(act(from: action))
      guard let event = act.first(where: { $0.name == .stale }),
        case .stale(let fresh, let shown) = event.kind
      else { continue }
      let difference = LineDiff(
        from: shown.split(separator: "\n").map(String.init),
        to: fresh.split(separator: "\n").map(String.init))
      screens.append(
        StaleScreen(
          action: action, event: event, shown: difference.removed, fresh: difference.added,
          act: act,
          unnumbered: unnumberedChanges(in: act, of: action, after: event),
          left: changesLeft(in: act)))
    }
    return screens
  }

  /// True if the screen became fresh by itself while time passed, before the next action of the user:
  /// the announcement came later, or a clock drew the view again.
  func recovers(_ screen: StaleScreen) -> Bool {
    let waits = actions.drop { $0 <= screen.action.index }.prefix { events[$0].isWait }
    return waits.contains { wait in
      let lines = self.screen(ofAct: events[wait])?.split(separator: "\n").map(String.init) ?? []
      return !screen.fresh.isEmpty && screen.fresh.allSatisfy(lines.contains)
    }
  }

  /// The fields that differ when a view leaves an object that another view still follows.
  private func changesLeft(in act: [Event]) -> [(event: Event, field: FieldValue)] {
    act.filter { $0.name == .unsubscribed && $0.objectID != nil }.flatMap { event in
      let follower = events[..<event.index].last { other in
        other.name == .subscribed && other.objectID == event.objectID && other.view != event.view
          && !events[other.index...].prefix(upTo: (act.last?.index ?? other.index) + 1).contains {
            $0.name == .unsubscribed && $0.view == other.view && $0.property == other.property
          }
      }
      return follower.map { follower in (event.fields ?? []).map { (follower, $0) } } ?? []
    }
  }

  /// The fields that differ between the values of an object before and after an action, without those
  /// whose change a body has observed.
  private func unnumberedChanges(
    in act: [Event], of action: Event, after stale: Event
  ) -> [(event: Event, field: FieldValue)] {
    let observed = Set(
      act.flatMap { $0.changes ?? [] }.map { "\($0.type).\($0.property)" })
    return act.filter { $0.index > stale.index && $0.name == .holds && $0.objectID == nil }.flatMap
    {
      event -> [(event: Event, field: FieldValue)] in
      guard let value = event.value, let property = event.property, let view = event.view,
        let last = events[..<action.index].last(where: {
          $0.view == view && $0.property == property && ($0.value ?? $0.new) != nil
        }), let old = last.value ?? last.new, old.typeName == value.typeName
      else { return [] }
      let fields = old.fields
      return value.fields.filter { field in
        fields.contains { $0.name == field.name && $0.value != field.value }
          && !observed.contains("\(value.typeName).\(field.name)")
      }.map { field in
        let old = fields.first { $0.name == field.name }?.value
        return (event, FieldValue(name: field.name, value: field.value, old: old))
      }
    }
  }

  func evidence(_ screen: StaleScreen, _ steps: [Event?]) -> [Evidence] {
    let (shown, fresh) = screen.difference
    return Array(evidence([screen.action] + steps).prefix(4)) + [
      .screen(after: screen.action.index, shows: shown, insteadOf: fresh)
    ]
  }
}
