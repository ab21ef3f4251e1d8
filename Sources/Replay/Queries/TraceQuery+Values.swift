@_spi(Steps) import StateLabCore

extension TraceQuery {
  /// Each event that gave a property of this name a value or another object, or in which the object
  /// that the property held announced a change; and the writes that may have been intended for it.
  public func values(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return runs.indices.flatMap { values(of: property, ofAnyOf: types, inRun: $0) }
  }

  /// - Parameter types: The types of the property in the lesson.
  func values(
    of property: String, ofAnyOf types: Set<String>, inRun position: Int
  ) -> [Occurrence] {
    let run = runs[position]
    let outcomes = outcomes(in: run, for: property)
    var held = HeldObjects()
    return run.events.filter { event in
      StepCounter.count()
      let place = event.property.map { Place(view: event.view, property: $0) }
      switch event.name {
      case .subscribed:
        guard let place, event.isOf(property) else { return false }
        return held.follow(event.objectID, at: place)
      case .created:
        guard let place, event.isOf(property) else { return false }
        held.expect(at: place)
        return true
      case .unsubscribed:
        if let place { held.leave(place) }
        return false
      case .willChange: return event.objectID.map(held.contains) ?? false
      case .observed: return event.isOf(property)
      default:
        return event.typeOfNamelessWrite.map(types.contains)
          ?? (event.givesValue && event.isOf(property))
      }
    }.map { event in
      Occurrence(event: event, position: position, run: run, outcome: outcomes[event.index])
    }
  }

  /// The value of the property when a view reads it after the object announced a change, by the
  /// position of that announcement.
  private func outcomes(in run: Timeline, for property: String) -> [Int: Event] {
    var outcomes: [Int: Event] = [:]
    /// The next event, by the number of the object.
    var next: [Int: Event] = [:]
    for event in run.events.reversed() {
      StepCounter.count()
      guard let object = event.objectID else { continue }
      if event.name == .willChange { outcomes[event.index] = next[object] }
      if event.name == .holds, event.value != nil, event.isOf(property) { next[object] = event }
    }
    return outcomes
  }

  /// A property of a mounted view.
  private struct Place: Hashable {
    let view: Int?
    let property: PropertyPath
  }

  /// The objects that properties hold, by their numbers.
  private struct HeldObjects {
    private var objects: [Place: Int] = [:]
    /// The last object at a place.
    private var last: [Place: Int] = [:]
    /// The places whose object was just created: an event has reported the object, and the view
    /// observes it next.
    private var made: Set<Place> = []
    /// The number of places that hold each object.
    private var counts: [Int: Int] = [:]

    mutating func expect(at place: Place) { made.insert(place) }

    /// Returns true if the object differs from the previous one, and no event has reported it yet.
    mutating func follow(_ object: Int?, at place: Place) -> Bool {
      leave(place)
      let wasMade = made.remove(place) != nil
      guard let object else { return false }
      counts[object, default: 0] += 1
      objects[place] = object
      return exchange(&last[place], with: object) != object && !wasMade
    }

    mutating func leave(_ place: Place) {
      if let old = objects.removeValue(forKey: place) { counts[old, default: 1] -= 1 }
    }

    func contains(_ object: Int) -> Bool { counts[object, default: 0] > 0 }
  }
}

extension Event {
  /// True if the event gives the property a value, or was intended to.
  fileprivate var givesValue: Bool {
    switch name {
    case .stored, .created, .wrote, .wroteEqual, .writeIgnored: true
    default: false
    }
  }
}
