import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A struct has a `@State` and does not conform to `DynamicProperty`: SwiftUI never installs the
  /// state, and a write is ignored.
  static let dynamicPropertyNotFound = Detector(.dynamicPropertyNotFound) { run in
    let holders = run.holdersOfUninstalledStates
    guard !holders.isEmpty else { return nil }
    let written = run.writesOfUninstalled.compactMap { event -> Finding? in
      let candidates = holders.filter { holder in
        holder.states(of: event.type).contains(where: run.isWrittenAnywhere)
      }
      guard let holder = candidates.first, Set(candidates.map(\.type.name)).count == 1 else {
        return nil
      }
      let states = holder.states(of: event.type)
      return Finding(
        .dynamicPropertyNotFound, .proved,
        at: run.source.files[holder.type.file].place(holder.type.tokens.lowerBound),
        Subject(
          view: run.typeName(holder.event), property: states.count == 1 ? states[0].name : nil,
          type: holder.type.name, other: holder.event.property?.description,
          new: event.value?.brief),
        evidence: run.evidence([holder.event, run.action(of: event), event]),
        fixes: [run.conform(holder.type, isDirect: holder.event.type == holder.type.name)])
    }
    return written
      + run.writesThroughConstants(of: holders).filter { finding in
        !written.contains { $0.place == finding.place }
      }
  }
}

extension PropertyDeclaration {
  /// True if the declaration can be a state of this recorded type: `State<Int>`.
  fileprivate func isState(of type: String?) -> Bool {
    guard wrapper == "@State", let type else { return false }
    return typeTokens.isEmpty || type == "State<\(typeTokens.joined())>"
      || typeTokens.contains { ["?", "["].contains($0) }
  }
}

extension Declarations {
  /// The names of the generic parameters of a type: `Value` of `struct Draft<Value> { … }`.
  fileprivate func genericParameters(of type: TypeDeclaration) -> Set<String> {
    let file = files[type.file]
    let open = type.tokens.lowerBound + 2
    guard file[open] == "<" else { return [] }
    let list = (open..<type.tokens.upperBound).prefix { file[$0] != ">" }
    return Set(list.filter { ["<", ","].contains(file[$0]) }.map { file[$0 + 1] })
  }
}

extension ExaminedRun {
  fileprivate struct Holder {
    let event: Event
    let type: TypeDeclaration
    let states: [PropertyDeclaration]
    let genericParameters: Set<String>

    /// The states that may have the recorded type.
    func states(of type: String?) -> [PropertyDeclaration] {
      states.filter {
        $0.isState(of: type)
          || $0.typeTokens.count == 1 && genericParameters.contains($0.typeTokens[0])
      }
    }
  }

  /// The properties of views whose type has states and is no dynamic property.
  fileprivate var holdersOfUninstalledStates: [Holder] {
    events.filter { $0.name == .passedOver }.compactMap { event in
      guard let name = event.type,
        let type = source.types.first(where: { type in
          name == type.name || name == "Optional<\(type.name)>" || name == "Array<\(type.name)>"
            || name.hasPrefix("\(type.name)<")
        }), type.inherited.isDisjoint(with: ["View", "DynamicProperty", "App"])
      else { return nil }
      let states = type.properties.filter { $0.wrapper == "@State" }
      return states.isEmpty
        ? nil
        : Holder(
          event: event, type: type, states: states,
          genericParameters: source.genericParameters(of: type))
    }
  }

  /// Findings about controls whose binding comes from a state that SwiftUI does not install, `draft.$name`: a
  /// constant, with a message about the state (W1).
  fileprivate func writesThroughConstants(of holders: [Holder]) -> [Finding] {
    inputs.compactMap { input in
      let isConstant = act(from: input).contains { event in
        if case .noted(.bindingSet(_, let isConstant)) = event.kind { isConstant } else { false }
      }
      guard isConstant, changesNothing(input), let type = self.type(at: input.source) else {
        return nil
      }
      let candidates = holders.filter { holder in
        typeName(holder.event) == type.name
          && holder.states.contains { !bindings(to: $0, of: holder, in: type).isEmpty }
      }
      guard let holder = candidates.first, Set(candidates.map(\.type.name)).count == 1,
        let warning = warnings("W1").map(\.event).first(where: { event in
          causes(of: event).contains { $0.name == .body && $0.view == holder.event.view }
        })
      else { return nil }
      let states = holder.states.filter { !bindings(to: $0, of: holder, in: type).isEmpty }
      return Finding(
        .dynamicPropertyNotFound, .proved,
        at: source.files[holder.type.file].place(holder.type.tokens.lowerBound),
        Subject(
          view: type.name, property: states.count == 1 ? states[0].name : nil,
          type: holder.type.name, other: holder.event.property?.description),
        evidence: evidence([holder.event, warning, input]),
        fixes: [conform(holder.type, isDirect: holder.event.type == holder.type.name)])
    }
  }

  /// The places of `draft.$name` in the code of a view.
  private func bindings(
    to state: PropertyDeclaration, of holder: Holder, in view: TypeDeclaration
  ) -> [SourcePlace] {
    guard let name = holder.event.property?.root else { return [] }
    return source.positions(of: [name, ".", "$", state.name], in: view)
  }

  fileprivate func isWrittenAnywhere(_ property: PropertyDeclaration) -> Bool {
    source.files.indices.contains {
      source.writes(to: property.name, in: source.files[$0].tokens.indices, ofFile: $0)
        || !source.files[$0].positions(of: [".", "$", property.name]).isEmpty
        || !source.files[$0].positions(of: ["$", property.name]).isEmpty
    }
  }

  /// `struct Quiz {` becomes `struct Quiz: DynamicProperty {`.
  fileprivate func conform(_ type: TypeDeclaration, isDirect: Bool) -> Fix {
    let file = source.files[type.file]
    let name = type.tokens.lowerBound + 1
    guard type.keyword == "struct", isDirect, ["{", ":"].contains(file[name + 1]) else {
      return Fix(.dynamicProperty)
    }
    let hasList = file[name + 1] == ":"
    let end = file.tokens[hasList ? name + 1 : name].range.upperBound
    return Fix(
      .dynamicProperty,
      [
        Fix.Edit(
          file: file.path, range: end..<end,
          text: hasList ? " DynamicProperty," : ": DynamicProperty")
      ])
  }
}
