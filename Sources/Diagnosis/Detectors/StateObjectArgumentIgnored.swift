import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A parent passed another argument for the object of a `@StateObject`, which is created once for
  /// each identity.
  static let stateObjectArgumentIgnored = Detector(.stateObjectArgumentIgnored) { run in
    let created = run.events.filter { $0.name == .created }
    let ignored = run.ignoredObjects
    guard !created.isEmpty || ignored != nil else { return nil }
    return (ignored ?? [])
      + created.compactMap { event in
        guard let property = run.property(event), property.wrapper == "@StateObject",
          property.initialValue == nil, let object = event.object, !run.isRenewed(event)
        else { return nil }
        for input in run.inputs(of: property, at: event) {
          guard
            let (change, body) = run.laterChange(of: input, after: event),
            let action = run.action(of: body), !run.changedLater(event)
          else { continue }
          let values = run.values(of: input, in: change)
          // Where the argument is a value of the run, the screen must show the old one of the two.
          let kept =
            if let values {
              run.action(
                keeping: [.init(value: values.old, other: values.new)]
                  + run.keptLeaves(of: values.old, insteadOf: values.new).filter {
                    object.leaves.contains($0.value)
                  }, since: event, at: body)
            } else if object.leaves.contains(where: {
              run.keeps($0, insteadOf: nil, after: action)
            }) {
              action
            } else {
              nil as Event?
            }
          let computed = run.action(showing: object, of: property, from: input, at: body)
          guard let shown = kept ?? computed else { continue }
          let part = values.flatMap { $0.new.onlyDifference(from: $0.old) }
          let argument = [input.argument.label ?? input.text] + [part?.name].compactMap(\.self)
          return Finding(
            .stateObjectArgumentIgnored, .proved, at: run.source.place(property),
            Subject(
              view: property.type, property: property.name, type: object.typeName,
              other: argument.joined(separator: "."), old: (part?.old ?? values?.old)?.brief,
              new: (part?.value ?? values?.new)?.brief),
            evidence: run.evidence([event, action, change.event, body, shown]),
            fixes: (run.hasExplicitID(event) ? [] : [run.identity(of: input, change, values)])
              + [Fix(.passObject)])
        }
        return nil
      }
  }
}

extension ValueDescription {
  /// The texts and numbers in the fields of a value, and in the elements of its lists.
  fileprivate var leaves: [ValueDescription] {
    let inner =
      fields.map(\.value) + (elements ?? []).map { ValueDescription.literal($0) }
    return inner.isEmpty ? [self] : inner.flatMap(\.leaves)
  }
}

extension ExaminedRun {
  /// Objects in `@State` that an initializer creates from an argument: the parent passed another one,
  /// SwiftUI evaluated the object and did not use it, and the screen shows the first one. Nil where the
  /// run evaluated no such object.
  fileprivate var ignoredObjects: [Finding]? {
    let ignored = events.compactMap { event -> (Event, PropertyDeclaration, ValueDescription)? in
      guard case .noted(.initialIgnored(let path, let value)) = event.kind,
        let property = source.property(path.root, of: typeName(event)),
        property.wrapper == "@State", property.initialValue == nil, isPassed(property, at: event),
        source.type(value.typeName)?.isClass == true, !isRenewed(event),
        !source.keepsFirstValue(property)
      else { return nil }
      return (event, property, value)
    }
    guard !ignored.isEmpty else { return nil }
    return ignored.compactMap { event, property, value in
      guard let action = self.action(of: event),
        let stored = events[..<event.index].last(where: {
          $0.name == .stored && $0.view == event.view && $0.property?.root == property.name
        }), let old = stored.value,
        // An object that has changed holds an edit.
        !events[stored.index...].contains(where: { event in
          event.changes?.contains { $0.type == value.typeName } == true
            || event.name == .wrote && event.view == stored.view
              && event.property?.root == property.name
        }),
        let (field, shown) = keptLeaves(of: old, insteadOf: value).lazy.compactMap({ field in
          self.dependsOnArgument(field, at: event)
            ? self.action(keeping: [field], since: stored, at: event).map { (field, $0) } : nil
        }).first
      else { return nil }
      return Finding(
        .stateObjectArgumentIgnored, .proved, at: source.place(property),
        Subject(
          view: property.type, property: property.name, type: value.typeName, other: field.field,
          old: field.value.brief, new: field.other?.brief),
        evidence: evidence([stored, action, event, shown]),
        fixes: fixesOfIgnoredObject(property, at: event),
        // `@Observable`
        releases: "iOS 17 and later")
    }
  }

  /// False for a field that has another value at each evaluation of the object, as a new `UUID` has.
  private func dependsOnArgument(_ field: KeptValue, at event: Event) -> Bool {
    poke.allSatisfy { again in
      guard case .noted(.initialIgnored(_, let value)) = again.kind, again.view == event.view else {
        return true
      }
      return value.part(field.field) == field.other
    }
  }

  /// The texts and numbers in which two values differ, also in the fields of their fields.
  fileprivate func keptLeaves(
    of value: ValueDescription, insteadOf other: ValueDescription
  ) -> [KeptValue] {
    keptFields(of: value, insteadOf: other).flatMap { field -> [KeptValue] in
      guard let new = field.other, let name = field.field, !field.value.fields.isEmpty,
        !new.fields.isEmpty
      else { return [field] }
      return keptLeaves(of: field.value, insteadOf: new).map { leaf in
        KeptValue(
          value: leaf.value, other: leaf.other,
          field: [name, leaf.field].compactMap(\.self).joined(separator: "."))
      }
    }
  }

  /// A view that receives the object itself needs no state for the object.
  private func fixesOfIgnoredObject(_ property: PropertyDeclaration, at event: Event) -> [Fix] {
    let type = source.type(property.type)
    let isObject = type?.initializers.isEmpty == true
    let isChanged = source.isChanged(property.name, in: type)
    return (isObject && !isChanged ? [declareLet(property)] : [])
      + (hasExplicitID(event) ? [] : [Fix(.identityOfArgument)])
      + (isObject && !isChanged ? [] : [Fix(.passObject)])
  }

  /// The action of a body to which the parent passed another argument, if the screen then shows a value
  /// that the object computed from the first argument, and the view has no way to give the object the new
  /// one.
  fileprivate func action(
    showing object: ValueDescription, of property: PropertyDeclaration, from input: ObjectInput,
    at body: Event
  ) -> Event? {
    guard let view = source.type(property.type), let type = source.type(object.typeName),
      let action = action(of: body), let screen = screen(ofAct: action),
      source.onlyShows(body.differingValues.map(\.root), in: view)
    else { return nil }
    let isComputed = source.fields(of: type, computedFrom: input, in: view).contains { name in
      source.shows(source.names(reading: name), in: view)
        && object.fields.contains { $0.name == name && screen.hasWord($0.value.shown) }
    }
    return isComputed ? action : nil
  }

  /// True if the object in the property changed after its creation.
  fileprivate func changedLater(_ created: Event) -> Bool {
    let id = events[created.index...].first {
      $0.name == .subscribed && $0.view == created.view && $0.property == created.property
    }?.objectID
    return id.map { objects.changes[$0]?.isEmpty == false } ?? false
  }
}

extension Declarations {
  /// True if the code of a view, other than its initializers, reads these properties only for what it
  /// shows: no action, no `onChange` and no function gets their values.
  fileprivate func onlyShows(_ names: [String], in view: TypeDeclaration) -> Bool {
    code(of: view).allSatisfy { code in
      let file = files[code.file]
      let actions = file.actionClosures(in: code.tokens)
      let initializers = view.initializers.filter { $0.file == code.file }.map(\.tokens)
      return code.tokens.allSatisfy { index in
        guard names.contains(file[index]), file.isRead(at: index),
          !initializers.contains(where: { $0.contains(index) })
        else { return true }
        return !actions.contains { $0.contains(index) } && !file.isArgumentOfFunction(at: index)
      }
    }
  }

  /// The properties of an object that its initializer computes from the argument of a view's call:
  /// `count` of `init(_ city: String) { count = city.count }`. A property that only stores the argument
  /// may show the first argument on purpose.
  fileprivate func fields(
    of type: TypeDeclaration, computedFrom input: ExaminedRun.ObjectInput, in view: TypeDeclaration
  ) -> [String] {
    guard
      let position = arguments(of: input.call).firstIndex(where: {
        $0.tokens == input.argument.tokens
      })
    else { return [] }
    // `init(city: String) { _model = StateObject(wrappedValue: Model(city)) }`
    let names = view.initializers.compactMap { name(of: input.argument, at: position, in: $0) }
    let creations = calls(of: type.name).filter { call in
      view.initializers.contains { $0.contains(call.start, ofFile: call.file) }
    }
    return creations.flatMap { call -> [String] in
      let file = files[call.file]
      let passed = arguments(of: call).enumerated().filter { _, argument in
        argument.tokens.contains { names.contains(file[$0]) }
      }
      return type.initializers.flatMap { body -> [String] in
        let parameters = passed.compactMap { name(of: $1, at: $0, in: body) }
        let file = files[body.file]
        return type.properties.filter { !$0.isComputed && !$0.isStatic }.map(\.name).filter {
          property in
          assignments(to: property, in: body).contains { start in
            let value = file.value(assignedAt: start)
            return value.count > 1
              && value.contains { parameters.contains(file[$0]) && file.isRead(at: $0) }
          }
        }
      }
    }
  }
}
