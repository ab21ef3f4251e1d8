import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a property of a followed object, and the property announces no change.
  static let modelChangeNotAnnounced = Detector(.modelChangeNotAnnounced) { run in
    run.unannouncedChanges { screen, event, field, property in
      guard property.wrapper == nil || property.wrapper == "@ObservationIgnored",
        !property.isComputed, property.keyword == "var"
      else {
        return nil
      }
      let isIgnored = property.attributes.contains("@ObservationIgnored")
      return Finding(
        .modelChangeNotAnnounced, .proved, at: run.source.place(property),
        Subject(
          view: run.typeName(event), property: property.name, type: property.type,
          other: isIgnored ? "@ObservationIgnored" : nil, old: field.old?.brief,
          new: field.value.brief),
        evidence: run.evidence(screen, []), fixes: [run.publish(property)])
    }
  }
}

extension ExaminedRun {
  /// Findings about changes of followed objects that no event announced; nil where the run has no
  /// action.
  func unannouncedChanges(
    _ finding: (StaleScreen, Event, FieldValue, PropertyDeclaration) -> Finding?
  ) -> [Finding]? {
    let screens = staleScreens
    guard !screens.isEmpty else { return actions.count > 1 ? [] : nil }
    return screens.flatMap { screen -> [Finding] in
      // An unheard change explains the screen, and its object may be part of this one.
      guard screen.unheard.isEmpty else { return [] }
      let changes = screen.unannounced
      return changes.compactMap { event, field in
        guard let type = event.value?.typeName, let old = field.old,
          let property = source.property(field.name, of: type),
          changes.count == 1 || screen.mayShow(field.value, insteadOf: old)
        else { return nil }
        return finding(screen, event, field, property)
      }
    }
  }

  fileprivate func publish(_ property: PropertyDeclaration) -> Fix {
    if property.attributes.contains("@ObservationIgnored") { return observe(property) }
    guard source.type(property.type)?.inherited.contains("ObservableObject") == true else {
      return Fix(.makeObservable)
    }
    let file = source.files[property.file]
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .publish, [Fix.Edit(file: file.path, range: start..<start, text: "@Published ")])
  }

  /// Takes out `@ObservationIgnored`.
  private func observe(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard let word = property.wrapperTokens?.lowerBound, word + 1 < file.tokens.count else {
      return Fix(.observe)
    }
    let range = file.tokens[word].range.lowerBound..<file.tokens[word + 1].range.lowerBound
    return Fix(.observe, [Fix.Edit(file: file.path, range: range, text: "")])
  }
}
