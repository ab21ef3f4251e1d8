import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view reads an object from the environment, and no ancestor supplies one (W7, W8).
  static let environmentObjectMissing = Detector(.environmentObjectMissing) { run in
    let needs = run.source.types.contains { type in
      type.properties.contains { ["@EnvironmentObject", "@Environment"].contains($0.wrapper) }
    }
    guard needs else { return nil }
    return run.events.compactMap { event in
      guard case .stopped(let reason) = event.kind,
        let type = reason.between("bject of type ", " found. A View.environmentObject(")
      else { return nil }
      let body = run.causes(of: event).first { $0.name == .body }
      let view = body.map(run.typeName)
      let properties = run.source.types.filter { view == nil || $0.name == view }
        .flatMap(\.properties)
        .filter { property in
          property.typeTokens.contains(type)
            || run.source.text(property.tokens, ofFile: property.file).contains(type)
        }.filter { ["@EnvironmentObject", "@Environment"].contains($0.wrapper) }
      let property = properties.first
      return Finding(
        .environmentObjectMissing, .proved,
        at: property.flatMap(run.source.place)
          ?? view.flatMap { run.body(of: run.source.type($0)) },
        Subject(
          view: view ?? property?.type, property: property?.name, type: type,
          other: property?.wrapper == "@Environment" ? "environment" : "environmentObject"),
        evidence: run.evidence([run.action(of: event), body, event]), fixes: [Fix(.supplyObject)])
    }
  }
}
