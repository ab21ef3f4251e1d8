import Replay
@_spi(Steps) import StateLabCore

extension ExaminedRun {
  /// `@Observable` objects that a body creates at each evaluation, for another view or for itself.
  var observablesCreatedInBody: [Finding] {
    let properties = source.views.flatMap(\.properties)
    return properties.compactMap(passedObservable) + properties.compactMap(environmentObservable)
      + source.views.compactMap(localObservable)
  }

  /// An object that a parent's body creates for a view: the poke passes another one.
  private func passedObservable(_ property: PropertyDeclaration) -> Finding? {
    guard [nil, "@Bindable"].contains(property.wrapper), !property.isStatic, !property.isComputed,
      let model = source.types.first(where: { property.typeTokens == [$0.name] }),
      model.isClass, model.isObservable, model.initializers.isEmpty,
      let again = poke.first(where: {
        $0.name == .body && typeName($0) == property.type
          && $0.difference?.all.contains { $0.property.root == property.name } == true
      }), let parent = creator(of: again).flatMap(source.type),
      let creation = creation(of: model.name, passedAs: property, by: parent)
    else { return nil }
    let losses = events.filter {
      $0.name == .body && $0.view == again.view && parentRan(before: $0)
    }.compactMap { loss(of: model, in: property, at: $0) }
    let subject = Subject(
      view: property.type, property: property.name, type: model.name, other: parent.name,
      old: losses.first.map { "\($0.change.property) = \($0.change.new.brief)" })
    let fix = source.hoist(creation, named: property.name, in: parent)
    if let first = losses.first {
      return Finding(
        .modelCreatedInBody, .proved, at: creation.place, subject,
        evidence: evidence([first.event, action(of: first.body), first.body]), fixes: [fix],
        occurrences: losses.count)
    }
    guard mayBeCreatedAgain(again), !source.keepsNoData(model.name) else { return nil }
    return Finding(
      .modelCreatedInBody, .shown, at: creation.place, subject,
      evidence: [
        .poke(.passesNewObject(property: property.name, type: model.name))
      ], fixes: [fix])
  }

  /// An object that a body creates for the environment: a change was lost when the body ran again.
  private func environmentObservable(_ property: PropertyDeclaration) -> Finding? {
    guard property.wrapper == "@Environment",
      let model = source.types.first(where: { type in
        !source.files[property.file].positions(
          of: ["(", type.name, ".", "self", ")"], in: property.tokens
        ).isEmpty
      }), model.isObservable, model.initializers.isEmpty,
      let (parent, creation) = environmentCreation(of: model.name)
    else { return nil }
    let losses = events.filter { body in
      body.name == .body && typeName(body) == property.type
        && causes(of: body).contains { $0.name == .body && typeName($0) == parent.name }
    }.compactMap { loss(of: model, in: property, at: $0) }
    guard let first = losses.first else { return nil }
    return Finding(
      .modelCreatedInBody, .proved, at: creation.place,
      Subject(
        view: property.type, property: property.name, type: model.name, other: parent.name,
        old: "\(first.change.property) = \(first.change.new.brief)"),
      evidence: evidence([first.event, action(of: first.body), first.body]),
      fixes: [source.hoist(creation, named: property.name, in: parent)],
      occurrences: losses.count)
  }

  /// `.environment(Filter())`: the only object of a class that the code of the run supplies, and the
  /// view. A preview or an app may supply another one.
  private func environmentCreation(
    of model: String
  ) -> (view: TypeDeclaration, creation: ObjectCreation)? {
    let calls = source.files.indices.flatMap { number in
      source.files[number].positions(of: [".", "environment", "("]).filter { start in
        let end = source.files[number].end(ofBracketAt: start + 2)
        return reach.contains(start, ofFile: number, in: played)
          && source.type(containing: start, ofFile: number)?.inherited.contains("View") == true
          && !source.files[number].positions(of: [model, "("], in: start..<end).isEmpty
      }.map { (number, $0) }
    }
    guard calls.count == 1, let (number, start) = calls.first,
      source.files[number][start + 3] == model,
      let view = source.type(containing: start, ofFile: number)
    else { return nil }
    let call = (start + 3)..<(source.files[number].end(ofBracketAt: start + 2) - 1)
    return (
      view,
      ObjectCreation(
        file: number, call: call, type: model, name: nil, declaration: nil,
        place: source.files[number].place(start + 3))
    )
  }

  /// An object in a variable of a body that reads the object: the change of the object evaluates the body
  /// and leaves the screen as before.
  private func localObservable(_ view: TypeDeclaration) -> Finding? {
    guard let body = view.properties.first(where: { $0.name == "body" }), sharedReads.isEmpty,
      !readsOuterWorld()
    else { return nil }
    let models = source.types.filter(\.isObservable).compactMap {
      source.local(of: $0.name, in: body, of: view)
    }
    guard models.count == 1, let creation = models.first, let name = creation.name,
      !source.keepsNoData(creation.type)
    else { return nil }
    let losses = events.filter { event in
      // An object of a property has a holder.
      guard event.name == .observed, event.changes == nil, typeName(event) == view.name,
        let action = action(of: event)
      else { return false }
      let act = act(from: action)
      return act.contains { $0.isAsBefore == true }
        && act.contains { $0.name == .body && $0.view == event.view && $0.index > event.index }
    }
    guard let first = losses.first else { return nil }
    return Finding(
      .modelCreatedInBody, .proved, at: creation.place,
      Subject(view: view.name, property: name, type: creation.type, other: view.name),
      evidence: evidence([
        action(of: first), first,
        events[first.index...].first { $0.name == .body && $0.view == first.view },
      ]), fixes: [source.hoist(creation, named: name, in: view)], occurrences: losses.count)
  }
}

extension Declarations {
  /// The only variable of a body with a new object of a class.
  fileprivate func local(
    of model: String, in body: PropertyDeclaration, of view: TypeDeclaration
  ) -> ObjectCreation? {
    let file = files[body.file]
    let starts = file.positions(of: ["=", model, "("], in: body.tokens).filter {
      ["let", "var"].contains(file[$0 - 2])
    }
    guard starts.count == 1, let start = starts.first,
      !view.properties.contains(where: { $0.name == file[start - 1] }),
      // A variable of a closure belongs to the closure.
      body.tokens.prefix(while: { $0 < start }).count(where: { file[$0] == "{" })
        - body.tokens.prefix(while: { $0 < start }).count(where: { file[$0] == "}" }) == 1
    else { return nil }
    return local(
      of: model, named: file[start - 1], in: Code(file: body.file, tokens: body.tokens))
  }

  /// Moves the creation of an object without arguments into a property of the view:
  /// `@State private var filter = Filter()`, or `@StateObject`.
  func hoist(
    _ creation: ObjectCreation, named name: String, in view: TypeDeclaration
  ) -> Fix {
    let file = files[creation.file]
    let name = creation.name ?? name
    // `Filter()`, `.init()`
    guard creation.call.count == (file[creation.call.lowerBound] == "." ? 4 : 3),
      let body = view.properties.first(where: { $0.name == "body" }), body.file == creation.file,
      view.file == body.file, view.tokens.contains(body.tokens.lowerBound),
      // The code of another type has no access to the property.
      code(of: view).contains(where: {
        $0.contains(creation.call.lowerBound, ofFile: creation.file)
      })
    else { return Fix(.hoistState) }
    let wrapper = type(creation.type)?.isObservable == true ? "@State" : "@StateObject"
    // A private property would make the memberwise initializer private.
    let isCalled = calls(of: view.name).contains { $0.end - $0.start > 3 }
    let access = isCalled && view.initializers.isEmpty ? "" : " private"
    let property = "\(wrapper)\(access) var \(name) = \(creation.type)()"
    if view.properties.contains(where: { $0.name == name }) {
      guard let declaration = creation.declaration else { return Fix(.hoistState) }
      let range = file.bytes(of: declaration)
      return Fix(.hoistState, [Fix.Edit(file: file.path, range: range, text: property)])
    }
    var edits = [addition(of: property, above: body, in: view)]
    if let declaration = creation.declaration {
      // Up to the next statement.
      let next = file.tokens[declaration.upperBound].range.lowerBound
      let range = file.bytes(of: declaration).lowerBound..<next
      edits.append(Fix.Edit(file: file.path, range: range, text: ""))
    } else {
      edits.append(Fix.Edit(file: file.path, range: file.bytes(of: creation.call), text: name))
    }
    return Fix(.hoistState, edits)
  }

  /// The edit that adds a property above the body of a view: after the last stored property, or else on
  /// the line before the body.
  private func addition(
    of text: String, above body: PropertyDeclaration, in view: TypeDeclaration
  ) -> Fix.Edit {
    let file = files[body.file]
    let start = file.tokens[body.tokens.lowerBound]
    let indent = String(repeating: " ", count: start.column - 1)
    let last = body.tokens.lowerBound - 1
    let isStored = view.properties.contains {
      $0.file == body.file && !$0.isComputed && $0.tokens.contains(last)
    }
    // Strings and comments are not tokens, and they may span several lines.
    let end = file.tokens[last].range.upperBound
    let rest = String(decoding: file.bytes[end..<start.range.lowerBound], as: UTF8.self)
    let isOneLine = !rest.contains("\"\"\"") && !rest.contains("/*")
    guard isStored, isOneLine, file.tokens[last].line < start.line else {
      let position = start.range.lowerBound
      return Fix.Edit(
        file: file.path, range: position..<position, text: text + file.newline + indent)
    }
    let position = file.end(ofLine: end)
    return Fix.Edit(
      file: file.path, range: position..<position, text: file.newline + indent + text)
  }
}
