import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a field of an object that no view follows; the object is a field of another
  /// object, which a view does follow, or whose class is `@Observable`.
  static let nestedObservableObject = Detector(.nestedObservableObject) { run in
    run.unheardChanges { screen, event, change in
      guard let holder = run.followedHolder(of: change.type) else { return nil }
      return Finding(
        .nestedObservableObject, .proved, at: run.source.place(holder.property),
        Subject(
          view: run.follower(of: holder, showing: change.property, at: event),
          property: holder.property.name, type: change.type, other: holder.root
        ).naming(change),
        evidence: run.evidence(screen, [event]),
        fixes: [Fix(.observeInner), Fix(.structValue), Fix(.makeObservable)])
    }.map { $0 + run.changesOfFollowedRows }
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

  /// Findings about a view that shows a value computed from objects inside the object that the view
  /// follows, while other views, such as rows, follow those objects.
  fileprivate var changesOfFollowedRows: [Finding] {
    staleScreens.compactMap { screen -> Finding? in
      let changes = screen.act.filter { ValueChange($0) != nil }
      guard screen.unheard.isEmpty, sharedReads.isEmpty, !readsOuterWorld(),
        let event = changes.first, let change = event.change, (event.subscribers ?? 0) > 0,
        changes.allSatisfy({
          $0.change?.type == change.type && $0.change?.property == change.property
        }), let holder = followedHolder(of: change.type),
        // The property with the inner objects differs, too, and explains nothing else.
        screen.unannounced.allSatisfy({ $0.field.value.literal.contains("\(change.type)(") })
      else { return nil }
      let names = source.names(reading: change.property)
      let views = source.views.filter { view in
        source.shows(names, in: view)
          && events.contains {
            $0.name == .subscribed && typeName($0) == view.name
              && $0.object?.typeName == holder.root
          }
          && !screen.act.contains { $0.name == .body && typeName($0) == view.name }
      }
      guard views.count == 1 else { return nil }
      return Finding(
        .nestedObservableObject, .proved, at: source.place(holder.property),
        Subject(
          view: views[0].name, property: holder.property.name, type: change.type,
          other: holder.root
        ).naming(change),
        evidence: evidence(screen, [event]), fixes: [Fix(.structValue), Fix(.makeObservable)])
    }
  }

  /// A property with an object that a view reaches through an object that the view follows.
  struct FollowedHolder {
    let view: String
    /// The class of the followed object.
    let root: String
    let property: PropertyDeclaration
  }

  /// The view that reads the property, if the view follows the outer object, too.
  fileprivate func follower(
    of holder: FollowedHolder, showing property: String, at event: Event
  ) -> String {
    let reader = reader(of: property, at: event)
    let follows = events.contains {
      typeName($0) == reader && followedType($0) == holder.root
    }
    return follows ? reader : holder.view
  }

  /// The property of a followed object that holds an object of this type.
  func followedHolder(of type: String) -> FollowedHolder? {
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
      if let property {
        return FollowedHolder(view: typeName(event), root: object, property: property)
      }
    }
    return chainedHolder(of: type)
  }

  /// The class of the object that a view follows: by a subscription, or as an `@Observable` object in one
  /// of its properties.
  private func followedType(_ event: Event) -> String? {
    switch event.kind {
    case .subscribed(_?, let object, _, _): object.typeName
    case .stored(_, let value): observableType(value.typeName)
    case .passedOver(_, let type): observableType(type)
    default: nil
    }
  }

  private func observableType(_ name: String) -> String? {
    source.type(name)?.isObservable == true ? name : nil
  }

  /// The property that holds an object of this type, reached from a followed object through others.
  private func chainedHolder(of type: String) -> FollowedHolder? {
    for event in events {
      if let root = followedType(event), let property = holder(of: type, within: root) {
        return FollowedHolder(view: typeName(event), root: root, property: property)
      }
    }
    return nil
  }

  /// The stored property with an object of a type, in the classes that the objects of another class
  /// hold; nil where two have one.
  private func holder(of type: String, within root: String) -> PropertyDeclaration? {
    guard root != type else { return nil }
    var (open, known): ([String], Set<String>) = ([root], [root])
    var found: [PropertyDeclaration] = []
    while let name = open.popLast() {
      for property in source.type(name)?.properties ?? [] where !property.isComputed {
        let words =
          property.typeTokens
          + (property.initialValue.map { source.text($0, ofFile: property.file) } ?? [])
        let holds = words.contains(type) || source.isPayload(type, ofCaseIn: words)
        if holds { found.append(property) }
        open += source.types.filter {
          ($0.isClass || $0.keyword == "struct") && words.contains($0.name)
        }.map(\.name).filter { $0 != type && known.insert($0).inserted }
      }
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Subject {
  /// The subject with the values of a change, and with the name of the changed property: the subject's
  /// own property is the one that holds the object.
  fileprivate func naming(_ change: ObjectChange) -> Subject {
    var subject = telling(change)
    subject.part = subject.part ?? change.property
    return subject
  }
}

extension Declarations {
  /// True if one of the names is an enum with a case that holds a value of the type: `case on(Settings)`.
  fileprivate func isPayload(_ type: String, ofCaseIn names: [String]) -> Bool {
    types.contains { other in
      guard other.keyword == "enum", names.contains(other.name) else { return false }
      let file = files[other.file]
      return other.tokens.contains { index in
        guard file[index] == type, ["(", ",", ":"].contains(file[index - 1]),
          let name = file.nameOfCall(around: index)
        else { return false }
        return (other.tokens.lowerBound..<index).last { file[$0] == name }
          .map { ["case", ","].contains(file[$0 - 1]) } ?? false
      }
    }
  }
}
