import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The initial value of a state creates an object for each struct, and the initializer of the object
  /// does more than store values. SwiftUI keeps the first object alone (R6).
  static let initialValueEvaluatedAgain = Detector(.initialValueEvaluatedAgain) { run in
    let states = run.source.types.flatMap(\.properties).filter {
      $0.wrapper == "@State" && $0.initialValue != nil
    }
    let locals = run.localsInStateObjects
    guard !states.isEmpty || !locals.isEmpty else { return nil }
    let recreated = locals.compactMap { run.objectCreatedAgain($0) }
    return recreated
      + run.events.compactMap { event -> Finding? in
        guard case .initialIgnored(_, let value)? = event.note, let property = run.property(event),
          property.wrapper == "@State", property.initialValue != nil,
          !run.isPassed(property, at: event),
          let type = run.source.type(value.typeName), type.isClass,
          let body = run.causes(of: event).first(where: {
            $0.name == .body && $0.view != event.view
          })
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

/// `let feed = Feed()` and `_feed = StateObject(wrappedValue: feed)`, in an initializer: each call
/// creates an object, because only an expression in the parentheses waits.
private struct LocalInStateObject {
  let property: PropertyDeclaration
  let model: TypeDeclaration
  let body: Code
  /// The creation in the variable.
  let creation: ObjectCreation
  /// The position of the variable's name in the parentheses.
  let use: Int
}

extension ExaminedRun {
  fileprivate var localsInStateObjects: [LocalInStateObject] {
    source.views.flatMap { view in
      view.properties.filter { $0.wrapper == "@StateObject" }.flatMap { property in
        view.initializers.compactMap { body -> LocalInStateObject? in
          let file = source.files[body.file]
          let start = file.positions(
            of: ["_" + property.name, "=", "StateObject", "(", "wrappedValue", ":"],
            in: body.tokens
          ).first
          guard let use = start.map({ $0 + 6 }), file[use + 1] == ")",
            let creation = source.types.lazy.filter(\.isClass).compactMap({
              source.local(of: $0.name, named: file[use], in: body)
            }).first, let model = source.type(creation.type)
          else { return nil }
          return LocalInStateObject(
            property: property, model: model, body: body, creation: creation, use: use)
        }
      }
    }
  }

  /// The body of a parent ran the initializer of a view that has its object already.
  fileprivate func objectCreatedAgain(_ local: LocalInStateObject) -> Finding? {
    let (property, model) = (local.property, local.model)
    guard
      let created = events.first(where: {
        $0.name == .created && $0.property?.root == property.name
          && typeName($0) == property.type
      }),
      // No other code creates objects of the class.
      source.calls(of: model.name).count == 1, source.implicitCreations(of: model.name).isEmpty
    else { return nil }
    // The initializer of the class does more than store values.
    let effects = events[created.index...].filter { event in
      guard event.name == .printed, event.source.map({ isInInitializer(of: model, $0) }) == true,
        let action = action(of: event),
        let body = causes(of: event).first(where: { $0.name == .body }),
        typeName(body) != property.type
      else { return false }
      // A new view has an object of its own.
      return !act(from: action).contains {
        $0.name == .created && $0.property?.root == property.name
      }
    }
    guard let effect = effects.first,
      let body = causes(of: effect).first(where: { $0.name == .body })
    else { return nil }
    return Finding(
      .initialValueEvaluatedAgain, .proved, at: local.creation.place,
      Subject(
        view: property.type, property: property.name, type: model.name, other: typeName(body)),
      evidence: evidence([action(of: effect), body, effect]),
      fixes: [createInClosure(local)], occurrences: effects.count)
  }

  /// Moves the creation into the parentheses.
  private func createInClosure(_ local: LocalInStateObject) -> Fix {
    let file = source.files[local.body.file]
    guard let declaration = local.creation.declaration,
      // Nothing else uses the variable.
      local.body.tokens.count(where: { file[$0] == file[local.use] }) == 2,
      declaration.upperBound + 1 < file.tokens.count
    else { return Fix(.createInClosure) }
    // A whole statement, up to the next one, without a comment in between.
    let hasSemicolon = file[declaration.upperBound] == ";"
    let next = declaration.upperBound + (hasSemicolon ? 1 : 0)
    let lines = file.tokens[next].line - file.tokens[next - 1].line
    guard hasSemicolon ? lines <= 1 : lines == 1, file[next] != "." else {
      return Fix(.createInClosure)
    }
    let start = file.tokens[declaration.lowerBound].range.lowerBound
    let removed = start..<file.tokens[next].range.lowerBound
    return Fix(
      .createInClosure,
      [
        Fix.Edit(file: file.path, range: removed, text: ""),
        Fix.Edit(
          file: file.path, range: file.tokens[local.use].range,
          text: file.text(of: local.creation.call)),
      ])
  }

  fileprivate func lastBody(of view: ViewIdentity?, before event: Event) -> Event? {
    guard let view else { return nil }
    return events[..<min(event.index, events.count)].last {
      $0.name == .body && $0.view.map { views[$0] } == view
    }
  }

  /// A line that shows that the initializer of a class ran in a body, and has an effect.
  fileprivate func effect(
    ofInitializing type: TypeDeclaration, in body: Event, before event: Event
  ) -> Event? {
    guard body.index < event.index else { return nil }
    return outputs(
      ofInitializing: type, inBodyOf: typeName(body),
      among: events[body.index..<min(event.index, events.count)]
    ).first
  }
}
