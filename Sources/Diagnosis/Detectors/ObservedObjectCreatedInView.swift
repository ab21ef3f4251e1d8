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
    let repeats = run.repeats
    return recreated
      + replaced.compactMap { replacement in
        guard let property = run.property(replacement.subscribed),
          run.creates(property, at: replacement.subscribed),
          run.parentRan(before: replacement.subscribed), repeats(replacement.subscribed, property)
        else { return nil }
        return run.finding(.observedObjectCreatedInView, of: replacement, property)
      }
  }
}

extension ExaminedRun {
  /// Returns true if each evaluation of the parent's body creates another object, as the poke did. For a
  /// removed view, and for the root, the source decides. `models["Rome"]` returns an object that another
  /// part of the program keeps.
  fileprivate var repeats: (_ subscribed: Event, PropertyDeclaration) -> Bool {
    struct Place: Hashable {
      let view: Int?
      let property: PropertyPath?
    }
    let evaluated = Set(poke.filter { $0.name == .body }.map(\.view))
    let repeated = Set(
      objects.replacements.map(\.subscribed).filter(isPoke).map {
        Place(view: $0.view, property: $0.property)
      })
    return { event, property in
      isPoke(event)
        || (evaluated.contains(event.view) && self.parent(of: event) != nil
          ? repeated.contains(Place(view: event.view, property: event.property))
          : source.creates(property))
    }
  }

  /// True if the body of an ancestor caused the event, in the run or in the poke, or if a parent passed a
  /// new root.
  func parentRan(before event: Event) -> Bool {
    causes(of: event).contains {
      $0.name == .body && $0.view != event.view || $0.action?.name == .replaceRoot
    } || isPoke(event)
  }

  /// True if the old object has changed, and the new one has other values.
  func losesValue(_ replacement: ObjectLedger.Replacement) -> Bool {
    !objects.changed(replacement.old, before: replacement.subscribed).isEmpty
      && replacement.unsubscribed.object?.literal != replacement.subscribed.object?.literal
  }

  func finding(
    _ bug: BugID, of replacement: ObjectLedger.Replacement, _ property: PropertyDeclaration,
    at place: SourcePlace? = nil, fix: Fix? = nil
  ) -> Finding? {
    let event = replacement.subscribed
    guard let old = replacement.unsubscribed.object, let new = event.object else { return nil }
    let changed = objects.changed(replacement.old, before: event)
    let isLost = losesValue(replacement)
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
    let part = new.onlyDifference(from: old)
    let values = (old: (part?.old ?? old).brief, new: (part?.value ?? new).brief)
    let fact: Evidence.Poke =
      values.old == values.new
      ? .passesNewObject(property: property.name, type: old.typeName)
      : .replacesObject(
        property: ([property.name] + [part?.name].compactMap(\.self)).joined(separator: "."),
        old: values.old, new: values.new)
    return Finding(
      bug, .shown, at: place ?? source.place(property), subject, evidence: [.poke(fact)],
      fixes: [fix ?? ownWithStateObject(property)])
  }

  /// `@ObservedObject var` becomes `@StateObject private var`, or `@StateObject var` where a caller
  /// passes an object.
  private func ownWithStateObject(_ property: PropertyDeclaration) -> Fix {
    let isCalled = source.isArgument(property)
    let kind: Fix.Kind = isCalled ? .keepFirstWithStateObject : .ownWithStateObject
    guard property.initialValue != nil else {
      return Fix(isCalled ? kind : .ownWithStateObjectInInit)
    }
    return Fix(
      kind,
      source.edits(replacingWrapperOf: property, with: "@StateObject", isPrivate: !isCalled))
  }
}

extension Declarations {
  /// True if the initial value of a property, or the value in each initializer, is a call of a class:
  /// `Likes()`.
  fileprivate func creates(_ property: PropertyDeclaration) -> Bool {
    let values =
      property.initialValue.map { [(file: property.file, start: $0.lowerBound)] }
      ?? valuesInInitializers(of: property)
    return !values.isEmpty
      && values.allSatisfy { value in
        let file = files[value.file]
        let name = file[value.start] == "." ? property.typeTokens.first : file[value.start]
        let next = file[value.start] == "." ? value.start : value.start + 1
        let isCall = file[next] == "(" || file[next] == "." && file[next + 1] == "init"
        return isCall && name.flatMap(type)?.isClass == true
      }
  }

  /// True if a call anywhere in the program, such as that of a preview, passes the property.
  func isArgument(_ property: PropertyDeclaration) -> Bool {
    calls(of: property.type).contains { argument(property.name, of: $0) != nil }
  }
}

extension ValueDescription {
  /// `Likes` of `Likes(n: 0)`.
  var typeName: String { String(brief.prefix { $0 != "(" }) }
}
