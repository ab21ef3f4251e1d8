import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// With every body evaluated once more, a view subscribed again: its body builds the publisher.
  static let publisherBuiltInBody = Detector(.publisherBuiltInBody) { run in
    run.resubscriptions { event, call, words in
      guard !words.contains("Just"), !words.isDebounced,
        !run.isOfCreatedObject(words, at: event),
        run.storedTimer(named: words, in: run.typeName(event)) == nil, words.count > 1,
        run.storedPublisher(words, in: run.typeName(event)) == nil,
        run.redelivers(event) || run.mayForget(words)
      else { return nil }
      return (.publisherBuiltInBody, nil, Fix(.storePublisher))
    }
  }

  /// The parent re-creates the view, and with it the timer in a stored property.
  static let timerInViewProperty = Detector(.timerInViewProperty) { run in
    run.resubscriptions(ofRemovedViews: true) { event, call, words in
      guard let property = run.storedTimer(named: words, in: run.typeName(event)) else {
        return nil
      }
      return (.timerInViewProperty, property, run.keepTimer(property))
    }
  }

  /// The body builds a pipeline that waits, so the waiting begins anew.
  static let debounceRestarts = Detector(.debounceRestarts) { run in
    run.resubscriptions(ofSeveral: true) { event, call, words in
      words.isDebounced ? (.debounceRestarts, nil, Fix(.storePublisher)) : nil
    }
  }
}

extension Declarations {
  /// The type of a property's value, by the declared type or by the call that creates the value.
  fileprivate func type(ofValueOf property: PropertyDeclaration) -> TypeDeclaration? {
    if property.typeTokens.count == 1 { return type(property.typeTokens[0]) }
    guard let value = property.initialValue, files[property.file][value.lowerBound + 1] == "("
    else { return nil }
    return type(files[property.file][value.lowerBound])
  }
}

extension Event {
  /// `AnyPublisher` for a subscription to a value of `AnyPublisher<Int, Never>`.
  fileprivate var publisherType: String? {
    object.map { String($0.brief.prefix { $0 != "<" && $0 != "…" }) }
  }

  /// True if both events are about publishers of one type in one view.
  fileprivate func hasPublisher(like other: Event) -> Bool {
    property == nil && view == other.view && publisherType == other.publisherType
  }
}

extension [String] {
  fileprivate var isDebounced: Bool {
    contains("debounce") || contains("throttle") || contains("delay")
  }
}

extension ExaminedRun {
  /// Findings about `onReceive` calls that subscribed again in the poke; nil where there are none, or
  /// where the release subscribes again at each update.
  ///
  /// - Parameters:
  ///   - ofSeveral: True to judge every `onReceive` call of a view that has several calls, if all the
  ///     calls subscribed again.
  ///   - ofRemovedViews: True to judge also a view that is gone, so that the poke cannot evaluate the
  ///     view. The view subscribed again in an action, perhaps because the action changed a value.
  fileprivate func resubscriptions(
    ofSeveral: Bool = false, ofRemovedViews: Bool = false,
    _ judge: (Event, Int, [String]) -> (BugID, PropertyDeclaration?, Fix)?
  ) -> [Finding]? {
    guard wasPoked, timeline.profile != "ios13",
      all.contains(where: { $0.name == .subscribed && $0.property == nil })
    else { return nil }
    let renewed =
      renewals(in: poke[...]) + (ofRemovedViews ? lastRenewalsOfRemovedViews : [])
    return renewed.flatMap { event in
      guard let type = declaration(event), mayBeCreatedAgain(event) || isDynamic(event)
      else { return [] as [Finding] }
      let all = receivers(in: type)
      let calls =
        all.count > 1 && ofSeveral ? all.filter { mayCreate(event, by: $0, in: type) } : all
      guard calls.count == 1 || ofSeveral && renewsAll(calls.count, like: event) else { return [] }
      // The first new subscription represents all calls.
      guard calls.count == 1 || event.index == firstRenewal(like: event) else { return [] }
      return calls.compactMap { call in finding(about: call, event, in: type, judge) }
    }
  }

  /// The subscriptions of `onReceive` calls among these events, if a subscription of the same view ended
  /// before.
  private func renewals(in events: ArraySlice<Event>) -> [Event] {
    var ended: Set<Int?> = []
    return events.filter { event in
      guard event.property == nil else { return false }
      if event.name == .unsubscribed { ended.insert(event.view) }
      return event.name == .subscribed && ended.contains(event.view)
    }
  }

  private var lastRenewalsOfRemovedViews: [Event] {
    let removed = Set(events.filter { $0.name == .removed }.map(\.view))
    let renewed = actions.flatMap { renewals(in: act(from: events[$0])) }
    var last: [Int?: Event] = [:]
    for event in renewed where removed.contains(event.view) { last[event.view] = event }
    return last.values.sorted { $0.index < $1.index }
  }

  private func finding(
    about call: Receiver, _ event: Event, in type: TypeDeclaration,
    _ judge: (Event, Int, [String]) -> (BugID, PropertyDeclaration?, Fix)?
  ) -> Finding? {
    guard let (bug, property, fix) = judge(event, call.start, expanded(call.words, in: type)),
      // A view that is created once keeps its timer.
      bug != .timerInViewProperty || mayBeCreatedAgain(event)
    else { return nil }
    let again = subscriptions(before: event) + (isPoke(event) ? [] : [event])
    let place = property.flatMap(source.place) ?? source.files[call.file].place(call.start + 1)
    return Finding(
      bug, again.count > 1 ? .proved : .shown, at: place,
      Subject(
        view: type.name, property: property?.name, type: event.object?.brief,
        other: creator(of: event)),
      evidence: evidence(
        again.count > 1 ? [action(of: again[1]), again[0], again[1]] : again)
        + (isPoke(event) ? [.poke(.resubscribes(view: type.name))] : []), fixes: [fix])
  }

  /// `.onReceive(publisher) { … }`
  private struct Receiver {
    let file: Int
    /// The position of the dot.
    let start: Int
    /// The words in the parentheses.
    let words: [String]
  }

  private func receivers(in type: TypeDeclaration) -> [Receiver] {
    source.code(of: type).flatMap { code in
      let file = source.files[code.file]
      return file.positions(of: [".", "onReceive", "("], in: code.tokens).map { start in
        let end = file.end(ofBracketAt: start + 2)
        return Receiver(
          file: code.file, start: start,
          words: file.tokens[(start + 3)..<(end - 1)].map(\.text))
      }
    }
  }

  /// False if the declared type of a call's publisher differs from the publisher's type in the
  /// subscription.
  private func mayCreate(
    _ subscription: Event, by call: Receiver, in view: TypeDeclaration
  ) -> Bool {
    guard let name = property(named: call.words, in: view).flatMap(publisherType) else {
      return true
    }
    return name == subscription.publisherType
  }

  /// `AnyPublisher` or the name of a subject, if the declaration of a property shows that its value has
  /// this type.
  private func publisherType(_ property: PropertyDeclaration) -> String? {
    let names: Set = ["AnyPublisher", "PassthroughSubject", "CurrentValueSubject"]
    if let name = property.typeTokens.first { return names.contains(name) ? name : nil }
    guard !property.isComputed, let value = property.initialValue else { return nil }
    let file = source.files[property.file]
    guard names.contains(file[value.lowerBound]),
      let open = value.first(where: { file[$0] == "(" }),
      file.end(ofBracketAt: open) == value.upperBound
    else { return nil }
    return file[value.lowerBound]
  }

  /// True if a view has at least this number of subscriptions to publishers of the event's type, and
  /// each ended in the poke.
  private func renewsAll(_ count: Int, like event: Event) -> Bool {
    func ids(_ events: [Event], _ name: Event.Name) -> Set<Int> {
      Set(events.filter { $0.name == name && $0.hasPublisher(like: event) }.compactMap(\.objectID))
    }
    let current = ids(events, .subscribed).subtracting(ids(events, .unsubscribed))
    return count > 0 && current.count >= count && current.isSubset(of: ids(poke, .unsubscribed))
  }

  private func firstRenewal(like event: Event) -> Int? {
    poke.first { $0.name == .subscribed && $0.hasPublisher(like: event) }?.index
  }

  /// The earlier subscriptions of the `onReceive` call that made this subscription, the oldest
  /// first. The subscriptions of the poke are left out.
  private func subscriptions(before event: Event) -> [Event] {
    var earlier: [Event] = []
    var next = event
    while let end = all[..<next.index].last(where: {
      $0.name == .unsubscribed && $0.property == nil && $0.view == next.view
    }), let id = end.objectID,
      let start = all[..<end.index].last(where: {
        $0.name == .subscribed && $0.property == nil && $0.view == next.view && $0.objectID == id
      })
    {
      earlier.insert(start, at: 0)
      next = start
    }
    return earlier.filter { !isPoke($0) }
  }

  /// True if the view itself has a dynamic property.
  private func isDynamic(_ event: Event) -> Bool {
    events.contains { $0.name == .found && $0.view == event.view }
  }

  /// The code of a computed property that is the whole argument, and otherwise the argument.
  private func expanded(_ words: [String], in type: TypeDeclaration) -> [String] {
    guard let property = property(named: words, in: type), property.isComputed else { return words }
    return source.text(property.tokens, ofFile: property.file)
  }

  /// The property that is the whole argument: a property of the view, or a property of the view's
  /// object, such as `model.debounced`.
  private func property(named words: [String], in type: TypeDeclaration) -> PropertyDeclaration? {
    let name = words.first == "self" ? words.dropFirst(2) : words[...]
    if name.count == 3, let member = name.last, let owner = name.first,
      source.property(owner, of: type.name)?.isComputed == false
    {
      let members = source.types.flatMap(\.properties).filter { $0.name == member }
      guard members.count == 1, source.type(members[0].type)?.isClass == true else { return nil }
      return members[0]
    }
    guard name.count == 1 else { return nil }
    return name.first.flatMap { source.property($0, of: type.name) }
  }

  /// True if the closure received a value after the view subscribed again. A `PassthroughSubject` sends
  /// no value to a new subscriber.
  fileprivate func redelivers(_ subscription: Event) -> Bool {
    poke.contains {
      $0.name == .received && $0.view == subscription.view && $0.index > subscription.index
    }
  }

  /// True if the publisher may contain a timer, or an operator that remembers values: a new subscription
  /// starts the timer again, and discards the values.
  fileprivate func mayForget(_ words: [String]) -> Bool {
    let reached = reach.units(named: Set(words)).reduce(into: Set(words)) {
      $0.formUnion(reach.units[$1].names)
    }
    return !reached.isDisjoint(with: Self.remembering)
  }

  private static let remembering: Set = [
    "Timer", "publish", "Future", "Deferred", "buffer", "collect", "combineLatest", "count",
    "dataTaskPublisher", "debounce", "delay", "drop", "dropFirst", "first", "flatMap", "last",
    "max", "min", "multicast", "output", "prefix", "reduce", "removeDuplicates", "retry", "scan",
    "share", "switchToLatest", "throttle", "timeout", "tryRemoveDuplicates", "tryScan", "zip",
  ]

  /// The stored property of a view that creates a timer's publisher and is the argument: by its initial
  /// value, or in each initializer.
  fileprivate func storedTimer(named words: [String], in view: String) -> PropertyDeclaration? {
    let path = words.first == "self" ? words.dropFirst(2) : words[...]
    guard let name = path.first, let property = source.property(name, of: view),
      property.wrapper == nil, !property.isStatic, !property.isComputed
    else { return nil }
    if let publisher = storedPublisher(words, in: view) {
      return property.initialValue != nil && isTimer(publisher) ? property : nil
    }
    if let value = property.initialValue {
      return isTimer(source.text(value, ofFile: property.file)) ? property : nil
    }
    return isCreatedAsTimer(property) ? property : nil
  }

  /// True if each initializer creates the timer: `timer = Timer.publish(…)`, but not `timer = timer` with the
  /// timer of a parent.
  private func isCreatedAsTimer(_ property: PropertyDeclaration) -> Bool {
    let values = (source.type(property.type)?.initializers ?? []).flatMap { body -> [[String]] in
      let file = source.files[body.file]
      return source.assignments(to: property.name, in: body).map { start in
        let line = file.tokens[start].line
        return (start + 2..<body.tokens.upperBound).prefix { file.tokens[$0].line == line }
          .map { file[$0] }
      }
    }
    return !values.isEmpty && values.allSatisfy(isTimer)
  }

  /// `ticker.publisher`, a stored property of a struct that a stored property of the view holds: the body
  /// only reads the publisher.
  fileprivate func storedPublisher(_ words: [String], in view: String) -> PropertyDeclaration? {
    let path = words.first == "self" ? words.dropFirst(2) : words[...]
    guard path.count == 3, let name = path.first, let member = path.last,
      let property = source.property(name, of: view), !property.isComputed, !property.isStatic,
      let type = source.type(ofValueOf: property), type.keyword == "struct",
      let publisher = source.property(member, of: type.name), !publisher.isComputed,
      !publisher.isStatic
    else { return nil }
    return publisher
  }

  /// True if each new value of the type creates a new timer publisher.
  private func isTimer(_ publisher: PropertyDeclaration) -> Bool {
    publisher.initialValue.map { isTimer(source.text($0, ofFile: publisher.file)) }
      ?? isCreatedAsTimer(publisher)
  }

  /// `Timer.publish(…)`, `Timer.everySecond`, or a call of a function whose code creates a timer.
  private func isTimer(_ value: [String]) -> Bool {
    if value.starts(with: ["Timer", "."]) { return true }
    guard let open = value.firstIndex(of: "("), open > 0,
      value[..<open].allSatisfy({ $0 == "." || $0.first?.isLetter == true })
    else { return false }
    let functions = source.files.indices.flatMap { source.functions(ofFile: $0) }.filter {
      $0.name == value[open - 1]
    }
    return functions.count == 1
      && functions.allSatisfy { function in
        let file = source.files[function.code.file]
        return !file.positions(of: ["Timer", ".", "publish"], in: function.body).isEmpty
      }
  }

  /// True for `settings.changes`, a stored property of an object that the view itself creates: each new
  /// view has another object.
  fileprivate func isOfCreatedObject(_ words: [String], at event: Event) -> Bool {
    let path = words.first == "self" ? words.dropFirst(2) : words[...]
    guard path.count == 3, let name = path.first, let member = path.last,
      let property = source.property(name, of: typeName(event)),
      property.wrapper == "@ObservedObject",
      creates(property, at: event)
    else { return false }
    return !source.types.flatMap(\.properties).contains { $0.name == member && $0.isComputed }
  }

  fileprivate func keepTimer(_ property: PropertyDeclaration) -> Fix {
    let file = source.files[property.file]
    guard source.mayHaveWrapper(property),
      let keyword = property.tokens.first(where: { ["let", "var"].contains(file[$0]) })
    else { return Fix(.keepTimer) }
    let text = "@State private var"
    let start = file.tokens[property.tokens.lowerBound].range.lowerBound
    return Fix(
      .keepTimer,
      [
        Fix.Edit(
          file: file.path, range: start..<file.tokens[keyword].range.upperBound, text: text)
      ])
  }
}
