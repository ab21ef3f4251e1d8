@_spi(Steps) import StateLabCore

/// Answers questions about the runs that a lesson shows: why a step happened, why a body ran, and
/// what gave a property its values.
public struct TraceQuery: Sendable {
  public let runs: [Timeline]
  let indices: [TimelineIndex]

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

  // MARK: Properties

  /// The types that properties of this name have in the lesson.
  func types(of property: String) -> Set<String> {
    Set(runs.flatMap(\.events).filter { $0.kind == .found && $0.isOf(property) }.compactMap(\.type))
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
  func isOf(_ property: String) -> Bool {
    guard let subject else { return false }
    return subject.contains(property) || subject.joined(separator: ".") == property
  }

  /// The type of the state that was written to where its name is not known.
  public var typeOfNamelessWrite: String? {
    kind == .writeIgnored && property == nil ? type : nil
  }
}
