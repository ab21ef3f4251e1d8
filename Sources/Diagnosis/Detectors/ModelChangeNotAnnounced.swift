import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// The screen shows a property of a followed object, and the property announces no change.
  static let modelChangeNotAnnounced = Detector(.modelChangeNotAnnounced) { run in
    run.unannouncedChanges { screen, event, field, property in
      guard property.wrapper == nil || property.wrapper == "@ObservationIgnored",
        !property.isComputed, property.keyword == "var",
        // The reference in the property is the same.
        !run.source.isObserved(property) || run.classInside(field.value) == nil
      else {
        return nil
      }
      let isIgnored = property.attributes.contains("@ObservationIgnored")
      return Finding(
        .modelChangeNotAnnounced, .proved, at: run.source.place(property),
        Subject(
          view: run.reader(of: property.name, at: event), property: property.name,
          type: property.type, other: isIgnored ? "@ObservationIgnored" : nil
        ).telling(field),
        evidence: run.evidence(screen, []), fixes: [run.publish(property)])
    }.map { $0 + run.sharedChanges + run.unsentChanges }
  }
}

extension ExaminedRun {
  /// Findings about changes of followed objects that no event announced; nil where the run has no
  /// action.
  func unannouncedChanges(
    _ finding: (StaleScreen, Event, FieldValue, PropertyDeclaration) -> Finding?
  ) -> [Finding]? {
    let screens = staleScreens
    guard !screens.isEmpty else { return actions.count > 1 ? [] : nil }
    return screens.filter { !recovers($0) }.flatMap { screen -> [Finding] in
      // An unheard change explains the screen, and its object may be part of this one.
      guard screen.unheard.isEmpty else { return [] }
      let changes = screen.unannounced
      return changes.compactMap { event, field in
        guard let type = (event.value ?? event.object)?.typeName, let old = field.old,
          let property = source.property(field.name, of: type),
          changes.count == 1 || screen.mayShow(field.value, insteadOf: old)
        else { return nil }
        return finding(screen, event, field, property)
      }
    }
  }

  /// Stale screens that show a `@Published` property whose class declares its own `objectWillChange`.
  fileprivate var unsentChanges: [Finding] {
    staleScreens.filter { !recovers($0) }.flatMap { screen in
      screen.unsent.compactMap { event, change in
        guard change.old != change.new,
          let property = source.property(change.property, of: change.type),
          screen.mayShow(change.new, insteadOf: change.old)
        else { return nil }
        return Finding(
          .modelChangeNotAnnounced, .proved, at: source.place(property),
          Subject(
            view: reader(of: property.name, at: event), property: property.name,
            type: property.type, other: "objectWillChange", old: change.old.brief,
            new: change.new.brief),
          evidence: evidence(screen, [event]), fixes: [removePublisher(of: property)])
      }
    }
  }

  /// Removes the class's own `objectWillChange` if this publisher sends no values but `Void`.
  private func removePublisher(of property: PropertyDeclaration) -> Fix {
    guard let publisher = source.property("objectWillChange", of: property.type),
      !publisher.isComputed, !publisher.isStatic
    else { return Fix(.sendBeforeChange) }
    let file = source.files[publisher.file]
    let words = publisher.tokens.map { file[$0] }
    guard words.contains("Void") || words.contains("ObservableObjectPublisher"),
      let last = publisher.tokens.last
    else { return Fix(.sendBeforeChange) }
    let range =
      file.tokens[publisher.tokens.lowerBound].range.lowerBound..<file.tokens[last].range.upperBound
    return Fix(.removePublisher, [Fix.Edit(file: file.path, range: range, text: "")])
  }

  /// Screens that show a property of a shared object, and nothing else that changes unannounced.
  fileprivate var sharedChanges: [Finding] {
    staleScreens.filter { !recovers($0) }.compactMap { screen -> Finding? in
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty,
        !screen.act.contains(where: { ValueChange($0) != nil })
      else { return nil }
      let all = sharedReads + plainReads + staticReads + hiddenReads(changedBy: screen.action)
      // Of several properties, the one that the action's code changes.
      let written = all.count > 1 ? all.filter { writes(to: $0.property, in: screen.action) } : all
      let reads = written.isEmpty ? all : written
      guard !readsOuterWorld(), reads.count == 1, reads[0].property.wrapper == nil,
        source.type(reads[0].property.type)?.isObservable == false,
        source.files.indices.contains(where: {
          source.writes(
            to: reads[0].property.name, in: source.files[$0].tokens.indices, ofFile: $0)
        }),
        // The screen may lack a value in the defaults, unless the action's code changes only this one.
        shownDefaults.isEmpty
          || writes(to: reads[0].property, in: screen.action)
            && !shownDefaults.contains(where: { writes(to: $0, in: screen.action) })
      else { return nil }
      let property = reads[0].property
      guard !property.isStatic || writes(to: property, in: screen.action) else { return nil }
      return Finding(
        .modelChangeNotAnnounced, .proved, at: source.place(property),
        Subject(view: reads[0].view, property: property.name, type: property.type),
        evidence: evidence(screen, []),
        fixes: [property.isStatic ? Fix(.passObject) : publish(property)])
    }
  }

  /// True if the code of the control that an action uses writes to a property.
  private func writes(to property: PropertyDeclaration, in action: Event) -> Bool {
    guard let location = action.source,
      let number = source.files.firstIndex(where: { $0.name == location.file })
    else { return false }
    let file = source.files[number]
    let line = file.tokens.indices.filter { file.tokens[$0].line == location.line }
    guard let start = line.first, let last = line.last else { return false }
    // The line may contain several controls.
    let end = max(file.endOfCall(at: start), last + 1)
    return source.writes(to: property.name, in: start..<end, ofFile: number)
  }

  /// True if the code of a mounted view names a source of values that no event reports: a global
  /// variable, the user defaults, a file, the clock, a view that draws its content again with time.
  func readsOuterWorld() -> Bool {
    let mounted = Set(events.filter { $0.name == .body }.map(typeName))
    let globals = source.files.flatMap(\.globalVariables)
    let names = Set(
      ["UserDefaults", "FileManager", "Date", "ProcessInfo", "TimelineView"] + globals)
    return source.views.contains { view in
      mounted.contains(view.name)
        && source.code(of: view).contains { code in
          code.tokens.contains { names.contains(source.files[code.file][$0]) }
        }
    }
  }

  fileprivate func publish(_ property: PropertyDeclaration) -> Fix {
    if property.attributes.contains("@ObservationIgnored") { return observe(property) }
    guard source.type(property.type).map(source.conformsToObservableObject) == true else {
      return Fix(.makeObservable)
    }
    guard source.mayHaveWrapper(property) else { return Fix(.publish) }
    let file = source.files[property.file]
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .publish, [Fix.Edit(file: file.path, range: start..<start, text: "@Published ")])
  }

  /// Takes out `@ObservationIgnored`.
  private func observe(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard let word = property.wrapperTokens?.lowerBound, word + 1 < file.tokens.count else {
      return Fix(.observe)
    }
    let range = file.tokens[word].range.lowerBound..<file.tokens[word + 1].range.lowerBound
    return Fix(.observe, [Fix.Edit(file: file.path, range: range, text: "")])
  }
}
