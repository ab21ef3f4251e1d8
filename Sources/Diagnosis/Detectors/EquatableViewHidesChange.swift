import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A parent passed another value, and the view's `==` called it equal.
  static let equatableViewHidesChange = Detector(.equatableViewHidesChange) { run in
    let types = run.source.types.filter {
      $0.inherited.contains("View")
        && !run.source.positions(of: ["func", "=", "="], in: $0).isEmpty
    }
    guard !types.isEmpty else { return nil }
    return run.staleScreens.compactMap { screen in
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty else { return nil }
      for type in types {
        let mounted = run.events.first { $0.name == .body && run.typeName($0) == type.name }
        guard let mounted, let parent = run.parent(of: mounted),
          let parentBody = screen.act.first(where: { $0.name == .body && $0.view == parent.id }),
          !screen.act.contains(where: { $0.name == .body && run.typeName($0) == type.name })
        else { continue }
        return Finding(
          .equatableViewHidesChange, .proved,
          at: run.source.positions(of: ["func", "=", "="], in: type).first,
          Subject(view: type.name, other: parent.type.baseName),
          evidence: run.evidence(screen, [parentBody]), fixes: [Fix(.compareAll)])
      }
      return nil
    }
  }
}
