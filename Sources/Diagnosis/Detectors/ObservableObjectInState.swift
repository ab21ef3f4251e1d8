import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows an observable object that the view stores and does not follow: in `@State`, or
  /// in a property without a wrapper.
  static let observableObjectInState = Detector(.observableObjectInState) { run in
    run.unheardChanges { screen, event, change in
      if let finding = run.sharedObject(screen, event, change) { return finding }
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
      // The view that creates the object may only pass the object on.
      if let shown = run.parameter(showing: change.property, of: holders, createdIn: property) {
        return Finding(
          .observableObjectInState, .proved, at: run.source.place(shown),
          Subject(
            view: shown.type, property: shown.name, type: change.type, other: shown.keyword,
            old: change.old.brief, new: change.new.brief),
          evidence: run.evidence(screen, [event]),
          fixes: [run.observeAndOwn(shown, createdIn: property), Fix(.makeObservable)])
      }
      return Finding(
        .observableObjectInState, .proved, at: run.source.place(property),
        Subject(
          view: property.type, property: property.name, type: change.type,
          other: property.wrapper ?? property.keyword, old: change.old.brief,
          new: change.new.brief),
        evidence: run.evidence(screen, [event]),
        fixes: [run.follow(property, at: holder), Fix(.makeObservable)])
    }.map { $0 + run.unfollowedParameters + run.unfollowedDefaults }
  }
}

extension ExaminedRun {
  /// The property without a wrapper in which another view receives the object that a view creates, if
  /// only the other view shows the changed value.
  fileprivate func parameter(
    showing name: String, of holders: [Event], createdIn creator: PropertyDeclaration
  ) -> PropertyDeclaration? {
    guard creator.initialValue != nil, let owner = source.type(creator.type),
      !source.shows([name], in: owner)
    else { return nil }
    var properties: [PropertyDeclaration] = []
    for property in holders.compactMap(self.property)
    where property.type != creator.type && !properties.contains(where: { $0.type == property.type })
    {
      properties.append(property)
    }
    let showing = properties.filter { property in
      property.wrapper == nil && property.initialValue == nil
        && source.type(property.type).map {
          $0.inherited.contains("View") && source.shows([name], in: $0)
        } == true
    }
    return showing.count == 1 ? showing[0] : nil
  }

  /// `let counter: Counter` becomes `@ObservedObject var counter: Counter`, and `let counter = Counter()` of
  /// the other view becomes `@StateObject var counter = Counter()`.
  fileprivate func observeAndOwn(
    _ property: PropertyDeclaration, createdIn owner: PropertyDeclaration
  ) -> Fix {
    let own: [Fix.Edit]
    if owner.wrapper == "@State" {
      own = source.edits(replacingWrapperOf: owner, with: "@StateObject", isPrivate: false)
    } else {
      own = owner.wrapper == nil ? edits(putting: "@StateObject", before: owner) : []
    }
    let observed = edits(putting: "@ObservedObject", before: property)
    return Fix(.observeAndOwn, own.isEmpty || observed.isEmpty ? [] : observed + own)
  }

  /// The screen shows a property of a shared object, which the view reads as `Settings.shared`.
  fileprivate func sharedObject(
    _ screen: StaleScreen, _ event: Event, _ change: ObjectChange
  ) -> Finding? {
    let reads = sharedReads.filter {
      $0.property.type == change.type && $0.property.name == change.property
    }
    guard reads.count == 1 else { return nil }
    let read = reads[0]
    return Finding(
      .observableObjectInState, .proved, at: read.place,
      Subject(
        view: read.view, property: read.path, type: change.type, other: "static",
        old: change.old.brief, new: change.new.brief),
      evidence: evidence(screen, [event]), fixes: [Fix(.observeShared)])
  }

  /// Views that create an object in a plain property and show a value that has changed. The screen is
  /// not out of date in the sense of `stale`: another evaluation of the parent's body would create
  /// another object.
  fileprivate var unfollowedDefaults: [Finding] {
    events.compactMap { event -> Finding? in
      guard case .willChange(_, _, let change?, subscribers: 0) = event.kind,
        change.isUnsent != true, change.old != change.new, let action = action(of: event),
        !act(from: action).contains(where: { $0.name == .stale }),
        keeps(change.old, insteadOf: change.new, after: action)
      else { return nil }
      let holders = source.views.flatMap(\.properties).filter { property in
        property.wrapper == nil && !property.isComputed && !property.isStatic
          && property.initialValue.map {
            source.text($0, ofFile: property.file).starts(with: [change.type, "("])
          } == true
      }
      guard holders.count == 1, let view = source.type(holders[0].type),
        shows([holders[0].name, ".", change.property], view),
        playedCalls(of: change.type).count == 1,
        act(from: action).allSatisfy({ $0.name != .body || typeName($0) != view.name })
      else { return nil }
      return Finding(
        .observableObjectInState, .proved, at: source.place(holders[0]),
        Subject(
          view: view.name, property: holders[0].name, type: change.type,
          other: holders[0].keyword, old: change.old.brief, new: change.new.brief),
        evidence: evidence([action, event]),
        fixes: [Fix(.followWithStateObject), Fix(.makeObservable)])
    }
  }

  /// Views that show an object of a plain property, whose changes another view follows.
  fileprivate var unfollowedParameters: [Finding] {
    staleScreens.flatMap { screen -> [Finding] in
      guard screen.unheard.isEmpty else { return [] }
      return screen.act.compactMap { event -> Finding? in
        guard let change = event.change, (event.subscribers ?? 0) > 0,
          screen.unannounced.allSatisfy({ $0.field.name == change.property }),
          screen.mayShow(change.new, insteadOf: change.old)
        else { return nil }
        let holders = source.views.flatMap { view in
          view.properties.filter { property in
            property.wrapper == nil && !property.isComputed && !property.isStatic
              && property.typeTokens == [change.type]
              && reads([property.name, ".", change.property], view)
          }
        }.filter { property in
          events.contains { $0.name == .body && typeName($0) == property.type }
            && !screen.act.contains { $0.name == .body && typeName($0) == property.type }
        }
        guard holders.count == 1 else { return nil }
        let property = holders[0]
        return Finding(
          .observableObjectInState, .proved, at: source.place(property),
          Subject(
            view: property.type, property: property.name, type: change.type,
            other: property.keyword, old: change.old.brief, new: change.new.brief),
          evidence: evidence(screen, [event]), fixes: [observeParameter(property)])
      }
    }
  }

  /// True if the body of a view reads `object.name`, and not only writes to it.
  private func reads(_ words: [String], _ view: TypeDeclaration) -> Bool {
    guard let body = view.properties.first(where: { $0.name == "body" }) else { return false }
    let file = source.files[body.file]
    return file.positions(of: words, in: body.tokens).contains {
      !file.isWritten(at: $0 + words.count - 1)
    }
  }

  /// True if a text or the label of a control in a body contains `object.name`.
  private func shows(_ words: [String], _ view: TypeDeclaration) -> Bool {
    guard let body = view.properties.first(where: { $0.name == "body" }) else { return false }
    let file = source.files[body.file]
    return file.positions(of: words, in: body.tokens).contains { position in
      var depth = 0
      for index in body.tokens.prefix(while: { $0 < position }).reversed() {
        switch file[index] {
        case ")", "}", "]": depth += 1
        case "(", "{", "[":
          if depth > 0 {
            depth -= 1
          } else if file[index] == "{" {
            return false
          } else if ["Text", "Label", "Button", "Toggle", "LabeledContent"].contains(
            file[index - 1])
          {
            return true
          }
        default: break
        }
      }
      return false
    }
  }

  /// `let steps: Steps` becomes `@ObservedObject var steps: Steps`.
  private func observeParameter(_ property: PropertyDeclaration) -> Fix {
    Fix(.observeParameter, edits(putting: "@ObservedObject", before: property))
  }

  /// The edits that give a stored property a wrapper: `private let` becomes `@ObservedObject private var`. Empty
  /// where the declaration allows no wrapper.
  private func edits(
    putting wrapper: String, before property: PropertyDeclaration
  ) -> [Fix.Edit] {
    let file = source.files[property.file]
    guard source.mayHaveWrapper(property), let keyword = source.keyword(of: property),
      // `private(set)` has no meaning for a value without a setter.
      !(property.tokens.lowerBound..<keyword).contains(where: { file[$0] == "set" })
    else { return [] }
    let first = file.tokens[property.tokens.lowerBound].range.lowerBound
    let word = file.tokens[keyword].range
    guard first < word.lowerBound else {
      return [Fix.Edit(file: file.path, range: word, text: wrapper + " var")]
    }
    return [
      Fix.Edit(file: file.path, range: first..<first, text: wrapper + " "),
      Fix.Edit(file: file.path, range: word, text: "var"),
    ]
  }

  /// A view follows an object that its parent passes with `@ObservedObject`, and an object of its own
  /// with `@StateObject`. Neither wrapper may have an optional object.
  fileprivate func follow(_ property: PropertyDeclaration, at holder: Event) -> Fix {
    if ["?", "!"].contains(property.typeTokens.last) || property.typeTokens.first == "Optional" {
      return Fix(.observeInner)
    }
    let isParameter = property.wrapper == nil && !creates(property, at: holder)
    return isParameter ? observeParameter(property) : followWithStateObject(property)
  }

  /// `@State private var` becomes `@StateObject private var`; a `let` needs a person.
  fileprivate func followWithStateObject(_ property: PropertyDeclaration) -> Fix {
    guard property.wrapper == "@State", property.initialValue != nil else {
      return Fix(.followWithStateObject)
    }
    return Fix(
      .followWithStateObject,
      source.edits(replacingWrapperOf: property, with: "@StateObject", isPrivate: false))
  }
}
