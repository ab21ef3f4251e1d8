import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A parent passed another value, and the view's `==` called it equal.
  static let equatableViewHidesChange = Detector(.equatableViewHidesChange) { run in
    let types = run.source.views.compactMap { type in
      run.operatorPlace(of: type).map { (type: type, place: $0) }
    }
    guard !types.isEmpty else { return nil }
    return run.staleScreens.compactMap { screen in
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty else { return nil }
      for (type, place) in types {
        let mounted = run.events.first { $0.name == .body && run.typeName($0) == type.name }
        guard let mounted, let parent = run.parent(of: mounted),
          let parentBody = screen.act.first(where: { $0.name == .body && $0.view == parent.id }),
          !screen.act.contains(where: { $0.name == .body && run.typeName($0) == type.name })
        else { continue }
        return Finding(
          .equatableViewHidesChange, .proved,
          at: place.place,
          Subject(
            view: type.name, type: place.type == type.name ? nil : place.type,
            other: parent.type.baseName),
          evidence: run.evidence(screen, [parentBody]), fixes: [Fix(.compareAll)])
      }
      return nil
    }
  }
}

extension ExaminedRun {
  /// The only `==` that the program writes for a view, or for a type of its stored properties.
  fileprivate func operatorPlace(
    of view: TypeDeclaration
  ) -> (type: String, place: SourcePlace)? {
    let parts = view.properties.filter { !$0.isComputed && $0.wrapper == nil }
      .flatMap(\.typeTokens).compactMap(source.type)
    for type in [view] + parts {
      let places = source.positions(of: ["func", "=", "="], in: type)
      if places.count == 1 { return (type.name, places[0]) }
    }
    return nil
  }
}
