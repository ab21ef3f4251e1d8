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
          property.initialValue == nil || run.isPassed(property, at: event),
          !run.creates(property, at: event),
          run.objects.firstEvents[replacement.new]?.index == event.index
            || run.isPoke(run.objects.firstEvents[replacement.new] ?? event),
          let type = event.object?.typeName,
          !run.keepsNoData(type)
            || run.objects.replacements.contains(where: { other in
              other.subscribed.property == event.property && other.subscribed.view == event.view
                && run.losesWrittenValue(other)
            }),
          let parent = run.creator(of: event),
          let place = run.placeOfCreation(of: type, for: property, in: parent, at: replacement)
        else { return nil }
        let losses = run.objects.replacements.filter {
          !run.isPoke($0.subscribed) && $0.subscribed.property == event.property
            && $0.subscribed.view == event.view
            && !run.objects.changed($0.old, before: $0.subscribed).isEmpty
        }
        return run.finding(
          .modelCreatedInBody,
          of: losses.first(where: run.losesValue) ?? losses.last ?? replacement,
          property, at: place,
          fix: run.source.type(parent).flatMap { view in
            run.creation(of: type, passedAs: property, by: view).map {
              run.source.hoist($0, named: property.name, in: view)
            }
          } ?? Fix(.hoistState))
      }
  }
}

extension ExaminedRun {
  /// The place at which the body of a view creates an object for a property of another view. If
  /// several places may create the object, the result is the place of the body.
  fileprivate func placeOfCreation(
    of type: String, for property: PropertyDeclaration, in parent: String,
    at replacement: ObjectLedger.Replacement
  ) -> SourcePlace? {
    let calls = calls(creating: type, in: parent)
    // `LoginView(model: Login())`
    let passed = calls.filter { call in
      source.calls(of: property.type).contains {
        $0.file == call.file
          && source.argument(property.name, of: $0)?.contains(call.start) == true
      }
    }
    let all = passed.isEmpty ? calls : passed
    if all.count == 1 { return source.files[all[0].file].place(all[0].start) }
    // If another view had the object before, the creator of that view created the object.
    let isFirst =
      objects.firstEvents[replacement.new]?.index == replacement.subscribed.index
    return isFirst && !all.isEmpty ? body(of: source.type(parent)) : nil
  }
}
