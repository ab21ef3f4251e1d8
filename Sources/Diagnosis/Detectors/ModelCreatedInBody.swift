import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view follows or reads an object that the parent's body creates at each evaluation: nothing changed, and
  /// the object is another one.
  static let modelCreatedInBody = Detector(.modelCreatedInBody) { run in
    guard run.wasPoked else { return nil }
    return run.observablesCreatedInBody
      + run.objects.replacements.compactMap { replacement in
        let event = replacement.subscribed
        guard run.isPoke(event), let property = run.property(event),
          property.initialValue == nil || run.isPassed(property), !run.creates(property),
          run.objects.firstEvents[replacement.new]?.index == event.index
            || run.isPoke(run.objects.firstEvents[replacement.new] ?? event),
          let type = event.object?.typeName, let parent = run.parent(of: event)?.type.baseName,
          let place = run.placeOfCreation(of: type, in: parent)
        else { return nil }
        let lost = run.objects.replacements.last {
          !run.isPoke($0.subscribed) && $0.subscribed.property == event.property
            && $0.subscribed.view == event.view
            && !run.objects.changed($0.old, before: $0.subscribed).isEmpty
        }
        return run.finding(
          .modelCreatedInBody, of: lost ?? replacement, property, at: place,
          fix: run.source.type(parent).flatMap { view in
            run.source.creation(of: type, passedAs: property, by: view).map {
              run.source.hoist($0, named: property.name, in: view)
            }
          } ?? Fix(.hoistState))
      }
  }
}

extension ExaminedRun {
  /// The place at which the code of a view creates an object of this type: in a computed property or
  /// in an argument.
  func placeOfCreation(of type: String, in parent: String?) -> SourcePlace? {
    call(creating: type, in: parent).flatMap { source.files[$0.file].place($0.start) }
  }

  /// The only call that creates an object of a type, or the first of those in one computed property;
  /// initial values and initializers of views do not count.
  func call(creating type: String, in parent: String?) -> Declarations.Call? {
    let calls = source.calls(of: type).compactMap {
      call -> (isInside: Bool, call: Declarations.Call)? in
      // A stored property's initial value creates one object.
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
      guard !isStored, !isInInitializer else { return nil }
      return (source.type(containing: call.start, ofFile: call.file)?.name == parent, call)
    }
    let inside = calls.filter(\.isInside).map(\.call)
    if inside.count > 1 {
      let isOneProperty = parent.flatMap(source.type)?.properties.contains { property in
        property.isComputed && property.name != "body"
          && inside.allSatisfy { $0.file == property.file && property.tokens.contains($0.start) }
      }
      return isOneProperty == true ? inside[0] : nil
    }
    return inside.first ?? (calls.count == 1 ? calls[0].call : nil)
  }
}
