@_spi(Steps) import StateLabCore

/// Answers questions about the runs that a lesson shows: the causes of a step or a body, and the
/// events that gave a property its values.
public struct TraceQuery: Sendable {
  public let runs: [Timeline]

  public init(_ runs: [Timeline]) { self.runs = runs }

  /// An event of one of the runs.
  public struct Occurrence: Sendable {
    public let event: Event
    /// The position of the run among ``TraceQuery/runs``.
    public let position: Int
    public let run: Timeline
    /// For an object that announced a change: the event that reports the value after the change.
    public var outcome: Event?
  }

  // MARK: Steps

  public var stepCount: Int { runs.reduce(0) { $0 + $1.stepCount } }

  public func step(at address: StepAddress) -> Occurrence? {
    for (position, run) in runs.enumerated() {
      if let step = run.steps.first(where: { $0.address == address }) {
        return Occurrence(event: run.events[step.event], position: position, run: run)
      }
    }
    return nil
  }

  // MARK: Bodies

  /// Each evaluation of the body of the views with this name: `Row`, `Row #2` for the second alone,
  /// or `Gallery.Row` for one of several types named `Row`; for types that functions declare, `Row
  /// (2)`.
  public func bodies(of view: String) -> [Occurrence] {
    occurrences { event, run in
      event.name == .body && run.view(of: event)?.isCalled(view) == true
    }
  }

  /// The declarations of the views with this name whose body ran, where several share the short
  /// name; as names that distinguish them.
  public func namesakes(of view: String) -> [String] {
    let types = unique(bodies(of: view).compactMap { $0.run.view(of: $0.event)?.type })
    let names = types.distinctNames
    return names.count > 1 ? names : []
  }

  /// The views whose body ran, without generic arguments.
  public var views: [String] {
    unique(
      occurrences { event, _ in event.name == .body }.compactMap {
        $0.run.view(of: $0.event)?.type.baseName
      })
  }

  // MARK: Properties

  /// The types that properties of this name have in the lesson.
  func types(of property: String) -> Set<String> {
    Set(runs.flatMap(\.events).filter { $0.name == .found && $0.isOf(property) }.compactMap(\.type))
  }

  /// Every event that concerns properties of this name, or may concern them.
  public func mentions(of property: String) -> [Occurrence] {
    let types = types(of: property)
    return occurrences { event, _ in
      event.isStep
        && (event.typeOfNamelessWrite.map(types.contains) ?? event.isOf(property))
    }
  }

  /// True if an `@Observable` object changed, and the record does not name the property (R22).
  public var hasUnnamedChanges: Bool {
    runs.contains { $0.events.contains { $0.name == .observed && $0.changes == nil } }
  }

  /// The properties in the runs, and the publishers that views subscribe to.
  public var properties: [PropertyPath] {
    unique(occurrences { _, _ in true }.compactMap(\.event.subject))
  }

  // MARK: All of them

  private func occurrences(where isMeant: (Event, Timeline) -> Bool) -> [Occurrence] {
    runs.enumerated().flatMap { position, run in
      run.events.filter { isMeant($0, run) }
        .map { Occurrence(event: $0, position: position, run: run) }
    }
  }

  private func unique<Name: Hashable>(_ names: [Name]) -> [Name] {
    var known: Set<Name> = []
    return names.filter { known.insert($0).inserted }
  }
}

extension RecordedView {
  fileprivate func isCalled(_ name: String) -> Bool {
    name == self.name || self.type.isCalled(name)
  }
}

extension PropertyPath {
  /// True if the path, or a property on it, has this name.
  func isCalled(_ name: String) -> Bool { segments.contains(name) || description == name }
}

extension Event {
  /// The property that the event describes, the property that holds the changing object, or the
  /// publisher.
  fileprivate var subject: PropertyPath? {
    if let property { return property }
    if let holder = changes?.first?.holders?.first { return holder }
    guard name == .subscribed || name == .unsubscribed else { return nil }
    return object.map { PropertyPath([$0.literal]) }
  }

  /// True if this is the event's property: `text.box` has the names `text.box`, `text` and `box`.
  func isOf(_ property: String) -> Bool {
    let subjects = changes?.flatMap { $0.holders ?? [] } ?? [subject].compactMap(\.self)
    return subjects.contains { $0.isCalled(property) }
  }

  /// The type of the written state where its name is unknown.
  public var typeOfNamelessWrite: String? {
    name == .writeIgnored && property == nil ? type : nil
  }
}
