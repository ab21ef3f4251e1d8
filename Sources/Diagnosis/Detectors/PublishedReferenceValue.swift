import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a part of an object in a published property: the property holds the same
  /// reference, so nothing is published.
  static let publishedReferenceValue = Detector(.publishedReferenceValue) { run in
    run.unannouncedChanges { screen, event, field, property in
      guard property.wrapper == "@Published",
        let element = run.classInside(field.value),
        // A row that follows the element shows the change; the rest may wait on purpose.
        !screen.act.contains(where: { $0.change?.type == element && ($0.subscribers ?? 0) > 0 })
      else { return nil }
      return Finding(
        .publishedReferenceValue, .proved, at: run.source.place(property),
        Subject(
          view: run.reader(of: property.name, at: event), property: property.name,
          type: property.type, other: element,
          old: field.old?.brief, new: field.value.brief),
        evidence: run.evidence(screen, []),
        fixes: [Fix(.structValue), Fix(.makeObservable)])
    }.map { $0 + run.changesInsideStates }
  }
}

extension ExaminedRun {
  /// Screens that show a property of an object in a state, and nothing else that changes unannounced:
  /// the state holds the same reference.
  fileprivate var changesInsideStates: [Finding] {
    staleScreens.compactMap { screen -> Finding? in
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty, sharedReads.isEmpty,
        !readsOuterWorld(),
        !screen.act.contains(where: { ValueChange($0) != nil })
      else { return nil }
      let stored = events.filter { event in
        event.name == .stored
          && event.value.flatMap(classInside).flatMap(source.type).map {
            !$0.isObservable && !$0.inherited.contains("ObservableObject")
          } == true
      }
      guard Set(stored.map { "\(typeName($0)).\($0.property?.root ?? "")" }).count == 1,
        let event = stored.first, let property = property(event),
        let element = event.value.flatMap(classInside)
      else { return nil }
      let mounted = Set(events.filter { $0.name == .body }.map(typeName))
      let shown = source.type(element)?.properties.filter { field in
        field.keyword == "var" && !field.isComputed
          && source.files.indices.contains { number in
            source.writes(to: field.name, in: source.files[number].tokens.indices, ofFile: number)
          }
          && source.views.contains { view in
            mounted.contains(view.name)
              && !source.positions(of: [".", field.name], in: view).isEmpty
          }
      }
      guard shown?.isEmpty == false else { return nil }
      return Finding(
        .publishedReferenceValue, .proved, at: source.place(property),
        Subject(
          view: property.type, property: property.name, type: property.type, other: element),
        evidence: evidence(screen, []), fixes: [Fix(.structValue), Fix(.makeObservable)])
    }
  }

  /// The class of the program whose instance a value holds.
  fileprivate func classInside(_ value: ValueDescription) -> String? {
    source.types.first { $0.isClass && value.literal.contains("\($0.name)(") }?.name
  }
}
