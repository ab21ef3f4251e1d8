import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A closure writes to the state of a view struct that SwiftUI never installed: the parent keeps the
  /// struct in a property, or creates it for the call.
  static let writeToUninstalledState = Detector(.writeToUninstalledState) { run in
    let ignored = run.writesOfUninstalled
    guard !ignored.isEmpty else { return run.actions.count > 1 ? [] : nil }
    let findings = ignored.compactMap { event -> Finding? in
      let states = run.source.views.flatMap(\.properties).filter { property in
        property.wrapper == "@State" && run.hasStorage(property, event.type)
          && run.isWritten(property)
      }
      let types = Set(states.map(\.type))
      // A property that keeps the struct, or a call that creates the struct in the closure.
      let keeping = run.events.compactMap { run.keptType(by: $0, among: types) }
      let kept = keeping.map(\.property)
      let created = run.actionCalls(of: types, event)
      let keepers = Set(keeping.map(\.type)).count
      let type: String
      let place: SourcePlace?
      if let property = kept.first, keepers == 1, created.isEmpty {
        type = keeping[0].type
        place = run.source.place(property)
      } else if created.count == 1 {
        type = run.source.files[created[0].file][created[0].start]
        place = run.source.files[created[0].file].place(created[0].start)
      } else {
        return nil
      }
      let own = states.filter { $0.type == type }
      guard own.count == 1 else { return nil }
      return Finding(
        .writeToUninstalledState, .proved, at: place,
        Subject(
          view: type, property: own[0].name,
          other: run.type(at: run.action(of: event)?.source)?.name,
          new: event.value?.brief,
          lost: [.init(property: own[0].name, value: event.value?.brief ?? "")]),
        evidence: run.evidence([run.action(of: event), event]),
        fixes: [Fix(.passBinding), Fix(.passObject)])
    }
    return merged(findings)
  }

  /// Merges the findings about states of one view if the same action writes these states: the
  /// findings have one cause.
  private static func merged(_ findings: [Finding]) -> [Finding] {
    var causes: [Finding] = []
    for finding in findings {
      let known = causes.firstIndex {
        $0.place == finding.place && $0.subject.view == finding.subject.view
          && $0.evidence.first == finding.evidence.first
          && $0.subject.lost.isDisjoint(with: finding.subject.lost)
      }
      if let known {
        causes[known].subject.lost += finding.subject.lost
        causes[known].evidence = Array(
          (causes[known].evidence + finding.evidence.dropFirst()).prefix(5))
      } else {
        causes.append(finding)
      }
    }
    return causes
  }
}

extension [Subject.LostValue] {
  /// True if the lists have no property in common.
  fileprivate func isDisjoint(with other: Self) -> Bool {
    Set(map(\.property)).isDisjoint(with: other.map(\.property))
  }
}

extension ExaminedRun {
  /// The ignored writes of an action's closures to a state that was never installed.
  var writesOfUninstalled: [Event] {
    events.filter { event in
      guard event.ignored == .neverInstalled, let cause = event.causes.last.map({ all[$0] }) else {
        return false
      }
      return cause.name != .body && cause.action?.name != .mount
        && cause.action?.name != .replaceRoot
    }
  }

  /// The property that keeps a view of these types, without a wrapper or in `@State`, and the type.
  fileprivate func keptType(
    by event: Event, among types: Set<String>
  ) -> (property: PropertyDeclaration, type: String)? {
    guard [.passedOver, .found].contains(event.name), let property = property(event),
      let type = types.first(where: {
        [$0, "State<\($0)>", "LazyState<\($0)>"].contains(event.type)
      })
    else { return nil }
    return (property, type)
  }

  /// True if a function of the type writes to the property.
  func isWritten(_ property: PropertyDeclaration) -> Bool {
    guard let type = source.type(property.type) else { return false }
    return source.code(of: type).contains {
      source.writes(to: property.name, in: $0.tokens, ofFile: $0.file)
    }
  }

  /// The calls of these initializers in the closure that an action ran: in the brackets that follow the
  /// control's name.
  fileprivate func actionCalls(of types: Set<String>, _ event: Event) -> [Declarations.Call] {
    guard let (file, tokens) = call(at: action(of: event)?.source) else { return [] }
    return types.sorted().flatMap(source.calls).filter { call in
      source.files[call.file].name == file.name && tokens.contains(call.start)
        && file[call.end] == "." && file[call.end + 2] == "("
    }
  }
}
