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
          property.initialValue == nil, let object = event.object,
          let parent = run.parent(of: event)
        else { return nil }
        // The argument is a state of the parent alone, so its value is known.
        for call in run.source.calls(of: property.type) {
          let file = run.source.files[call.file]
          for index in call.start..<call.end where file[index] == ":" {
            guard let argument = run.source.argument(file[index - 1], of: call),
              argument.count == 1, !run.isFollowed(by: [".", "id", "("], call),
              let write = run.events.last(where: {
                $0.name == .wrote && $0.view == parent.id
                  && $0.property?.description == file[argument.lowerBound]
                  && $0.index > event.index
              }), case .wrote(let state, _, let new) = write.kind,
              let old = run.lastValue(of: state, at: parent.id, before: event),
              old != new, object.literal.contains(old.literal),
              let body = run.events.first(where: {
                $0.name == .body && $0.view == event.view && $0.index > write.index
              }), let action = run.action(of: body), !run.changedLater(event),
              run.keeps(old, insteadOf: new, after: action)
            else { continue }
            return Finding(
              .stateObjectArgumentIgnored, .proved, at: run.source.place(property),
              Subject(
                view: property.type, property: property.name, type: object.typeName,
                other: file[index - 1], old: old.brief, new: new.brief),
              evidence: run.evidence([event, action, write, body]),
              fixes: [run.identityOfArgument(call, argument), Fix(.passObject)])
          }
        }
        return nil
      }
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
        property.wrapper == "@State", property.initialValue == nil, isPassed(property),
        source.type(value.typeName)?.isClass == true
      else { return nil }
      return (event, property, value)
    }
    guard !ignored.isEmpty else { return nil }
    return ignored.compactMap { event, property, value in
      guard let action = action(of: event),
        let stored = events[..<event.index].last(where: {
          $0.name == .stored && $0.view == event.view && $0.property?.root == property.name
        }), let old = stored.value,
        // An object that has changed holds an edit.
        !events[stored.index...].contains(where: { event in
          event.changes?.contains { $0.type == value.typeName } == true
            || event.name == .wrote && event.view == stored.view
              && event.property?.root == property.name
        }),
        let field = value.fields.first(where: { field in
          old.fields.contains {
            $0.name == field.name && $0.value != field.value
              && keeps($0.value, insteadOf: field.value, after: action)
          }
        }),
        // An object with other values at each evaluation does not depend on the argument.
        !poke.contains(where: { again in
          guard case .noted(.initialIgnored(_, let other)) = again.kind else { return false }
          return again.view == event.view && other.fields != value.fields
        })
      else { return nil }
      let before = old.fields.first { $0.name == field.name }?.value
      return Finding(
        .stateObjectArgumentIgnored, .proved, at: source.place(property),
        Subject(
          view: property.type, property: property.name, type: value.typeName, other: field.name,
          old: before?.brief, new: field.value.brief),
        evidence: evidence([stored, action, event]),
        fixes: [Fix(.identityOfArgument), Fix(.passObject)])
    }
  }

  fileprivate func isFollowed(by words: [String], _ call: Declarations.Call) -> Bool {
    words.indices.allSatisfy { source.files[call.file][call.end + $0] == words[$0] }
  }

  /// The value that a state of a view has at an event.
  func lastValue(
    of property: PropertyPath, at view: Int, before event: Event
  ) -> ValueDescription? {
    for earlier in events[..<event.index].reversed()
    where earlier.view == view && earlier.property == property {
      switch earlier.kind {
      case .wrote(_, _, let new): return new
      case .stored(_, let value): return value
      default: continue
      }
    }
    return nil
  }

  /// True if the object in the property changed after its creation.
  fileprivate func changedLater(_ created: Event) -> Bool {
    let id = events[created.index...].first {
      $0.name == .subscribed && $0.view == created.view && $0.property == created.property
    }?.objectID
    return id.map { objects.changes[$0]?.isEmpty == false } ?? false
  }

  /// `.id(argument)` behind the call.
  fileprivate func identityOfArgument(_ call: Declarations.Call, _ argument: Range<Int>) -> Fix {
    let file = source.files[call.file]
    let end = file.tokens[call.end - 1].range.upperBound
    let text = ".id(\(file[argument.lowerBound]))"
    return Fix(.identityOfArgument, [Fix.Edit(file: file.path, range: end..<end, text: text)])
  }
}
