import Replay
@_spi(Steps) import StateLabCore

/// The code that created the views and the objects of a run. Several places in the source may
/// create the same view or object. Code that did not run, such as the code of another preview,
/// created nothing.
extension ExaminedRun {
  /// The names of the ancestors that the program declares, the nearest first.
  private func ancestors(of event: Event) -> [String] {
    guard let id = event.view, views.indices.contains(id) else { return [] }
    return views.ancestors(of: id).map { views[$0].type }.filter { !$0.isBuiltIn }.map(\.baseName)
  }

  /// The calls that may have created the event's view: the calls in code that the bodies of its
  /// ancestors may run. If the names in the code lead to no call, the result is all calls of the
  /// program.
  func calls(creatingViewOf event: Event) -> [Declarations.Call] {
    let all = source.calls(of: typeName(event))
    let reached = ancestors(of: event).reduce(into: reach.entry) {
      $0.formUnion(reachOfBodies[$1] ?? [])
    }
    let own = all.filter { reach.contains($0, in: reached) }
    return own.isEmpty ? all : own
  }

  /// True if the run mounted a view of the type, if the program starts with the type, or if code that may
  /// have run names the type.
  func mayHaveRun(_ type: TypeDeclaration) -> Bool {
    if case .types(let names) = source.entry, names.contains(type.name) { return true }
    return views.contains { $0.type.baseName == type.name }
      || played.contains { reach.units[$0].names.contains(type.name) }
  }

  /// The calls in code that the bodies of the run may run; all calls of the program where the names in
  /// the code lead to no call.
  func playedCalls(of name: String) -> [Declarations.Call] {
    inPlayedCode(source.calls(of: name))
  }

  private func inPlayedCode(_ all: [Declarations.Call]) -> [Declarations.Call] {
    let own = all.filter { reach.contains($0, in: played) }
    return own.isEmpty ? all : own
  }

  /// The name of the view whose code creates the event's view: the nearest ancestor whose body may run
  /// a call of the initializer, or the nearest ancestor that the program declares.
  func creator(of event: Event) -> String? {
    let calls = source.calls(of: typeName(event))
    let ancestors = ancestors(of: event)
    return ancestors.first { ancestor in
      let reached = reachOfBodies[ancestor] ?? []
      return calls.contains { reach.contains($0, in: reached) }
    } ?? ancestors.first
  }

  /// True if a caller may have passed the property to the event's view: a call has its label, or an
  /// initializer assigns it.
  func isPassed(_ property: PropertyDeclaration, at event: Event) -> Bool {
    if calls(creatingViewOf: event).contains(where: {
      source.argument(property.name, of: $0) != nil
    }) {
      return true
    }
    guard let type = source.type(property.type) else { return true }
    return type.initializers.contains { body in
      source.text(body).contains {
        [property.name, "_" + property.name].contains($0)
      }
    }
  }

  /// True if the event's view itself creates the object of the property: by its default value, or in
  /// each initializer that assigns the property.
  func creates(_ property: PropertyDeclaration, at event: Event) -> Bool {
    if !isPassed(property, at: event) { return property.initialValue != nil }
    guard property.initialValue == nil else { return false }
    let values = source.valuesInInitializers(of: property)
    let classes = source.types.filter(\.isClass).map(\.name)
    return !values.isEmpty
      && values.allSatisfy { classes.contains(source.files[$0.file][$0.start]) }
  }

  /// The only call that creates an object of a type for a view's body.
  func call(creating type: String, in parent: String?) -> Declarations.Call? {
    let calls = calls(creating: type, in: parent)
    return calls.count == 1 ? calls[0] : nil
  }

  /// The calls that create an object of a type in code that the body of a view may run, or else in
  /// code that any body may run. If the names in the code lead to no call, the result is all calls
  /// of the program. Calls in the view's own code take precedence; of several calls in one computed
  /// property, the result has only the first. The result excludes calls in initial values, in
  /// initializers of views, and in actions.
  func calls(creating type: String, in parent: String?) -> [Declarations.Call] {
    let created = inPlayedCode(source.calls(of: type) + source.implicitCreations(of: type))
    let all = created.filter { call in
      let isStored = source.types.contains { declaration in
        declaration.file == call.file
          && declaration.properties.contains {
            $0.initialValue?.contains(call.start) == true
          }
      }
      // The code of an initializer belongs to the view that has the object.
      let isInInitializer = source.types.contains { declaration in
        declaration.initializers.contains { $0.contains(call.start, ofFile: call.file) }
      }
      return !isStored && !isInInitializer && !source.files[call.file].isInAction(call.start)
    }
    let reached = parent.flatMap { reachOfBodies[$0] } ?? []
    let own = all.filter { reach.contains($0, in: reached) }
    let calls = own.isEmpty ? all : own
    let inside = calls.filter {
      source.type(containing: $0.start, ofFile: $0.file)?.name == parent
    }
    let isOneProperty = parent.flatMap(source.type)?.properties.contains { property in
      property.isComputed && property.name != "body"
        && inside.allSatisfy { $0.file == property.file && property.tokens.contains($0.start) }
    }
    if isOneProperty == true { return Array(inside.prefix(1)) }
    return inside.isEmpty ? calls : inside
  }

  /// The printed lines among events that the initializer of a class wrote, or code that only the
  /// initializer runs, while the body of a view ran.
  func outputs(
    ofInitializing model: TypeDeclaration, inBodyOf view: String, among events: some Sequence<Event>
  ) -> [Event] {
    let printed = events.filter { $0.name == .printed && $0.source != nil }
    guard !printed.isEmpty else { return [] }
    let creating = reach.units(named: [model.name])
    let others = reach.units(ofBodyOf: view, without: model.name)
    let own = Set(printed.compactMap(\.source)).filter { line in
      if isInInitializer(of: model, line) { return true }
      guard let number = source.files.firstIndex(where: { $0.name == line.file }) else {
        return false
      }
      let file = source.files[number]
      // The calls of `print` in the line of the output.
      let calls = file.positions(of: ["print", "("]).filter { file.tokens[$0].line == line.line }
      return !calls.isEmpty
        && calls.allSatisfy {
          reach.contains($0, ofFile: number, in: creating)
            && !reach.contains($0, ofFile: number, in: others)
        }
    }
    return printed.filter { $0.source.map(own.contains) == true }
  }

  /// The object that the body of a view passes to another view, if each evaluation creates the object.
  func creation(
    of model: String, passedAs property: PropertyDeclaration, by parent: TypeDeclaration
  ) -> ObjectCreation? {
    let reached = reachOfBodies[parent.name] ?? []
    let calls = source.calls(of: property.type).filter { reach.contains($0, in: reached) }
    return source.creation(of: model, passedAs: property, in: calls)
  }
}

extension Declarations {
  /// The beginnings of the values that initializers give a property: `likes = Likes()`,
  /// `_likes = ObservedObject(wrappedValue: Likes())`.
  func valuesInInitializers(of property: PropertyDeclaration) -> [(file: Int, start: Int)] {
    (type(property.type)?.initializers ?? []).flatMap { body in
      let file = files[body.file]
      return assignments(to: property.name, in: body).map { (file: body.file, start: $0 + 2) }
        + assignments(to: "_" + property.name, in: body).map { start in
          let label = (start..<min(start + 10, body.tokens.upperBound)).first {
            file[$0] == "wrappedValue" && file[$0 + 1] == ":"
          }
          return (file: body.file, start: label.map { $0 + 2 } ?? start)
        }
    }
  }
}
