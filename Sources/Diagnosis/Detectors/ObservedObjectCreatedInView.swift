import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view follows or reads another object after its parent's body ran, although the parent passed
  /// none: the default value of the property created the object.
  static let observedObjectCreatedInView = Detector(.observedObjectCreatedInView) { run in
    let replaced = run.objects.replacements.filter { replacement in
      guard let property = run.property(replacement.subscribed) else { return false }
      return property.wrapper == "@ObservedObject"
    }
    let recreated = run.recreatedObservables
    if run.objects.replacements.isEmpty, recreated.isEmpty, !run.wasPoked { return nil }
    return recreated
      + replaced.compactMap { replacement in
        guard let property = run.property(replacement.subscribed), run.creates(property),
          run.parentRan(before: replacement.subscribed)
        else { return nil }
        return run.finding(.observedObjectCreatedInView, of: replacement, property)
      }
  }
}

extension ExaminedRun {
  /// True if the view itself creates the object of the property: by its default value, or in each
  /// initializer that assigns the property.
  func creates(_ property: PropertyDeclaration) -> Bool {
    if !isPassed(property) { return property.initialValue != nil }
    guard let type = source.type(property.type), property.initialValue == nil else { return false }
    // `likes = Likes()`, `_likes = ObservedObject(wrappedValue: Likes())`
    let values = type.initializers.flatMap { body in
      let file = source.files[body.file]
      return source.assignments(to: property.name, in: body).map { file[$0 + 2] }
        + source.assignments(to: "_" + property.name, in: body).map { start in
          let value = (start..<min(start + 10, body.tokens.upperBound)).first {
            file[$0] == "wrappedValue" && file[$0 + 1] == ":"
          }
          return value.map { file[$0 + 2] } ?? ""
        }
    }
    let classes = source.types.filter(\.isClass).map(\.name)
    return !values.isEmpty && values.allSatisfy(classes.contains)
  }

  /// True if a caller may pass the property: a call has its label, or an initializer assigns it.
  func isPassed(_ property: PropertyDeclaration) -> Bool {
    if source.calls(of: property.type).contains(where: {
      source.argument(property.name, of: $0) != nil
    }) {
      return true
    }
    guard let type = source.type(property.type) else { return true }
    return type.initializers.contains { body in
      source.text(body).contains {
        [property.name, "_" + property.name].contains($0)
      }
    }
  }

  /// True if the body of an ancestor caused the event, in the run or in the poke.
  func parentRan(before event: Event) -> Bool {
    causes(of: event).contains { $0.name == .body && $0.view != event.view }
      || isPoke(event)
  }

  func finding(
    _ bug: BugID, of replacement: ObjectLedger.Replacement, _ property: PropertyDeclaration,
    at place: SourcePlace? = nil, fix: Fix? = nil
  ) -> Finding? {
    let event = replacement.subscribed
    guard let old = replacement.unsubscribed.object, let new = event.object else { return nil }
    let changed = objects.changed(replacement.old, before: event)
    let isLost = !changed.isEmpty && old.literal != new.literal
    let change =
      changed.isEmpty
      ? nil
      : events.last { event in
        event.name == .willChange && event.objectID == replacement.old
      }
    let subject = Subject(
      view: property.type, property: property.name, type: old.typeName,
      other: creator(of: event), old: isLost ? old.brief : nil,
      new: isLost ? new.brief : nil)
    guard isPoke(event) else {
      return Finding(
        bug, .proved, at: place ?? source.place(property), subject,
        evidence: evidence([change, action(of: event), replacement.unsubscribed, event]),
        fixes: [fix ?? ownWithStateObject(property)])
    }
    // A view that is created once keeps its object.
    guard mayBeCreatedAgain(event) else { return nil }
    return Finding(
      bug, .shown, at: place ?? source.place(property), subject,
      evidence: [
        .poke(.replacesObject(property: property.name, old: old.brief, new: new.brief))
      ], fixes: [fix ?? ownWithStateObject(property)])
  }

  /// `@ObservedObject var` becomes `@StateObject private var`.
  private func ownWithStateObject(_ property: PropertyDeclaration) -> Fix {
    guard let wrapper = property.wrapperTokens, property.initialValue != nil else {
      return Fix(.ownWithStateObject)
    }
    let file = source.files[property.file]
    let token = file.tokens[wrapper.lowerBound]
    let text = property.isPrivate ? "@StateObject" : "@StateObject private"
    return Fix(
      .ownWithStateObject, [Fix.Edit(file: file.path, range: token.range, text: text)])
  }
}

extension ValueDescription {
  /// `Likes` of `Likes(n: 0)`.
  var typeName: String { String(brief.prefix { $0 != "(" }) }
}
