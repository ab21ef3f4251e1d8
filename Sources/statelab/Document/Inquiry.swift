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
    narrators = runs.map { Narrator($0.run.trace, steps: $0.steps) }
  }

  /// An event of one of the runs.
  struct Occurrence {
    let event: Event
    let placed: PlacedRun
    let narrator: Narrator

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
      return node.view == view || node.baseName == view || narrator.view(event) == view
    }
  }

  /// The views whose body ran, without what stands in angle brackets.
  var views: [String] {
    unique(occurrences { _, event in event.isBody }.compactMap { $0.event.node?.baseName })
  }

  // MARK: Values

  /// Each event that gave a property of this name a value, or in which its object said that it would
  /// change. An object is known by its type: the trace has no other name for it.
  func values(of property: String) -> [Occurrence] {
    zip(runs, narrators).flatMap { placed, narrator -> [Occurrence] in
      let objects = types(ofObjectsIn: placed) { Self.isNamed($0, property) }
      return placed.run.trace.filter { event in
        if case .willChange(let object, _) = event.kind {
          return objects.contains(type(of: object))
        }
        return event.kind.givesValue
          && event.kind.property.map { Self.isNamed($0, property) } == true
      }.map { Occurrence(event: $0, placed: placed, narrator: narrator) }
    }
  }

  /// Everything that is recorded of properties of this name.
  func mentions(of property: String) -> [Occurrence] {
    occurrences { _, event in event.kind.property.map { Self.isNamed($0, property) } == true }
  }

  /// The names of all properties in the runs.
  var properties: [String] {
    unique(occurrences { _, event in event.kind.property != nil }.compactMap(\.event.kind.property))
  }

  /// Properties of other names that hold an object of the same type: which of them spoke is not known.
  func rivals(of property: String) -> [String] {
    unique(
      runs.flatMap { placed -> [String] in
        let own = types(ofObjectsIn: placed) { Self.isNamed($0, property) }
        return placed.run.trace.compactMap { event in
          guard let (name, object) = event.kind.holding, own.contains(type(of: object)),
            !Self.isNamed(name, property)
          else { return nil }
          return name
        }
      })
  }

  /// Whether a property is called so: `text.box` is `text.box`, `text` and `box`.
  private static func isNamed(_ property: String, _ name: String) -> Bool {
    if property == name { return true }
    return property.split(separator: ".").contains { $0 == name }
  }

  private func types(ofObjectsIn placed: PlacedRun, where isMeant: (String) -> Bool) -> Set<String>
  {
    Set(
      placed.run.trace.compactMap { event in
        guard let (property, object) = event.kind.holding, isMeant(property) else { return nil }
        return type(of: object)
      })
  }

  /// The type of a described object: `Box<String>` of `Box<String>(value: "five")`.
  private func type(of object: String) -> String { String(object.prefix { $0 != "(" }) }

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

extension NodePath {
  /// `TestView` of `TestView<Subject>`.
  fileprivate var baseName: String { String(view.prefix { $0 != "<" }) }
}

extension Event {
  var isBody: Bool { if case .body = kind { true } else { false } }
}

extension Event.Kind {
  /// The property that it speaks of.
  fileprivate var property: String? {
    switch self {
    case .found(let property, _), .passedOver(let property, _), .stored(let property, _),
      .created(let property, _), .subscribed(let property, _), .unsubscribed(let property, _),
      .wrote(let property, _, _), .wroteEqual(let property, _), .writeIgnored(let property, _),
      .updated(let property), .holds(let property, _):
      property
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

  /// A property and the object that it holds.
  fileprivate var holding: (property: String, object: String)? {
    switch self {
    case .created(let property, let object), .subscribed(let property, let object):
      (property, object)
    default: nil
    }
  }
}
