@_spi(Steps) import StateLabCore

/// Answers questions about the runs that a lesson shows: why a step happened, why a body ran, and
/// what gave a property its values.
public struct TraceQuery: Sendable {
  public let runs: [Timeline]
  private let indices: [TimelineIndex]

  public init(_ runs: [Timeline], language: Language = .current) {
    self.runs = runs
    indices = runs.map { TimelineIndex($0, language: language) }
  }

  /// An event of one of the runs.
  public struct Occurrence: Sendable {
    public let event: RecordedEvent
    public let index: TimelineIndex
    /// For an object that said that it would change: the event that tells what it then held.
    public var outcome: RecordedEvent?

    public var run: Timeline { index.run }
    public var causes: Causes { Causes(of: event, in: index) }
    public var consequences: Consequences { Consequences(of: event, in: index) }
    /// `5:7`, where it is a step that the lesson shows.
    public var address: StepAddress? { index.address(of: event) }

    /// `5:7`, or its verb where no lesson counts it.
    public var name: String { index.narrator.name(of: event) }

    /// `When the view was updated, text.box held Box(value: "five").`
    public var outcomeSentence: String? { outcome.map(index.narrator.outcome) }
  }

  // MARK: Steps

  public var stepCount: Int { runs.reduce(0) { $0 + $1.stepCount } }

  public func step(at address: StepAddress) -> Occurrence? {
    for index in indices {
      if let step = index.run.steps.first(where: { $0.address == address }) {
        return Occurrence(event: index.run.events[step.event], index: index)
      }
    }
    return nil
  }

  // MARK: Bodies

  /// Each run of the body of the views that are called so: `Row`, `Row #2` for the second alone, or
  /// `Gallery.Row` for those of one type where several types are called `Row`; of types that
  /// functions declare, `Row (2)`.
  public func bodies(of view: String) -> [Occurrence] {
    occurrences { event, run in
      event.kind == .body && run.view(of: event)?.isCalled(view) == true
    }
  }

  /// The declarations of the views that are called so and whose body ran, where one short name
  /// stands for several; as names that tell them apart.
  public func namesakes(of view: String) -> [String] {
    let types = unique(bodies(of: view).compactMap { $0.run.view(of: $0.event)?.typeIdentity })
    let names = types.distinctNames
    return names.count > 1 ? names : []
  }

  /// The views whose body ran, without what they are generic over.
  public var views: [String] {
    unique(
      occurrences { event, _ in event.kind == .body }.compactMap {
        $0.run.view(of: $0.event)?.baseName
      })
  }

  // MARK: Values

  /// Each event that gave a property of this name a value, that made it hold another object, or in
  /// which the object that it then held said that it would change; and the writes that may have been
  /// meant for it.
  public func values(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return indices.flatMap { index -> [Occurrence] in
      let outcomes = outcomes(in: index.run, for: property)
      var held = HeldObjects()
      return index.run.events.filter { event in
        StepCounter.count()
        let place = event.property.map { Place(view: event.view, property: $0) }
        switch event.kind {
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
        default:
          return event.typeOfNamelessWrite.map(types.contains)
            ?? (event.givesValue && event.isOf(property))
        }
      }.map { event in
        Occurrence(event: event, index: index, outcome: outcomes[event.index])
      }
    }
  }

  /// The value of the property when a view looks again after this object announced a change, by
  /// the position of that event.
  private func outcomes(in run: Timeline, for property: String) -> [Int: RecordedEvent] {
    var outcomes: [Int: RecordedEvent] = [:]
    /// By the number of the object.
    var next: [Int: RecordedEvent] = [:]
    for event in run.events.reversed() {
      StepCounter.count()
      guard let object = event.objectID else { continue }
      if event.kind == .willChange { outcomes[event.index] = next[object] }
      if event.kind == .holds, event.value != nil, event.isOf(property) { next[object] = event }
    }
    return outcomes
  }

  /// A property of a mounted view.
  private struct Place: Hashable {
    let view: Int?
    let property: [String]
  }

  /// The objects that properties hold, by their numbers.
  private struct HeldObjects {
    private var objects: [Place: Int] = [:]
    /// The object that a place held last.
    private var last: [Place: Int] = [:]
    /// The places whose object was just created: an event has told of it, and the view follows it
    /// next.
    private var made: Set<Place> = []
    /// In how many places each object is held.
    private var counts: [Int: Int] = [:]

    mutating func expect(at place: Place) { made.insert(place) }

    /// Returns true if it is another object than before, and nothing has told so yet.
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

  /// The types that properties of this name have in the lesson.
  private func types(of property: String) -> Set<String> {
    Set(runs.flatMap(\.events).filter { $0.kind == .found && $0.isOf(property) }.compactMap(\.type))
  }

  /// The property that holds an object with this field, and the field: `vm` and `results` for
  /// `vm.results` or `results`.
  public func holder(ofField name: String) -> (property: String, field: String)? {
    let path = name.split(separator: ".").map(String.init)
    guard let field = path.last else { return nil }
    let wanted = path.dropLast().joined(separator: ".")
    for event in runs.lazy.flatMap(\.events) {
      guard let property = event.property, wanted.isEmpty || event.isOf(wanted),
        (event.object ?? event.value)?.field(field) != nil
      else { continue }
      return (property.joined(separator: "."), field)
    }
    return nil
  }

  /// The events that gave the object in a property, or a field of it, another value.
  public func values(ofField field: String, in property: String) -> [Occurrence] {
    values(of: property).filter { occurrence in
      guard let old = occurrence.event.object?.field(field),
        let new = occurrence.outcome?.value?.field(field)
      else { return true }
      return old != new
    }
  }

  /// Everything that is recorded of properties of this name, or may be.
  public func mentions(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return occurrences { event, _ in
      event.isStep
        && (event.typeOfNamelessWrite.map(types.contains) ?? event.isOf(property))
    }
  }

  /// True if an `@Observable` object changed. It does not say in which property (R22).
  public var hasUnnamedChanges: Bool {
    runs.contains { $0.events.contains { $0.kind == .observed } }
  }

  /// The properties in the runs, and the publishers that views listen to.
  public var properties: [[String]] {
    unique(occurrences { _, _ in true }.compactMap(\.event.subject))
  }

  // MARK: All of them

  private func occurrences(where isMeant: (RecordedEvent, Timeline) -> Bool) -> [Occurrence] {
    indices.flatMap { index in
      index.run.events.filter { isMeant($0, index.run) }
        .map { Occurrence(event: $0, index: index) }
    }
  }

  private func unique<Name: Hashable>(_ names: [Name]) -> [Name] {
    var known: Set<Name> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension RecordedView {
  fileprivate func isCalled(_ name: String) -> Bool {
    name == self.name || typeIdentity.isCalled(name)
  }
}

extension RecordedEvent {
  /// The property that it speaks of, or the publisher.
  fileprivate var subject: [String]? {
    if let property { return property }
    guard kind == .subscribed || kind == .unsubscribed else { return nil }
    return object.map { [$0.literal] }
  }

  /// True if its property is called so: `text.box` is `text.box`, `text` and `box`.
  fileprivate func isOf(_ property: String) -> Bool {
    guard let subject else { return false }
    return subject.contains(property) || subject.joined(separator: ".") == property
  }

  /// True if the property has, or was meant to have, a value from it.
  fileprivate var givesValue: Bool {
    switch kind {
    case .stored, .created, .wrote, .wroteEqual, .writeIgnored: true
    default: false
    }
  }

  /// The type of the state that was written to where its name is not known.
  public var typeOfNamelessWrite: String? {
    kind == .writeIgnored && property == nil ? type : nil
  }
}
