import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a part of an object in a published property, or in a property of an `@Observable`
  /// class: the property holds the same reference, so nothing is published.
  static let publishedReferenceValue = Detector(.publishedReferenceValue) { run in
    run.unannouncedChanges { screen, event, field, property in
      guard property.wrapper == "@Published" || run.source.isObserved(property),
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
        fixes: [Fix(.structValue), run.makeObservable(element, in: property)])
    }.map { $0 + run.changesInsideStates }
  }
}

extension Declarations {
  /// True if an `@Observable` class announces the assignments to a property.
  func isObserved(_ property: PropertyDeclaration) -> Bool {
    property.wrapper == nil && !property.isComputed
      && type(property.type)?.isObservable == true
  }
}

extension ExaminedRun {
  /// In an `@Observable` class, only the class of the element is not `@Observable`: `class Basket` becomes
  /// `@Observable class Basket`.
  fileprivate func makeObservable(_ element: String, in property: PropertyDeclaration) -> Fix {
    guard source.isObserved(property), let type = source.type(element), type.keyword == "class",
      // A superclass, or a protocol.
      type.inherited.isEmpty
    else { return Fix(.makeObservable) }
    let file = source.files[type.file]
    let hasMacro = ["SwiftUI", "Observation"].contains {
      !file.positions(of: ["import", $0]).isEmpty
    }
    guard hasMacro else { return Fix(.makeObservable) }
    var first = type.tokens.lowerBound
    while ["final", "public", "open", "private", "fileprivate"].contains(file[first - 1]) {
      first -= 1
    }
    let start = file.tokens[first].range.lowerBound
    return Fix(
      .makeObservable, [Fix.Edit(file: file.path, range: start..<start, text: "@Observable ")])
  }

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
  func classInside(_ value: ValueDescription) -> String? {
    source.types.first { $0.isClass && value.literal.contains("\($0.name)(") }?.name
  }
}
