import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A link to a value, or code that appends a value to a stack's path, and no page opened: no
  /// destination for the value's type.
  static let missingNavigationDestination = Detector(.missingNavigationDestination) { run in
    let taps = run.events.filter { event in
      event.action?.name == .tap && run.valueLink(of: event) != nil
    }
    let paths = run.source.stackPaths.filter(run.source.isDeclaredOnce)
    let pushes = run.events.compactMap(ValueChange.init).filter { paths.contains($0.property) }
    guard !taps.isEmpty || !pushes.isEmpty else { return nil }
    return taps.compactMap { tap in
      guard run.changesNothing(tap), !run.act(from: tap).contains(where: { $0.name == .noted }),
        let link = run.valueLink(of: tap)
      else { return nil }
      let type = run.type(at: tap.source)
      return Finding(
        .missingNavigationDestination, .proved, at: link,
        Subject(view: type?.name, other: tap.action?.label),
        evidence: run.evidence([tap]), fixes: [Fix(.useDestination)])
    } + pushes.compactMap(run.pushWithoutPage)
  }
}

extension ExaminedRun {
  /// `NavigationLink(…, value: …)` in the line of a tapped link, in a program with a `NavigationStack`.
  fileprivate func valueLink(of tap: Event) -> SourcePlace? {
    guard let call = link(of: tap), source.argument("value", of: call) != nil,
      source.files.contains(where: { $0.tokens.contains { $0.text == "NavigationStack" } }),
      !source.files.contains(where: { $0.tokens.contains { $0.text == "NavigationSplitView" } })
    else { return nil }
    return source.files[call.file].place(call.start)
  }

  /// The link in the line of a tap; of several, the one with the label.
  private func link(of tap: Event) -> Declarations.Call? {
    if let call = call("NavigationLink", at: tap.source) { return call }
    guard let location = tap.source, let label = tap.action?.label else { return nil }
    let calls = source.calls(of: "NavigationLink").filter { call in
      let file = source.files[call.file]
      return file.name == location.file && file.tokens[call.start].line == location.line
        && file.text(of: call.start..<call.end).contains("(\"\(label)\"")
    }
    return calls.count == 1 ? calls[0] : nil
  }

  /// The finding about a path that grew without another page on the screen: the program declares no
  /// destination for the type of the value.
  fileprivate func pushWithoutPage(_ change: ValueChange) -> Finding? {
    guard let values = change.new.elements, let value = values.last,
      values.count > (change.old.elements?.count ?? 0),
      let action = action(of: change.event),
      act(from: action).contains(where: { $0.isAsBefore == true }),
      !act(from: action).contains(where: {
        if case .noted(.pageChanged) = $0.kind { true } else { false }
      }),
      let destinations = source.destinationTypes,
      let view = change.type ?? view(change.event)?.type.baseName,
      !source.serves(destinations, value, of: source.property(change.property, of: view))
    else { return nil }
    let link = valueLink(of: action)
    return Finding(
      .missingNavigationDestination, .proved,
      at: link ?? placeOfWrite(to: change.property, in: view) ?? place(action.source),
      link == nil
        ? Subject(view: view, property: change.property, new: value)
        : Subject(view: type(at: action.source)?.name, other: action.action?.label),
      evidence: evidence([action, change.event]), fixes: [Fix(.useDestination)])
  }
}

extension Declarations {
  /// The names of the properties in `NavigationStack(path: $path)`.
  fileprivate var stackPaths: Set<String> {
    let names = calls(of: "NavigationStack").compactMap { call -> String? in
      argument("path", of: call)?.last.map { last in
        let name = files[call.file][last]
        return name.hasPrefix("$") ? String(name.dropFirst()) : name
      }
    }
    return Set(names)
  }

  private static let plainTypes: Set = ["Int", "String", "Double", "Bool", "UUID", "URL", "Date"]

  /// The types for which the program declares a destination; nil if the source does not name all
  /// these types.
  fileprivate var destinationTypes: Set<String>? {
    guard !files.contains(where: { !$0.positions(of: ["typealias"]).isEmpty }) else { return nil }
    var types: Set<String> = []
    for call in calls(of: "navigationDestination") {
      guard let argument = argument("for", of: call) else { continue }
      let file = files[call.file]
      let words = argument.map { file[$0] }
      // `Route.self`, `Shop.Route.self`
      guard words.count > 2, words.suffix(2) == [".", "self"], !words.contains("["),
        let name = words.dropLast(2).last,
        Self.plainTypes.contains(name) || type(name) != nil
      else { return nil }
      types.insert(name)
    }
    return types
  }

  /// True if one of the destinations may take a value of a path.
  fileprivate func serves(
    _ destinations: Set<String>, _ value: String, of path: PropertyDeclaration?
  ) -> Bool {
    if let words = path?.typeTokens, words.count > 2, words.first == "[" {
      return words.dropLast().last.map(destinations.contains) ?? true
    }
    return destinations.contains { mayBe($0, value) }
  }

  /// True if the recorded text may describe a value of the type.
  private func mayBe(_ name: String, _ value: String) -> Bool {
    let isText = value.hasPrefix("\"")
    let isNumber = Double(value) != nil
    guard let type = type(name) else {
      switch name {
      case "String": return isText
      case "Int": return Int(value) != nil
      case "Double": return isNumber
      case "Bool": return ["true", "false"].contains(value)
      default: return !isText && !isNumber
      }
    }
    guard !isText, !isNumber else { return type.inherited.contains("CustomStringConvertible") }
    let head = String(value.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if head == name || head.isEmpty { return true }
    if type.keyword == "enum" {
      return code(of: type).contains {
        !files[$0.file].positions(of: [head], in: $0.tokens).isEmpty
      }
    }
    return type.inherited.contains("CustomStringConvertible") || self.type(head) == nil
  }
}
