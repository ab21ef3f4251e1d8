import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a field of an object that no view follows; the object is a field of another
  /// object, which a view does follow.
  static let nestedObservableObject = Detector(.nestedObservableObject) { run in
    run.unheardChanges { screen, event, change in
      guard let holder = run.followedHolder(of: change.type) else { return nil }
      return Finding(
        .nestedObservableObject, .proved, at: run.source.place(holder.property),
        Subject(
          view: holder.view, property: holder.property.name, type: change.type,
          other: holder.property.type, old: change.old.brief, new: change.new.brief),
        evidence: run.evidence(screen, [event]),
        fixes: [Fix(.observeInner), Fix(.structValue), Fix(.makeObservable)])
    }
  }
}

extension ExaminedRun {
  /// Findings about changes without a subscriber that the screen lacks; nil where there are none.
  func unheardChanges(
    _ finding: (StaleScreen, Event, ObjectChange) -> Finding?
  ) -> [Finding]? {
    let screens = staleScreens
    guard !screens.isEmpty else { return actions.count > 1 ? [] : nil }
    return screens.flatMap { screen -> [Finding] in
      let unheard = screen.unheard
      return unheard.filter { _, change in
        unheard.count == 1 || screen.mayShow(change.new, insteadOf: change.old)
      }.compactMap { finding(screen, $0.event, $0.change) }
    }
  }

  /// The property of a followed object that holds an object of this type.
  func followedHolder(of type: String) -> (view: String, property: PropertyDeclaration)? {
    let follows = events.filter { event in
      event.name == .subscribed && event.property != nil
        && event.object?.literal.contains("\(type)(") == true
    }
    for event in follows {
      guard let object = event.object?.typeName, object != type,
        let declaration = source.type(object)
      else { continue }
      let property = declaration.properties.first { property in
        property.typeTokens.contains(type)
          || property.initialValue.map {
            source.text($0, ofFile: property.file).contains(type)
          } == true
      }
      if let property { return (typeName(event), property) }
    }
    return nil
  }
}
