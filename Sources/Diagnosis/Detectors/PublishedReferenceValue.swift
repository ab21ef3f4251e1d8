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
          view: run.typeName(event), property: property.name, type: property.type, other: element,
          old: field.old?.brief, new: field.value.brief),
        evidence: run.evidence(screen, []),
        fixes: [Fix(.structValue), Fix(.makeObservable)])
    }
  }
}

extension ExaminedRun {
  /// The class of the program whose instance a value holds.
  fileprivate func classInside(_ value: ValueDescription) -> String? {
    source.types.first { $0.isClass && value.literal.contains("\($0.name)(") }?.name
  }
}
