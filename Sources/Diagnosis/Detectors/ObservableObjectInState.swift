import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows an observable object that the view stores and does not follow: in `@State`, or
  /// in a property without a wrapper.
  static let observableObjectInState = Detector(.observableObjectInState) { run in
    run.unheardChanges { screen, event, change in
      guard run.followedHolder(of: change.type) == nil else { return nil }
      let holders = run.events.filter {
        switch $0.kind {
        case .found(_, let type):
          ["State<\(change.type)>", "LazyState<\(change.type)>"].contains(type)
        case .passedOver(_, let type): type == change.type
        default: false
        }
      }
      guard let holder = holders.first, let property = run.property(holder),
        run.declaration(holder)?.inherited.contains("View") == true
      else { return nil }
      return Finding(
        .observableObjectInState, .proved, at: run.source.place(property),
        Subject(
          view: property.type, property: property.name, type: change.type,
          other: property.wrapper ?? property.keyword, old: change.old.brief,
          new: change.new.brief),
        evidence: run.evidence(screen, [event]),
        fixes: [run.followWithStateObject(property), Fix(.makeObservable)])
    }
  }
}

extension ExaminedRun {
  /// `@State private var` becomes `@StateObject private var`; a `let` needs a person.
  fileprivate func followWithStateObject(_ property: PropertyDeclaration) -> Fix {
    guard property.wrapper == "@State", property.initialValue != nil,
      let wrapper = property.wrapperTokens
    else { return Fix(.followWithStateObject) }
    let file = source.files[property.file]
    return Fix(
      .followWithStateObject,
      [
        Fix.Edit(
          file: file.path, range: file.tokens[wrapper.lowerBound].range, text: "@StateObject")
      ])
  }
}
