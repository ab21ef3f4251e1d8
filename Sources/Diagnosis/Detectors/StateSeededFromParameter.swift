import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A parent passed another initial value for a state, which counts only at the first mount. The
  /// program never wrote to the state, so that it is no draft, and the screen shows the old value.
  static let stateSeededFromParameter = Detector(.stateSeededFromParameter) { run in
    let passed = run.events.filter {
      $0.name == .body && $0.difference.map { !$0.isReference } == true
    }
    guard !passed.isEmpty else { return nil }
    return passed.compactMap { body in
      guard let path = body.difference?.property,
        let property = run.source.property(path.root, of: run.typeName(body)),
        property.wrapper == "@State", run.isPassed(property),
        let stored = run.events.last(where: {
          $0.name == .stored && $0.view == body.view && $0.property?.root == path.root
            && $0.index < body.index
        }), let value = stored.value,
        // A parent that passes another value at each evaluation passes no new value.
        !run.poke.contains(where: {
          $0.view == body.view && $0.name == .body && $0.difference?.property == path
        }),
        !run.events.contains(where: {
          $0.name == .wrote && $0.view == body.view && $0.property?.root == path.root
            && $0.index > stored.index
        }), let action = run.action(of: body),
        run.keeps(value, insteadOf: nil, after: action)
          || run.keepsField(of: value, insteadOf: run.ignored(path, before: body), after: action)
      else { return nil }
      return Finding(
        .stateSeededFromParameter, .proved, at: run.source.place(property),
        Subject(
          view: property.type, property: property.name, other: run.creator(of: body),
          old: value.brief),
        evidence: run.evidence([stored, action, body]),
        fixes: [run.declareLet(property), Fix(.explicitID)])
    }
  }
}

extension ExaminedRun {
  /// The initial value that the parent passed with a body, and that the state ignores.
  fileprivate func ignored(_ path: PropertyPath, before body: Event) -> ValueDescription? {
    guard let action = action(of: body) else { return nil }
    for event in act(from: action) where event.view == body.view {
      if case .noted(.initialIgnored(path, let value)) = event.kind { return value }
    }
    return nil
  }

  /// True if the screen shows a field of a struct that would have another value.
  fileprivate func keepsField(
    of value: ValueDescription, insteadOf other: ValueDescription?, after action: Event
  ) -> Bool {
    guard let other else { return false }
    let fields = value.fields
    return other.fields.contains { field in
      fields.contains {
        $0.name == field.name && $0.value != field.value
          && keeps($0.value, insteadOf: field.value, after: action)
      }
    }
  }

  /// `@State var name: String` becomes `let name: String`, unless code writes to the property or
  /// takes its binding.
  fileprivate func declareLet(_ property: PropertyDeclaration) -> Fix {
    guard let type = source.type(property.type), !property.typeTokens.isEmpty,
      property.initialValue == nil, type.initializers.isEmpty,
      source.positions(of: ["$" + property.name], in: type).isEmpty,
      source.positions(of: ["$", property.name], in: type).isEmpty,
      let wrapper = property.wrapperTokens
    else { return Fix(.declareLet) }
    let file = source.files[property.file]
    let keyword = property.tokens.first { file[$0] == "var" } ?? wrapper.upperBound
    let range =
      file.tokens[wrapper.lowerBound].range.lowerBound..<file.tokens[keyword].range.upperBound
    return Fix(.declareLet, [Fix.Edit(file: file.path, range: range, text: "let")])
  }
}
