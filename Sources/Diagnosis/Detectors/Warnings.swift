import Replay
@_spi(Steps) import StateLabCore

/// The bugs that a message of the runtime names.
extension Detector {
  /// W11: two rows have one id.
  static let duplicateRowID = Detector(.duplicateRowID) { run in
    let forEach = run.views.contains { $0.type.baseName == "ForEach" || $0.type.baseName == "List" }
    let warnings = run.warnings("W11")
    guard !warnings.isEmpty else { return forEach ? [] : nil }
    return warnings.map { event, warning in
      let id = warning.message.between("the ID ", " occurs")
      return Finding(
        .duplicateRowID, .proved,
        at: run.placeOfRows(event, ["ForEach", "List"], message: warning.message),
        Subject(view: run.viewOfWarning(event), old: id),
        evidence: run.evidence([run.action(of: event), event]),
        fixes: [run.fixOfEqualIDs(warning.message, before: event)])
    }
  }

  /// W2, W3: code that runs during an update writes.
  static let writeDuringUpdate = Detector(.writeDuringUpdate) { run in
    let warnings = run.warnings("W2") + run.warnings("W3")
    return warnings.map { event, warning in
      let write = run.all[..<event.index].last {
        $0.name == .writeIgnored && $0.ignored == .duringUpdate
          || warning.id == "W3" && $0.name == .willChange
      }
      let body = run.causes(of: event).first { $0.name == .body }
      let view = body.map(run.typeName) ?? run.typeName(event)
      let property = write?.property?.description ?? write?.change?.property
      return Finding(
        .writeDuringUpdate, .proved,
        at: run.placeOfWrite(to: property, in: view) ?? run.onlyWrite(to: property)
          ?? run.body(of: run.source.type(view)),
        Subject(view: view, property: property, type: write?.change?.type),
        evidence: run.evidence([run.action(of: event), body, write, event]),
        fixes: [Fix(.useAction)])
    }
  }

  /// W4: an object publishes from a background thread.
  static let publishFromBackground = Detector(.publishFromBackground) { run in
    let findings = run.warnings("W4").map { event, _ in
      let write = run.publication(before: event)
      let change = write?.change
      let unrecorded = write == nil ? run.onlyChange(after: event) : nil
      let property =
        change.flatMap { run.source.property($0.property, of: $0.type) } ?? unrecorded
      return Finding(
        .publishFromBackground, .proved,
        at: property.flatMap(run.source.place) ?? run.place(run.action(of: event)?.source)
          ?? run.body(of: run.declaration(event)),
        Subject(
          view: run.typeName(event), property: change?.property ?? unrecorded?.name,
          type: change?.type ?? unrecorded?.type, old: change?.old.brief, new: change?.new.brief),
        evidence: run.evidence([run.action(of: event), write, event]),
        fixes: property.map(run.source.fixesOffMain) ?? [Fix(.mainActor)])
    }
    // The properties that a class publishes in one action have one cause.
    var causes: [Finding] = []
    for finding in findings {
      let cause = causes.firstIndex {
        $0.subject.type != nil && $0.subject.type == finding.subject.type
          && $0.evidence.first == finding.evidence.first
      }
      if let cause {
        causes[cause].occurrences += 1
      } else {
        causes.append(finding)
      }
    }
    return causes
  }

  /// W1, W5, W6: code reads a property before SwiftUI installs it.
  static let propertyReadBeforeInstall = Detector(.propertyReadBeforeInstall) { run in
    let wrappers = ["W1": "@State", "W5": "@StateObject", "W6": "@Environment"]
    return wrappers.keys.sorted().flatMap { id in
      run.warnings(id).map { event, warning in
        let types = run.source.types.filter(run.mayHaveRun)
        let all = types.flatMap(\.properties).filter { $0.wrapper == wrappers[id] }
        let inInitializers = types.flatMap { type in
          type.properties.filter { property in
            property.wrapper == wrappers[id]
              && type.initializers.contains {
                let text = run.source.text($0)
                return text.contains(property.name) || text.contains("$" + property.name)
              }
          }
        }
        // SwiftUI never installs a property of a class or of a plain struct.
        let outside = all.filter { property in
          run.source.type(property.type).map {
            $0.inherited.isDisjoint(with: ["View", "App"])
          } == true
        }
        let property = [inInitializers, outside, all].first { $0.count == 1 }?.first
        return Finding(
          .propertyReadBeforeInstall, .proved,
          at: property.flatMap(run.source.place) ?? run.place(run.action(of: event)?.source),
          Subject(view: property?.type, property: property?.name, other: wrappers[id]),
          evidence: run.evidence([run.action(of: event), event]), fixes: [Fix(.initialValueOnly)])
      }
    }
  }

  /// W9, or views that never come to rest: a change causes itself.
  static let changeFeedbackLoop = Detector(.changeFeedbackLoop) { run in
    let changes = run.events.contains { $0.name == .changed }
    let loops = run.warnings("W9").map(\.event) + run.events.filter { $0.name == .stillChanging }
    let bodyLoops = run.bodyLoops
    guard changes || !loops.isEmpty || !bodyLoops.isEmpty else { return nil }
    return bodyLoops
      + loops.compactMap { event in
        let change =
          run.repeatedClosure(before: event)
          ?? run.events[..<event.index].last { $0.name == .changed }
        guard let change, let modifier = change.closureModifier,
          let write = run.events[change.index...].first(where: {
            [.wrote, .willChange, .observed].contains($0.name)
              && run.causes(of: $0).contains { $0.index == change.index }
          })
        else { return nil }
        let type = run.declaration(change)
        let place =
          run.place(change.source)
          ?? type.flatMap { run.source.positions(of: [".", modifier, "("], in: $0).first }
        let property =
          write.property?.description ?? write.change?.property ?? write.changes?.first?.property
        if let other = run.otherClosure(before: change) {
          let lines = [other.change, change].compactMap { $0.source?.line }.sorted()
          return Finding(
            .changeFeedbackLoop, .proved, at: run.place(other.change.source) ?? place,
            Subject(
              view: run.typeName(change), property: property, other: other.property,
              part: lines.map(String.init).joined(separator: " and ")),
            evidence: run.evidence([run.action(of: event), other.change, change, write, event]),
            fixes: [Fix(.writeOneWay)])
        }
        return Finding(
          .changeFeedbackLoop, .proved, at: place,
          Subject(
            view: run.typeName(change), property: property,
            type: modifier == "onChange" ? nil : modifier),
          evidence: run.evidence([run.action(of: event), change, write, event]),
          fixes: [Fix(.useInlineExpression)])
      }
  }
}

extension Event {
  /// The modifier whose closure the event reports: `onChange`, `onReceive`, `onPreferenceChange`.
  fileprivate var closureModifier: String? {
    switch name {
    case .changed: "onChange"
    case .received: "onReceive"
    case .preferenceChanged: "onPreferenceChange"
    default: nil
    }
  }
}

extension ExaminedRun {
  /// The last closure that ran before a loop ended, if earlier calls of the closure are among the
  /// causes.
  fileprivate func repeatedClosure(before end: Event) -> Event? {
    guard end.name == .stillChanging else { return nil }
    return events[..<end.index].reversed().prefix(20).first { event in
      guard event.closureModifier != nil else { return false }
      return causes(of: event).count { $0.name == event.name && $0.view == event.view } > 2
    }
  }
}

extension ExaminedRun {
  /// The closure of another `onChange` whose write called this one, and the property that the other
  /// closure writes.
  fileprivate func otherClosure(before change: Event) -> (change: Event, property: String)? {
    let causes = causes(of: change)
    guard let write = causes.first(where: { ValueChange($0) != nil }),
      let other = causes.first(where: { $0.name == .changed && $0.index < write.index }),
      let (own, source) = change.source.flatMap({ own in other.source.map { (own, $0) } }),
      own.line != source.line || own.file != source.file,
      // This closure also called the other one before: the two closures call each other.
      self.causes(of: other).contains(where: { $0.name == .changed && $0.source?.line == own.line }
      ),
      let property = ValueChange(write)?.property
    else { return nil }
    return (other, property)
  }
}

extension ExaminedRun {
  /// The change that an object published in the action of a warning, before the warning.
  fileprivate func publication(before warning: Event) -> Event? {
    guard let action = action(of: warning) else { return nil }
    return events[action.index..<warning.index].last { $0.name == .willChange }
  }

  /// The only published property whose value changed after an event; nil for several.
  fileprivate func onlyChange(after event: Event) -> PropertyDeclaration? {
    let changed = events[event.index...].flatMap { holds in
      (holds.fields ?? []).filter { $0.old != nil }.compactMap { field in
        holds.value.flatMap { source.property(field.name, of: $0.typeName) }
      }
    }.filter { $0.wrapper == "@Published" }
    let published = source.types.filter(\.isClass).flatMap(\.properties)
      .filter { $0.wrapper == "@Published" }
    let candidates = changed.isEmpty ? published : changed
    return Set(candidates.map { "\($0.type).\($0.name)" }).count == 1 ? candidates[0] : nil
  }

  func warnings(_ id: String) -> [(event: Event, warning: RuntimeWarning)] {
    events.compactMap { event in
      event.warning.flatMap { $0.id == id ? (event, $0) : nil }
    }
  }

  /// The view of the program at or around a warning.
  func viewOfWarning(_ event: Event) -> String? {
    if let view = view(event), !view.type.isBuiltIn { return view.type.baseName }
    return parent(of: event)?.type.baseName
      ?? causes(of: event).first { $0.name == .body }.map(typeName)
  }

  /// The place of the only call of these names in the view of a warning.
  func placeOfRows(
    _ event: Event, _ names: [String], message: String = ""
  ) -> SourcePlace? {
    guard let type = viewOfWarning(event).flatMap(source.type) else { return nil }
    let places = names.flatMap { source.positions(of: [$0, "("], in: type) }
    if places.count == 1 { return places[0] }
    return placeOfRows(in: type, message) ?? body(of: type)
  }

  /// The place of the innermost `ForEach` or `List` of a view that creates rows of the type named
  /// in a message: `ForEach<Array<Entry>, Int, EntryRow>`.
  private func placeOfRows(in type: TypeDeclaration, _ message: String) -> SourcePlace? {
    guard let name = message.between("ForEach<", ">:")?.split(separator: " ").last.map(String.init),
      source.type(name) != nil
    else { return nil }
    let loops = source.code(of: type).flatMap { code in
      let file = source.files[code.file]
      return ["ForEach", "List"].flatMap { file.positions(of: [$0, "("], in: code.tokens) }
        .map { (file: file, tokens: $0..<file.endOfCall(at: $0)) }
        .filter { loop in loop.tokens.contains { file[$0] == name } }
    }
    return loops.min { $0.tokens.count < $1.tokens.count }.flatMap {
      $0.file.place($0.tokens.lowerBound)
    }
  }

  /// The fix for rows with equal ids. Code that appends strings, or elements with a stored id,
  /// should skip known ids, unless each new element has the same id. Other rows of strings need
  /// their positions as ids.
  fileprivate func fixOfEqualIDs(_ message: String, before warning: Event) -> Fix {
    guard let element = message.between("ForEach<Array<", ">") else {
      return Fix(.identifiableElements)
    }
    let grows = events[..<warning.index].compactMap(ValueChange.init).contains(where: \.isGrowth)
    let plain: Set = ["String", "Int", "Double", "Character", "UUID", "Date", "URL"]
    if plain.contains(element) { return Fix(grows ? .skipKnownIDs : .positionIDs) }
    guard let type = source.type(element), type.inherited.contains("Identifiable"),
      let id = source.property("id", of: element)
    else { return Fix(.identifiableElements) }
    // `var id: Int { day }`
    if id.isComputed { return Fix(.storedID) }
    let isSkipping = grows && id.initialValue == nil && !isConstant("id", of: element)
    return Fix(isSkipping ? .skipKnownIDs : .distinctIDs)
  }

  /// True if a single call creates the elements that code adds, with a literal for an argument:
  /// `Item(id: 1, title: title)`.
  private func isConstant(_ argument: String, of type: String) -> Bool {
    let calls = source.calls(of: type)
    guard calls.count == 1, let value = source.argument(argument, of: calls[0]) else {
      return false
    }
    let words = source.text(value, ofFile: calls[0].file)
    // A text without interpolation has no words.
    return words.isEmpty || words.count == 1 && words[0].first?.isNumber == true
  }

  /// The only place in the program at which code writes to a property.
  fileprivate func onlyWrite(to property: String?) -> SourcePlace? {
    guard let name = property?.split(separator: ".").last.map(String.init) else { return nil }
    let places = source.files.flatMap { file in
      file.tokens.indices.filter { index in
        file[index] == name && !["var", "let"].contains(file[index - 1])
          && file.isWritten(at: index)
      }.compactMap(file.place)
    }
    return places.count == 1 ? places[0] : nil
  }

  /// The place at which the code of a view assigns to a property.
  func placeOfWrite(to property: String?, in view: String) -> SourcePlace? {
    guard let name = property?.split(separator: ".").last.map(String.init),
      let type = source.type(view)
    else { return nil }
    return source.code(of: type).lazy.compactMap { code in
      let file = self.source.files[code.file]
      return code.tokens.first { index in
        file[index] == name && !["var", "let"].contains(file[index - 1])
          && file.isWritten(at: index)
      }.flatMap(file.place)
    }.first
  }
}

extension String {
  func between(_ start: String, _ end: String) -> String? {
    guard let from = firstRange(of: start) else { return nil }
    let rest = self[from.upperBound...]
    guard let to = rest.firstRange(of: end) else { return nil }
    return String(rest[..<to.lowerBound])
  }
}
