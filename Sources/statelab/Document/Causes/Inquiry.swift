import StateLabCore

/// What can be asked of the runs that a lesson shows: why a step happened, why a body ran, and what
/// gave a property its values.
struct Inquiry {
  let reading: LessonReading
  let runs: [PlacedRun]
  private let narrators: [Narrator]

  init(_ reading: LessonReading) throws {
    self.reading = reading
    runs = try reading.placedRuns()
    narrators = runs.map(\.narrator)
  }

  /// An event of one of the runs.
  struct Occurrence {
    let event: Event
    let placed: PlacedRun
    let narrator: Narrator
    /// Where an object said that it would change: the event that tells what it then held.
    var outcome: Event?

    var causes: Causes { Causes(of: event, in: placed.run.trace, narrator) }
    var consequences: Consequences { Consequences(of: event, in: placed.run.trace, narrator) }
  }

  // MARK: Steps

  var stepCount: Int { runs.reduce(0) { $0 + $1.run.stepCount } }

  func step(_ number: Int) -> Occurrence? {
    let address = "\(reading.lesson.number):\(number)"
    return occurrences { narrator, event in narrator.steps[event.index] == address }.first
  }

  // MARK: Bodies

  /// Each run of the body of the views that are called so: `Row`, or `Row #2` for the second alone.
  func bodies(of view: String) -> [Occurrence] {
    occurrences { narrator, event in
      guard case .body = event.kind, let node = event.node else { return false }
      return node.view == view || node.type.baseName == view || narrator.view(event) == view
    }
  }

  /// The views whose body ran, without what stands in angle brackets.
  var views: [String] {
    unique(occurrences { _, event in event.isBody }.compactMap { $0.event.node?.type.baseName })
  }

  // MARK: Values

  /// Each event that gave a property of this name a value, or in which the object that it then held
  /// said that it would change; and the writes that may have been meant for it.
  func values(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return zip(runs, narrators).flatMap { placed, narrator -> [Occurrence] in
      var held: [Place: Int] = [:]
      return placed.run.trace.filter { event in
        switch event.kind {
        case .subscribed(let name?, _, let id) where Self.isNamed(name, property):
          held[Place(node: event.node, property: name)] = id
          return false
        case .unsubscribed(let name?, _):
          held[Place(node: event.node, property: name)] = nil
          return false
        case .willChange(_, let id?, _): return held.values.contains(id)
        case .writeIgnored(nil, let type, _, _): return types.contains(type)
        default:
          return event.kind.givesValue
            && event.kind.property.map { Self.isNamed($0, property) } == true
        }
      }.map { event in
        Occurrence(
          event: event, placed: placed, narrator: narrator,
          outcome: outcome(of: event, in: placed.run.trace, for: property))
      }
    }
  }

  /// What the property holds when a view looks again after its object said that it would change.
  private func outcome(of event: Event, in trace: Trace, for property: String) -> Event? {
    guard case .willChange = event.kind else { return nil }
    return trace[event.index...].first { later in
      guard case .holds(let name, .some) = later.kind else { return false }
      return Self.isNamed(name, property)
    }
  }

  /// A property of a mounted view.
  private struct Place: Hashable {
    let node: ViewIdentity?
    let property: PropertyPath
  }

  /// The types that properties of this name have in the lesson.
  private func types(of property: String) -> Set<String> {
    Set(
      runs.flatMap(\.run.trace).compactMap { event in
        guard case .found(let name, let type) = event.kind, Self.isNamed(name, property) else {
          return nil
        }
        return type
      })
  }

  /// Everything that is recorded of properties of this name, or may be.
  func mentions(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return occurrences { _, event in
      guard event.isStep else { return false }
      return event.kind.typeOfNamelessWrite.map(types.contains)
        ?? event.kind.property.map { Self.isNamed($0, property) } ?? false
    }
  }

  /// The names of all properties in the runs.
  var properties: [String] {
    unique(occurrences { _, event in true }.compactMap { $0.event.kind.property?.description })
  }

  /// Whether a property is called so: `text.box` is `text.box`, `text` and `box`.
  private static func isNamed(_ property: PropertyPath, _ name: String) -> Bool {
    property.description == name || property.segments.contains(name)
  }

  // MARK: All of them

  private func occurrences(where isMeant: (Narrator, Event) -> Bool) -> [Occurrence] {
    zip(runs, narrators).flatMap { placed, narrator in
      placed.run.trace.filter { isMeant(narrator, $0) }
        .map { Occurrence(event: $0, placed: placed, narrator: narrator) }
    }
  }

  private func unique(_ names: [String]) -> [String] {
    var known: Set<String> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension Event {
  var isBody: Bool { if case .body = kind { true } else { false } }
}

extension Event.Kind {
  /// The property that it speaks of.
  fileprivate var property: PropertyPath? {
    switch self {
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .subscribed(let property?, _, _), .unsubscribed(let property?, _),
      .wrote(let property, _, _), .wroteEqual(let property, _), .updated(let property),
      .holds(let property, _):
      property
    case .writeIgnored(let property, _, _, _): property
    case .subscribed(nil, let publisher, _), .unsubscribed(nil, let publisher):
      PropertyPath([publisher.literal])
    case .action, .observed, .willChange, .queued, .body, .bodySkipped, .redrawn, .removed,
      .appeared, .disappeared, .changed, .received, .printed, .warning, .stopped, .stillChanging,
      .screen:
      nil
    }
  }

  /// Whether the property has, or was meant to have, a value from it.
  fileprivate var givesValue: Bool {
    switch self {
    case .stored, .created, .wrote, .wroteEqual, .writeIgnored: true
    default: false
    }
  }

  /// The type of the state that was written to where its name is not known.
  var typeOfNamelessWrite: String? {
    if case .writeIgnored(nil, let type, _, _) = self { type } else { nil }
  }
}
