import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The initial value of a state creates an object for each struct, and the initializer of the object
  /// does more than store values. SwiftUI keeps the first object alone (R6).
  static let initialValueEvaluatedAgain = Detector(.initialValueEvaluatedAgain) { run in
    let states = run.source.types.flatMap(\.properties).filter {
      $0.wrapper == "@State" && $0.initialValue != nil
    }
    guard !states.isEmpty else { return nil }
    return run.events.compactMap { event in
      guard case .initialIgnored(_, let value)? = event.note, let property = run.property(event),
        property.wrapper == "@State", property.initialValue != nil,
        !run.isPassed(property, at: event),
        let type = run.source.type(value.typeName), type.isClass,
        let body = run.causes(of: event).first(where: { $0.name == .body && $0.view != event.view })
          ?? run.lastBody(of: run.parent(of: event), before: event),
        let effect = run.effect(ofInitializing: type, in: body, before: event)
      else { return nil }
      return Finding(
        .initialValueEvaluatedAgain, .proved, at: run.source.place(property),
        Subject(
          view: property.type, property: property.name, type: type.name,
          other: run.typeName(body)),
        evidence: run.evidence([run.action(of: event), body, effect]),
        fixes: [Fix(.buildWithXcode27)])
    }
  }
}

extension ExaminedRun {
  fileprivate func lastBody(of view: ViewIdentity?, before event: Event) -> Event? {
    guard let view else { return nil }
    return events[..<min(event.index, events.count)].last {
      $0.name == .body && $0.view.map { views[$0] } == view
    }
  }

  /// A line that the initializer of a class printed in a body: the line shows that the initializer ran
  /// and has an effect.
  fileprivate func effect(
    ofInitializing type: TypeDeclaration, in body: Event, before event: Event
  ) -> Event? {
    guard body.index < event.index else { return nil }
    return events[body.index..<min(event.index, events.count)].first {
      $0.name == .printed && $0.source.map { isInInitializer(of: type, $0) } == true
    }
  }
}
