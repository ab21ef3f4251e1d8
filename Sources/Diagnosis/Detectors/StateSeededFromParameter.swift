import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A parent passed another initial value for a state, which counts only at the first mount. The
  /// program never wrote to the state, so that it is no draft, and the screen shows the old value.
  static let stateSeededFromParameter = Detector(.stateSeededFromParameter) { run in
    let passed = run.events.filter { $0.name == .body }.flatMap { body in
      body.differingValues.map { (body: body, path: $0) }
    }
    let ignored = run.ignoredInitialValues
    guard !passed.isEmpty || !ignored.isEmpty else { return nil }
    return ignored.compactMap { run.unreadParameter($0) ?? run.changedCopy($0) }
      + passed.compactMap { body, path in
        guard let property = run.source.property(path.root, of: run.typeName(body)),
          property.wrapper == "@State", run.isPassed(property, at: body), run.shows(property),
          !run.source.keepsFirstValue(property), !run.isRenewed(body),
          !run.isCopy(property)
            || path == body.difference?.property && !run.showsSeeds(of: property),
          let stored = run.events.last(where: {
            $0.name == .stored && $0.view == body.view && $0.property?.root == path.root
              && $0.index < body.index
          }), let value = stored.value,
          run.source.type(value.typeName)?.isClass != true,
          // A parent that passes another value at each evaluation passes no new value.
          !run.poke.contains(where: {
            $0.view == body.view && $0.name == .body
              && $0.difference?.all.contains { $0.property == path } == true
          }),
          !run.events.contains(where: {
            $0.name == .wrote && $0.view == body.view && $0.property?.root == path.root
              && $0.index > stored.index
          }),
          let shown = run.action(
            keeping: [.init(value: value, other: nil)]
              + run.keptFields(of: value, insteadOf: run.ignored(path, before: body)),
            since: stored, at: body)
            ?? run.action(
              computingFrom: property, value, insteadOf: run.ignored(path, before: body),
              since: stored, at: body)
            ?? run.action(
              inControlOf: property, value, insteadOf: run.ignored(path, before: body),
              since: stored, at: body)
        else { return nil }
        return Finding(
          .stateSeededFromParameter, .proved, at: run.source.place(property),
          Subject(
            view: property.type, property: property.name, other: run.creator(of: body),
            old: value.brief, mayBeMeant: run.mayKeepFirstValue(property)),
          evidence: run.evidence([stored, run.action(of: body), body, shown]),
          fixes: run.fixesOfSeed(property, at: body))
      }
  }
}

extension ExaminedRun {
  /// An initial value that a parent passed for a state with storage, other than the first one.
  fileprivate struct IgnoredValue {
    let event: Event
    let property: PropertyDeclaration
    let value: ValueDescription
    let stored: Event
    let first: ValueDescription
    let action: Event
    /// The next body of the view.
    let body: Event?
    /// The last write to the state before the event.
    let write: Event?
  }

  fileprivate var ignoredInitialValues: [IgnoredValue] {
    events.compactMap { event in
      guard case .noted(.initialIgnored(let path, let value)) = event.kind,
        let property = source.property(path.root, of: typeName(event)),
        property.wrapper == "@State", property.initialValue == nil, isPassed(property, at: event),
        !source.keepsFirstValue(property), !isRenewed(event),
        source.type(value.typeName)?.isClass != true, let action = action(of: event),
        let stored = events[..<event.index].last(where: {
          $0.name == .stored && $0.view == event.view && $0.property == path
        }), let first = stored.value, first != value,
        // A parent that passes another value at each evaluation passes no new value.
        !poke.contains(where: { again in
          guard case .noted(.initialIgnored(path, let other)) = again.kind else { return false }
          return again.view == event.view && other != value
        })
      else { return nil }
      return IgnoredValue(
        event: event, property: property, value: value, stored: stored, first: first,
        action: action,
        body: act(from: action).first {
          $0.name == .body && $0.view == event.view && $0.index > event.index
        },
        write: events[stored.index..<event.index].last {
          $0.name == .wrote && $0.view == event.view && $0.property?.root == path.root
        })
    }
  }

  /// A state that the program never wrote to, in a view whose first differing field is a parameter that
  /// the view stores, and of which the view does not show the part that is the state's initial value.
  fileprivate func unreadParameter(_ ignored: IgnoredValue) -> Finding? {
    let property = ignored.property
    guard ignored.write == nil, let body = ignored.body, let difference = body.difference,
      difference.property.root != property.name,
      // Otherwise the difference of the state's own field is the proof.
      isCopy(property) || !body.differingValues.contains(where: { $0.root == property.name }),
      let type = source.type(property.type),
      shows(property),
      !events.contains(where: {
        $0.name == .wrote && $0.view == ignored.event.view && $0.property?.root == property.name
          && $0.index > ignored.stored.index
      }),
      let shown = action(
        keeping: [.init(value: ignored.first, other: ignored.value)]
          + keptFields(of: ignored.first, insteadOf: ignored.value),
        since: ignored.stored, at: ignored.event)
        ?? action(
          computingFrom: property, ignored.first, insteadOf: ignored.value,
          since: ignored.stored, at: ignored.event)
        ?? action(
          inControlOf: property, ignored.first, insteadOf: ignored.value,
          since: ignored.stored, at: ignored.event),
      isUnread(difference.property.root, seeding: property, ignored.first, in: type)
    else { return nil }
    return Finding(
      .stateSeededFromParameter, .proved, at: source.place(property),
      Subject(
        view: property.type, property: property.name, other: creator(of: body),
        old: ignored.first.brief, mayBeMeant: mayKeepFirstValue(property)),
      evidence: evidence([ignored.stored, ignored.action, body, shown]),
      fixes: fixesOfSeed(property, at: body))
  }

  /// A view that changed its copy of an element, has no way to pass the change on, and then received
  /// another value of the same element.
  fileprivate func changedCopy(_ ignored: IgnoredValue) -> Finding? {
    let property = ignored.property
    guard let write = ignored.write, let own = write.new, let type = source.type(property.type),
      !property.isPrivate, type.initializers.isEmpty, !passesOn(property, in: type),
      let id = ignored.value.fields.first(where: { $0.name == "id" }), own.fields.contains(id),
      let (kept, shown) = keptFields(of: own, insteadOf: ignored.value).lazy.compactMap({ kept in
        self.action(keeping: kept, of: ignored, since: write, in: type).map { (kept, $0) }
      }).first
    else { return nil }
    return Finding(
      .stateSeededFromParameter, .proved, at: source.place(property),
      Subject(
        view: property.type, property: property.name, type: kept.field,
        other: creator(of: ignored.event), old: kept.value.brief, new: kept.other?.brief),
      evidence: evidence([ignored.stored, write, ignored.action, ignored.body, shown]),
      fixes: [Fix(.passBinding)])
  }

  /// The action after which the screen shows that a view keeps its own value of a field, which the
  /// parent changed as well.
  private func action(
    keeping kept: KeptValue, of ignored: IgnoredValue, since write: Event,
    in type: TypeDeclaration
  ) -> Event? {
    guard let name = kept.field, source.shows([name], in: type),
      ignored.first.fields.contains(where: { $0.name == name && $0.value != kept.other })
    else { return nil }
    return action(
      keeping: [.init(value: kept.value, other: nil, field: name)], since: write,
      at: ignored.event)
  }

  /// True if a view may give the value of a state to other code: by a binding, a closure, an object, or
  /// as an argument.
  private func passesOn(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    let isOpen = type.properties.contains { other in
      guard !other.isComputed, !other.isStatic, other.name != property.name else { return false }
      if let wrapper = other.wrapper { return !["@State", "@FocusState"].contains(wrapper) }
      return !Set(other.typeTokens).isDisjoint(with: [">", "Binding"])
        || other.typeTokens.contains { source.type($0)?.isClass == true }
    }
    return isOpen
      || source.code(of: type).contains { code in
        let file = source.files[code.file]
        return code.tokens.contains { index in
          file[index] == property.name
            && (file[index - 1] == "$" || [",", ")"].contains(file[index + 1])
              || file.isArgumentOfFunction(at: index))
        }
      }
  }

  /// True if the code of a view reads the state outside its actions, or takes the binding of the
  /// state anywhere.
  fileprivate func shows(_ property: PropertyDeclaration) -> Bool {
    guard let type = source.type(property.type) else { return true }
    return reads(property.name, in: type, countingActions: false)
      || !source.positions(of: ["$" + property.name], in: type).isEmpty
      || !source.positions(of: ["$", property.name], in: type).isEmpty
  }

  /// True if the code of a type, other than its initializers, reads `name` or `self.name`. With a
  /// member, reads of other members do not count.
  private func reads(
    _ name: String, member: String? = nil, in type: TypeDeclaration, countingActions: Bool = true
  ) -> Bool {
    source.code(of: type).contains { code in
      let actions =
        countingActions ? [] : source.files[code.file].actionClosures(in: code.tokens)
      let file = source.files[code.file]
      let initializers = type.initializers.filter { $0.file == code.file }.map {
        file.withHead($0.tokens)
      }
      return code.tokens.contains { index in
        file[index] == name && file.isRead(at: index)
          && (member == nil || file[index + 1] != "." || file[index + 2] == member)
          && !(initializers + actions).contains { $0.contains(index) }
      }
    }
  }

  /// True if an initializer computes the initial value of a state from a parameter that the view also
  /// stores: the view may show the parameter beside the initial value.
  fileprivate func isCopy(_ property: PropertyDeclaration) -> Bool {
    guard let type = source.type(property.type) else { return true }
    return type.initializers.contains { body in
      source.initialValues(of: property, in: body).isEmpty
        || !source.seeds(of: property, of: type, in: body).isEmpty
    }
  }

  /// True if the code of a view also reads a parameter from which the initial value of a state is
  /// computed.
  fileprivate func showsSeeds(of property: PropertyDeclaration) -> Bool {
    guard let type = source.type(property.type) else { return true }
    return source.seeds(of: property, of: type).contains {
      reads($0.name, member: $0.member, in: type)
    }
  }

  /// True if the code of a view does not read the parameter that changed, or reads other members of it
  /// than the state's initial value, and the state is no draft.
  private func isUnread(
    _ parameter: String, seeding property: PropertyDeclaration, _ value: ValueDescription,
    in type: TypeDeclaration
  ) -> Bool {
    if !reads(parameter, in: type) { return true }
    return source.seeds(of: property, of: type).contains { $0.name == parameter }
      && !showsSeeds(of: property)
      && (mirrors(property, value, in: type) || isControlOfMember(property, in: type))
  }

  /// True if a state has the name of the member that it copies, controls show it, and no code uses it
  /// as a draft.
  private func isControlOfMember(
    _ property: PropertyDeclaration, in type: TypeDeclaration
  ) -> Bool {
    source.seeds(of: property, of: type).allSatisfy { $0.member == property.name }
      && !source.controls(showing: "$" + property.name, in: type).isEmpty
      && !isDraft(property, in: type)
  }

  /// True if code of a view uses a state beside its controls, `isOn: $isOn`, and `onChange`: the state may
  /// be a draft, or a first value that the person then changes.
  private func isDraft(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    source.code(of: type).contains { code in
      let file = source.files[code.file]
      let ignored =
        file.positions(of: ["onChange"], in: code.tokens).map { $0..<file.endOfCall(at: $0) }
        + type.initializers.filter { $0.file == code.file }.map { file.withHead($0.tokens) }
        + [property.tokens].filter { _ in property.file == code.file }
      return code.tokens.contains { index in
        file.uses(property.name, at: index) && !file.isBoundByControl(index)
          && !ignored.contains { $0.contains(index) }
      }
    }
  }

  /// The action after which a control, such as a toggle, shows the kept value, or the field of it that
  /// the parent changed. A draft may keep its value.
  fileprivate func action(
    inControlOf property: PropertyDeclaration, _ value: ValueDescription,
    insteadOf other: ValueDescription?, since stored: Event, at event: Event
  ) -> Event? {
    guard let type = source.type(property.type), !isDraft(property, in: type) else { return nil }
    return action(
      controlKeeping: [.init(value: value, other: other)] + keptFields(of: value, insteadOf: other),
      of: property, since: stored, at: event)
  }

  /// True if a state is a copy of what the parent passes, and neither a draft nor a first value: no code
  /// gives the state another value, or the state has the name of the member that it copies. A view that
  /// stores an element with an id and has no way to pass a change on has such a copy, too.
  private func mirrors(
    _ property: PropertyDeclaration, _ value: ValueDescription, in type: TypeDeclaration
  ) -> Bool {
    let uses = source.code(of: type).flatMap { code -> [(file: SourceFile, index: Int)] in
      let file = source.files[code.file]
      let initializers = type.initializers.filter { $0.file == code.file }.map(\.tokens)
      return code.tokens.filter { index in
        [property.name, "$" + property.name].contains(file[index])
          && !["var", "let"].contains(file[index - 1])
          && !initializers.contains { $0.contains(index) }
      }.map { (file: file, index: $0) }
    }
    guard !uses.contains(where: { $0.file[$0.index - 1] == "$" || $0.file[$0.index].first == "$" })
    else { return false }
    if !uses.contains(where: { $0.file.changesValue(at: $0.index) }) { return true }
    let seeds = source.seeds(of: property, of: type)
    if !seeds.isEmpty { return seeds.allSatisfy { $0.member == property.name } }
    return type.initializers.isEmpty && !property.isPrivate
      && value.fields.contains { $0.name == "id" } && !passesOn(property, in: type)
  }

  /// The action of an event, if the body of the view computes what it shows from the part of a state in
  /// which the kept value and the passed one differ: `item.isDone ? "✓" : ""`.
  fileprivate func action(
    computingFrom property: PropertyDeclaration, _ value: ValueDescription,
    insteadOf other: ValueDescription?, since stored: Event, at event: Event
  ) -> Event? {
    guard let other, other != value, let view = event.view, isRead(property.name, of: view),
      let type = source.type(property.type), mirrors(property, value, in: type),
      reads(property.name, in: type, countingActions: false),
      !events[(event.index + 1)...].contains(where: {
        renews(stored, with: .init(value: value, other: nil), $0)
      })
    else { return nil }
    let fields = keptFields(of: value, insteadOf: other).compactMap(\.field)
    guard
      fields.isEmpty
        || fields.contains(where: { source.shows(source.names(reading: $0), in: type) })
    else { return nil }
    return action(of: event)
  }

  /// True if the program may mean that a state keeps its first value: an initializer computes the value
  /// from a parameter of another name.
  fileprivate func mayKeepFirstValue(_ property: PropertyDeclaration) -> Bool {
    guard let type = source.type(property.type) else { return false }
    let values = type.initializers.map { body in
      source.initialValues(of: property, in: body).joined().map { source.files[body.file][$0] }
    }.filter { !$0.isEmpty }
    return !values.isEmpty && values.allSatisfy { !$0.contains(property.name) }
  }

  /// The initial value that the parent passed with a body, and that the state ignores.
  fileprivate func ignored(_ path: PropertyPath, before body: Event) -> ValueDescription? {
    guard let action = action(of: body) else { return nil }
    for event in act(from: action) where event.view == body.view {
      if case .noted(.initialIgnored(path, let value)) = event.kind { return value }
    }
    return nil
  }

  /// The fixes for a state with an ignored initial value. If the view changes the state, the fix is
  /// a binding instead of a `let`. If the view has an id, no fix adds `.id(…)`.
  fileprivate func fixesOfSeed(_ property: PropertyDeclaration, at event: Event) -> [Fix] {
    let isChanged = source.isChanged(property.name, in: source.type(property.type))
    return [isChanged ? Fix(.passBinding) : declareLet(property)]
      + (hasExplicitID(event) ? [] : [Fix(.explicitID)])
  }

  /// `@State var name: String` becomes `let name: String`.
  func declareLet(_ property: PropertyDeclaration) -> Fix {
    guard let type = source.type(property.type), !property.typeTokens.isEmpty,
      property.initialValue == nil, type.initializers.isEmpty,
      let wrapper = property.wrapperTokens
    else { return Fix(.declareLet) }
    let file = source.files[property.file]
    let keyword = property.tokens.first { file[$0] == "var" } ?? wrapper.upperBound
    let range =
      file.tokens[wrapper.lowerBound].range.lowerBound..<file.tokens[keyword].range.upperBound
    return Fix(.declareLet, [Fix.Edit(file: file.path, range: range, text: "let")])
  }
}

extension Event {
  /// The fields of a view that the view's parent passed with another value, without references.
  var differingValues: [PropertyPath] {
    difference?.all.filter { !$0.isReference }.map(\.property) ?? []
  }
}
