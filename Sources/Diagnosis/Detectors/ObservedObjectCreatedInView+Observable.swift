import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// Views that lost a change of an `@Observable` object: the default value of a plain property creates
  /// the object, and the parent's body ran after the change.
  var recreatedObservables: [Finding] {
    source.views.flatMap(\.properties).compactMap { property in
      guard let model = observableModel(createdBy: property) else { return nil }
      let bodies = events.filter {
        $0.name == .body && typeName($0) == property.type && parentRan(before: $0)
      }
      // All bodies of a view have the same ancestors.
      let firsts = Dictionary(bodies.map { ($0.view, $0) }) { first, _ in first }
      let own = firsts.filter { !isPassed(property, at: $0.value) }
      let losses = bodies.filter { own[$0.view] != nil }.compactMap {
        loss(of: model, in: property, at: $0)
      }
      guard let first = losses.first else { return nil }
      return Finding(
        .observedObjectCreatedInView, .proved, at: source.place(property),
        Subject(
          view: property.type, property: property.name, type: model.name,
          other: creator(of: first.body),
          old: "\(first.change.property) = \(first.change.new.brief)"),
        evidence: evidence([first.event, action(of: first.body), first.body]),
        fixes: [ownWithState(property)], occurrences: losses.count)
    }
  }

  /// The class of the object that the default value of the property creates. The values of a new object
  /// are those of the declarations: the class has no initializer of its own.
  private func observableModel(createdBy property: PropertyDeclaration) -> TypeDeclaration? {
    guard [nil, "@Bindable"].contains(property.wrapper), !property.isStatic, !property.isComputed,
      let value = property.initialValue,
      let model = source.type(source.files[property.file][value.lowerBound]),
      source.files[property.file][value.lowerBound + 1] == "(",
      model.isClass, model.isObservable, model.initializers.isEmpty
    else { return nil }
    return model
  }

  struct LostChange {
    let change: ObjectChange
    let event: Event
    let body: Event
  }

  /// The last change of the object since the view received it, if a new object has another value.
  func loss(
    of model: TypeDeclaration, in property: PropertyDeclaration, at body: Event
  ) -> LostChange? {
    let received = events.last {
      $0.index < body.index && $0.name == .body && $0.view == body.view && parentRan(before: $0)
    }
    let between = (received?.index ?? -1)..<body.index
    for event in events.reversed()
    where between.contains(event.index) && owner(of: event) == body.view {
      let change = event.changes?.last { change in
        change.type == model.name && change.holders?.contains { $0.root == property.name } == true
      }
      guard let change else { continue }
      let field = model.properties.first { $0.name == change.property }
      guard let field, let initial = field.initialValue else { return nil }
      let text = source.text(initial, ofFile: field.file).joined()
      return text == change.new.literal ? nil : LostChange(change: change, event: event, body: body)
    }
    return nil
  }

  /// `var model = Model()` becomes `@State private var model = Model()`, or `@State var` where a caller
  /// passes an object.
  private func ownWithState(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    let isCalled = source.isArgument(property)
    let kind: Fix.Kind = isCalled ? .keepFirstWithState : .ownWithState
    guard let keyword = property.tokens.first(where: { file[$0] == property.keyword }),
      // `public var` cannot become private as well.
      property.isPrivate
        || keyword == property.wrapperTokens?.upperBound ?? property.tokens.lowerBound,
      source.mayHaveWrapper(property)
    else { return Fix(kind) }
    let access = property.isPrivate || isCalled ? "" : " private"
    if let wrapper = property.wrapperTokens {
      let token = file.tokens[wrapper.lowerBound]
      return Fix(
        kind, [Fix.Edit(file: file.path, range: token.range, text: "@State" + access)])
    }
    // The first token may be an access level: `private let model = Model()`.
    guard property.attributes.isEmpty else { return Fix(kind) }
    let first = file.tokens[property.tokens.lowerBound].range
    let word = file.tokens[keyword].range
    if property.isPrivate {
      return Fix(
        kind,
        [
          Fix.Edit(file: file.path, range: first.lowerBound..<first.lowerBound, text: "@State "),
          Fix.Edit(file: file.path, range: word, text: "var"),
        ])
    }
    return Fix(
      kind, [Fix.Edit(file: file.path, range: word, text: "@State\(access) var")])
  }
}
