import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// With every body evaluated once more, a view left and another one of its type came in its place:
  /// its identity is another one at each evaluation.
  static let unstableIdentity = Detector(.unstableIdentity) { run in
    guard run.wasPoked else { return nil }
    return run.poke.filter { $0.name == .removed }.compactMap { removed in
      guard let old = run.view(removed),
        let body = run.poke.first(where: { event in
          event.name == .body && event.count == 1 && event.view != removed.view
            && run.view(event).map { $0.type == old.type && $0.parent == old.parent } == true
        }), let new = run.view(body), old.keys != new.keys,
        let parent = run.parent(of: removed)
      else { return nil }
      let lost = run.events.last { $0.name == .wrote && $0.view == removed.view }
      let earlier = run.events.last { event in
        event.name == .removed
          && run.view(event).map { $0.type == old.type && $0.parent == old.parent } == true
      }
      let type = run.source.type(parent.type.baseName)
      let elements = type.flatMap(run.newElements)
      let place =
        type.flatMap { run.source.positions(of: [".", "id", "(", "UUID"], in: $0).first }
        ?? run.placeOfRandomID ?? elements ?? run.body(of: type)
      return Finding(
        .unstableIdentity, earlier == nil ? .shown : .proved, at: place,
        Subject(
          view: old.type.baseName, property: lost?.property?.description,
          other: parent.type.baseName, old: lost?.new?.brief, new: lost?.old?.brief),
        evidence: run.evidence([lost, earlier.flatMap(run.action), earlier])
          + [.poke(.mountsAgain(view: old.type.baseName))],
        fixes: [
          run.placeOfRandomID == nil && elements != nil
            ? Fix(.keepElements) : type.map(run.removeRandomID) ?? Fix(.storedID)
        ])
    }
  }
}

extension ExaminedRun {
  /// `var id: UUID { UUID() }`
  fileprivate var placeOfRandomID: SourcePlace? {
    source.types.flatMap(\.properties)
      .first {
        $0.name == "id" && $0.isComputed && source.text($0.tokens, ofFile: $0.file).contains("UUID")
      }
      .flatMap(source.place)
  }

  /// The only place at which the code of a view creates an element with an id of its own: the type of
  /// the element declares `id = UUID()`.
  fileprivate func newElements(in view: TypeDeclaration) -> SourcePlace? {
    let elements = source.types.filter { type in
      type.properties.contains { property in
        property.name == "id" && !property.isComputed
          && property.initialValue.map {
            source.text($0, ofFile: property.file).contains("UUID")
          } == true
      }
    }
    let places = elements.compactMap { placeOfCreation(of: $0.name, in: view.name) }
    return places.count == 1 ? places[0] : nil
  }

  /// Takes out `.id(UUID())`.
  fileprivate func removeRandomID(_ type: TypeDeclaration) -> Fix {
    let file = source.files[type.file]
    let positions = file.positions(of: [".", "id", "(", "UUID", "(", ")", ")"], in: type.tokens)
    guard positions.count == 1, let start = positions.first else { return Fix(.storedID) }
    let range = file.tokens[start].range.lowerBound..<file.tokens[start + 6].range.upperBound
    return Fix(.removeID, [Fix.Edit(file: file.path, range: range, text: "")])
  }
}
