import Replay
@_spi(Steps) import StateLabCore

/// A run and the source of its program, arranged for the detectors.
public struct ExaminedRun: Sendable {
  public let timeline: Timeline
  public let source: Declarations
  /// The events of the run.
  let events: [Event]
  /// The events of the evaluation of every body after the last action; empty where there was none.
  let poke: [Event]
  let views: [ViewIdentity]
  let addresses: [StepAddress?]
  /// The positions of the actions.
  let actions: [Int]
  let objects: ObjectLedger
  let reach: CodeReach
  /// The units of code that the bodies of the mounted views may run, by the names of the types.
  let reachOfBodies: [String: Set<Int>]
  /// The units of code that may have run.
  let played: Set<Int>
  /// The actions after which the screen was out of date, and was not before.
  private(set) var staleScreens: [StaleScreen] = []

  /// - Parameters:
  ///   - poked: The same trace, continued by the evaluation of every body.
  public init(_ timeline: Timeline, poked: Trace?, source: Declarations) {
    self.timeline = timeline
    self.source = source
    events = timeline.events
    let continued = poked.map { Array($0.events.dropFirst(timeline.events.count)) } ?? []
    poke = continued
    views = poked?.views ?? timeline.views.map(\.identity)
    addresses = timeline.addresses
    actions = timeline.events.filter(\.isAction).map(\.index)
    all = timeline.events + continued
    objects = ObjectLedger(all)
    let reach = CodeReach(source)
    let types = Set(views.map(\.type.baseName))
    self.reach = reach
    let bodies = types.reduce(into: [:]) { $0[$1] = reach.units(ofBodyOf: $1) }
    reachOfBodies = bodies
    played = bodies.values.reduce(into: reach.entry.union(reach.units(named: types))) {
      $0.formUnion($1)
    }
    staleScreens = findStaleScreens()
  }

  /// All events, those of the poke at the end.
  let all: [Event]
  var wasPoked: Bool { !poke.isEmpty }

  func isPoke(_ event: Event) -> Bool { event.index >= events.count }

  // MARK: Views

  func view(_ event: Event) -> ViewIdentity? {
    event.view.flatMap { views.indices.contains($0) ? views[$0] : nil }
  }

  /// The declared name of the type of the event's view.
  func typeName(_ event: Event) -> String { view(event)?.type.baseName ?? "" }

  func declaration(_ event: Event) -> TypeDeclaration? { source.type(typeName(event)) }

  /// The declaration of the event's property, in the view that declares it.
  func property(_ event: Event) -> PropertyDeclaration? {
    guard let path = event.property else { return nil }
    return source.property(path.root, of: typeName(event))
  }

  /// The number of the view that the program declares and whose body contains the event's view, such as
  /// a control.
  func owner(of event: Event) -> Int? {
    view(event).flatMap { $0.type.isBuiltIn ? programParent($0) : $0.id }
  }

  /// The nearest ancestor that the program declares.
  func parent(of event: Event) -> ViewIdentity? {
    guard let id = event.view, views.indices.contains(id) else { return nil }
    return views.ancestors(of: id).map { views[$0] }.first { !$0.type.isBuiltIn }
  }

  /// The name of the mounted view that reads `object.name`, or a value that the program computes from
  /// `name`; the event's view where the source does not tell.
  func reader(of name: String, at event: Event) -> String {
    let mounted = Set(events.filter { $0.name == .body }.map(typeName))
    var changer: String?
    for names in [[name], source.names(reading: name)] as [Set<String>] {
      let readers = source.views.filter { view in
        mounted.contains(view.name)
          && names.contains { !source.positions(of: [".", $0], in: view).isEmpty }
      }
      if readers.count == 1 {
        guard source.onlyChanges(names, in: readers[0]) else { return readers[0].name }
        changer = changer ?? readers[0].name
      }
      // A view that only passes the object on, or changes it in an action, does not show it.
      let showing = readers.filter { source.shows(names, in: $0) }
      if showing.count == 1 { return showing[0].name }
    }
    return changer ?? typeName(event)
  }

  /// True if a body may evaluate the initializer of the event's view again: an ancestor that the
  /// program declares has a dynamic property, or its body ran again.
  func mayBeCreatedAgain(_ event: Event) -> Bool {
    guard let id = event.view, views.indices.contains(id) else { return true }
    let ancestors = Set(views.ancestors(of: id))
    return events.contains {
      ($0.name == .found || $0.name == .body && ($0.count ?? 0) > 1)
        && $0.view.map(ancestors.contains) == true
    }
  }

  // MARK: Actions and causes

  /// The action in which an event happened.
  func action(of event: Event) -> Event? {
    guard !isPoke(event), let position = actions.last(where: { $0 <= event.index }) else {
      return nil
    }
    return events[position]
  }

  /// The events of an action, without the action.
  func act(from action: Event) -> ArraySlice<Event> {
    let end = actions.first { $0 > action.index } ?? events.count
    return events[(action.index + 1)..<end]
  }

  /// All causes of an event, the newest first.
  func causes(of event: Event) -> [Event] { Array(all.why(event).dropFirst()) }

  /// The actions of a person at the beginning of an event's causes.
  func beginnings(of event: Event) -> [Event] {
    causes(of: event).filter { $0.isAction && !$0.isWait }
  }

  // MARK: Screens

  func screen(ofAct action: Event) -> String? {
    act(from: action).lazy.compactMap { event -> String? in
      if case .screen(let screen, _) = event.kind { screen.text } else { nil }
    }.first
  }

  /// True if a line of the screen shows the value before and after an action, and no new line shows
  /// the other value.
  func keeps(
    _ value: ValueDescription, insteadOf other: ValueDescription?, after action: Event
  ) -> Bool {
    guard let screen = screen(ofAct: action),
      let before = events[..<action.index].last(where: { $0.name == .screen })?.text
    else { return false }
    let old = Set(before.split(separator: "\n"))
    let new = screen.split(separator: "\n")
    return new.contains { old.contains($0) && String($0).hasWord(value.shown) }
      && !new.contains { line in
        !old.contains(line) && other.map { String(line).hasWord($0.shown) } == true
      }
  }

  // MARK: Evidence

  func evidence(_ event: Event) -> Evidence {
    .event(event.index, addresses.indices.contains(event.index) ? addresses[event.index] : nil)
  }

  func evidence(_ events: [Event?]) -> [Evidence] {
    var known: Set<Int> = []
    return events.compactMap(\.self).filter { !isPoke($0) && known.insert($0.index).inserted }
      .sorted { $0.index < $1.index }.prefix(5).map(evidence)
  }

  /// The place of a source location of an event.
  func place(_ location: CodeLocation?) -> SourcePlace? {
    guard let location, let file = source.files.first(where: { $0.name == location.file }) else {
      return nil
    }
    let column = file.tokens.first { $0.line == location.line }?.column ?? 1
    return SourcePlace(file: file.path, line: location.line, column: column)
  }

  /// The place of the `body` of a view's type.
  func body(of type: TypeDeclaration?) -> SourcePlace? {
    guard let type else { return nil }
    return type.properties.first { $0.name == "body" }.flatMap(source.place)
      ?? source.files[type.file].place(type.tokens.lowerBound)
  }
}

extension ValueDescription {
  /// The value as a screen would show it: a string without its quotes.
  var shown: String {
    if let text { return text }
    let isString = literal.count > 1 && literal.hasPrefix("\"") && literal.hasSuffix("\"")
    return isString ? String(literal.dropFirst().dropLast()) : literal
  }
}
