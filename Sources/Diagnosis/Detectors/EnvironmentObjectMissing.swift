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
      let property = run.source.property(
        reading: type, in: view, isObservableObject: reason.contains("ObservableObject of type"))
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

extension Declarations {
  /// The property of a view, or of any type for nil, that reads an object of a type from the environment.
  fileprivate func property(
    reading type: String, in view: String?, isObservableObject: Bool
  ) -> PropertyDeclaration? {
    let properties = types.filter { view == nil || $0.name == view }.flatMap(\.properties).filter {
      isObservableObject
        ? $0.wrapper == "@EnvironmentObject"
          // `@Environment(\.locale)` reads a value.
        : $0.wrapper == "@Environment" && text($0.tokens, ofFile: $0.file).contains("self")
    }
    func reader(of name: String) -> PropertyDeclaration? {
      properties.first { text($0.tokens, ofFile: $0.file).contains(name) }
    }
    // The type of the property may be generic, `Store<Int>`, or an alias.
    return reader(of: type) ?? reader(of: String(type.prefix { $0 != "<" }))
      ?? (view != nil && properties.count == 1 ? properties[0] : nil)
  }
}
