import Replay
@_spi(Steps) import StateLabCore

/// The bugs that cost work and make no wrong screen.
extension Detector {
  /// An object publishes a value that is equal to the one before, and bodies run.
  static let equalValuePublished = Detector(.equalValuePublished) { run in
    let changes = run.events.filter { $0.change != nil }
    guard !changes.isEmpty else { return nil }
    return changes.compactMap { event in
      guard let change = event.change, change.old == change.new, !change.new.literal.contains("…"),
        // Two functions read alike and may differ.
        !change.new.literal.contains("->"), !change.new.literal.contains("Function"),
        let action = run.action(of: event), !run.publishesDifference(event, in: action),
        let body = run.act(from: action).first(where: { body in
          body.name == .body && (body.count ?? 0) > 1
            && run.causes(of: body).contains { $0.index == event.index } && !run.isNeeded(body)
        })
      else { return nil }
      let property = run.source.property(change.property, of: change.type)
      return Finding(
        .equalValuePublished, .proved, at: property.flatMap(run.source.place),
        Subject(
          view: run.typeName(body), property: change.property, type: change.type,
          new: change.new.brief),
        evidence: run.evidence([action, event, body]), fixes: [Fix(.compareFirst)])
    }
  }

  /// A body runs for a change of an object's property that the body does not read.
  static let wholeObjectDependency = Detector(.wholeObjectDependency) { run in
    let changes = run.events.filter { $0.change != nil && ($0.subscribers ?? 0) > 0 }
    guard !changes.isEmpty else { return nil }
    return run.events.compactMap { body in
      guard body.name == .body, (body.count ?? 0) > 1, body.difference == nil,
        let reads = run.lastReads(before: body), !body.causes.isEmpty
      else { return nil }
      // The body runs for this one reason.
      let reasons = run.causes(of: body).filter { $0.isChange || $0.name == .body }
      guard reasons.count == 1, let event = reasons.first, let change = event.change,
        // An equal value has a finding of its own.
        change.old != change.new, !run.mayShow(change.property, body),
        let id = event.objectID, reads.contains(where: { $0.objectID == id }),
        !reads.contains(where: { $0.objectID == id && $0.property.root == change.property })
      else { return nil }
      return Finding(
        .wholeObjectDependency, .proved, at: run.body(of: run.declaration(body)),
        Subject(view: run.typeName(body), property: change.property, type: change.type),
        evidence: run.evidence([run.action(of: body), event, body]),
        fixes: [Fix(.makeObservable)])
    }
  }

  /// Each row reads one collection of an `@Observable` object, so that a change evaluates all rows.
  static let collectionReadInEveryRow = Detector(.collectionReadInEveryRow) { run in
    let observed = run.events.filter { $0.name == .observed }
    guard !observed.isEmpty else { return nil }
    return run.actions.flatMap { position -> [Finding] in
      let action = run.events[position]
      let act = run.act(from: action)
      let bodies = Dictionary(grouping: act.filter { $0.name == .body }, by: \.view)
      let rows = act.filter { event in
        event.name == .observed && ValueChange(event)?.new.elements != nil
          && run.view(event)?.isRow == true && run.isOnlyReason(event, bodies)
      }
      let groups = Dictionary(grouping: rows) {
        "\(run.typeName($0)) \(ValueChange($0)?.key ?? "")"
      }
      return groups.keys.sorted().compactMap { key in
        guard let group = groups[key], Set(group.map(\.view)).count > 2,
          // Rows that all show the change need their bodies.
          run.changedLines(by: action) < Set(group.map(\.view)).count,
          let change = ValueChange(group[0])
        else { return nil }
        return Finding(
          .collectionReadInEveryRow, .proved, at: run.body(of: run.declaration(group[0])),
          Subject(
            view: run.typeName(group[0]), property: change.property, type: change.type,
            new: "\(Set(group.map(\.view)).count)"),
          evidence: run.evidence([action] + group.prefix(3)), fixes: [Fix(.observablePerRow)])
      }
    }
  }

  /// A body runs because its parent passed another pair of closures as a binding.
  static let closureBindingInBody = Detector(.closureBindingInBody) { run in
    let parents = run.source.views.filter { type in
      ["get", "{"].contains { word in
        !run.source.positions(
          of: word == "{" ? ["Binding", "{"] : ["Binding", "(", "get"], in: type
        )
        .isEmpty
      }
    }
    guard !parents.isEmpty else { return nil }
    return run.events.compactMap { body -> Finding? in
      guard body.name == .body,
        let property = body.difference?.all.lazy.compactMap({
          run.source.property($0.property.root, of: run.typeName(body))
        }).first(where: { $0.wrapper == "@Binding" }), let parent = run.parent(of: body),
        parents.contains(where: { $0.name == parent.type.baseName }),
        run.differsOnlyByClosures(body)
      else { return nil }
      return Finding(
        .closureBindingInBody, .proved, at: run.source.place(property),
        Subject(view: property.type, property: property.name, other: parent.type.baseName),
        evidence: run.evidence([run.action(of: body), body]), fixes: [Fix(.projectBinding)])
    }
  }
}

extension Event {
  /// True for a write or an announcement that gives a property another value, or may do so.
  fileprivate var mayDiffer: Bool {
    guard isChange else { return false }
    return ValueChange(self).map { $0.old != $0.new || $0.new.literal.contains("…") } ?? true
  }
}

extension ViewIdentity {
  fileprivate var isRow: Bool {
    keys.contains { if case .element = $0 { true } else { false } }
  }
}

extension ExaminedRun {
  /// The number of lines that the screen has after an action, and had not before.
  fileprivate func changedLines(by action: Event) -> Int {
    let before = events[..<action.index].last { $0.name == .screen }?.text ?? ""
    guard let after = screen(ofAct: action) else { return 0 }
    return LineDiff(
      from: before.split(separator: "\n").map(String.init),
      to: after.split(separator: "\n").map(String.init)
    ).lines.count { if case .added = $0 { true } else { false } }
  }

  /// True if the body runs for another reason than an equal value.
  fileprivate func isNeeded(_ body: Event) -> Bool {
    reasons(of: body).contains { reason in
      guard reason.name != .body else {
        return body.difference != nil || reason.count == 1 || isNeeded(reason)
      }
      return reason.mayDiffer
    }
  }

  /// True if the object of an equal value also publishes another change in the action.
  fileprivate func publishesDifference(_ equal: Event, in action: Event) -> Bool {
    act(from: action).contains { event in
      event.name == .willChange && event.objectID == equal.objectID && event.mayDiffer
    }
  }

  /// True if the body of a row that has observed a change runs for no other reason.
  ///
  /// - Parameter bodies: The bodies of each view in the action.
  fileprivate func isOnlyReason(_ change: Event, _ bodies: [Int?: [Event]]) -> Bool {
    guard let body = bodies[change.view]?.first(where: { $0.index > change.index }) else {
      return true
    }
    return body.difference == nil
      && reasons(of: body).allSatisfy { reason in
        reason.name == .body || ValueChange(reason)?.key == ValueChange(change)?.key
      }
  }

  /// True if a view differs from the one before only by closures that a call passes as bindings: the
  /// action changes no value that the code of the arguments names.
  fileprivate func differsOnlyByClosures(_ body: Event) -> Bool {
    guard let action = action(of: body), let difference = body.difference else { return false }
    let changed = Set(
      act(from: action).filter(\.mayDiffer).flatMap { event in
        (event.changes ?? [event.change].compactMap(\.self)).map(\.property)
          + [event.property?.root].compactMap(\.self)
      })
    return difference.all.allSatisfy { difference in
      let property = source.property(difference.property.root, of: typeName(body))
      guard let property, property.wrapper == "@Binding" else { return false }
      return playedCalls(of: property.type).contains { call in
        guard let argument = source.argument(property.name, of: call) else { return false }
        let words = source.text(argument, ofFile: call.file)
        return words.contains("Binding") && changed.isDisjoint(with: words)
      }
    }
  }

  /// True if the code of a view reads the property under a condition that the run did not meet.
  fileprivate func mayShow(_ property: String, _ body: Event) -> Bool {
    declaration(body).map { source.shows([property], in: $0, ofElements: false) } ?? false
  }

  /// The properties that a view's last body read; nil where no body of the view reported its reads.
  fileprivate func lastReads(before body: Event) -> [Event.PropertyRead]? {
    for event in events[..<body.index].reversed() where event.view == body.view {
      if case .noted(.read(let reads)) = event.kind { return reads }
    }
    return nil
  }
}
