@_spi(Steps) import StateLabCore

/// The objects of a run by their numbers: their fields, and the properties that follow them.
struct ObjectLedger: Sendable {
  /// An object took the place of another one in a property of a mounted view.
  struct Replacement: Sendable {
    let unsubscribed: Event
    let subscribed: Event
    let old: Int
    let new: Int
  }

  private(set) var replacements: [Replacement] = []
  /// The changes of each object's fields, by its number.
  private(set) var changes: [Int: [(event: Int, field: FieldValue)]] = [:]
  /// The first event of each object.
  private(set) var firstEvents: [Int: Event] = [:]

  init(_ events: [Event]) {
    var left: [Place: Event] = [:]
    for event in events {
      if let id = event.objectID {
        if firstEvents[id] == nil { firstEvents[id] = event }
        for field in event.fields ?? [] where field.old != nil {
          changes[id, default: []].append((event.index, field))
        }
      }
      guard let property = event.property, let view = event.view, let id = event.objectID else {
        continue
      }
      let place = Place(view: view, property: property)
      switch event.kind {
      case .unsubscribed: left[place] = event
      case .subscribed:
        if let old = left.removeValue(forKey: place), let oldID = old.objectID, oldID != id {
          replacements.append(
            Replacement(unsubscribed: old, subscribed: event, old: oldID, new: id))
        }
      default: break
      }
    }
  }

  private struct Place: Hashable {
    let view: Int
    let property: PropertyPath
  }

  /// The fields of an object that changed before an event.
  func changed(_ id: Int, before event: Event) -> [FieldValue] {
    (changes[id] ?? []).filter { $0.event <= event.index }.map(\.field)
  }
}
