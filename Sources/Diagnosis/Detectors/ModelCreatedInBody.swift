import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// A view follows or reads an object that the parent's body creates at each evaluation: nothing changed, and
  /// the object is another one.
  static let modelCreatedInBody = Detector(.modelCreatedInBody) { run in
    guard run.wasPoked else { return nil }
    return run.observablesCreatedInBody
      + run.objects.replacements.compactMap { replacement in
        let event = replacement.subscribed
        guard run.isPoke(event), let property = run.property(event),
          property.initialValue == nil || run.isPassed(property, at: event),
          !run.creates(property, at: event),
          run.objects.firstEvents[replacement.new]?.index == event.index
            || run.isPoke(run.objects.firstEvents[replacement.new] ?? event),
          let type = event.object?.typeName, !run.source.keepsNoData(type),
          let parent = run.creator(of: event),
          let place = run.placeOfCreation(of: type, for: property, in: parent, at: replacement)
        else { return nil }
        let losses = run.objects.replacements.filter {
          !run.isPoke($0.subscribed) && $0.subscribed.property == event.property
            && $0.subscribed.view == event.view
            && !run.objects.changed($0.old, before: $0.subscribed).isEmpty
        }
        return run.finding(
          .modelCreatedInBody,
          of: losses.first(where: run.losesValue) ?? losses.last ?? replacement,
          property, at: place,
          fix: run.source.type(parent).flatMap { view in
            run.creation(of: type, passedAs: property, by: view).map {
              run.source.hoist($0, named: property.name, in: view)
            }
          } ?? Fix(.hoistState))
      }
  }
}

extension ExaminedRun {
  /// The place at which the body of a view creates an object for a property of another view. If
  /// several places may create the object, the result is the place of the body.
  fileprivate func placeOfCreation(
    of type: String, for property: PropertyDeclaration, in parent: String,
    at replacement: ObjectLedger.Replacement
  ) -> SourcePlace? {
    let calls = calls(creating: type, in: parent)
    // `LoginView(model: Login())`
    let passed = calls.filter { call in
      source.calls(of: property.type).contains {
        $0.file == call.file
          && source.argument(property.name, of: $0)?.contains(call.start) == true
      }
    }
    let all = passed.isEmpty ? calls : passed
    if all.count == 1 { return source.files[all[0].file].place(all[0].start) }
    // If another view had the object before, the creator of that view created the object.
    let isFirst =
      objects.firstEvents[replacement.new]?.index == replacement.subscribed.index
    return isFirst && !all.isEmpty ? body(of: source.type(parent)) : nil
  }
}

extension Declarations {
  /// True if an object of a class keeps no data, so that a new object of the class shows the same: the
  /// object has only constants, references to objects that the class does not create, and subscriptions.
  func keepsNoData(_ name: String) -> Bool {
    guard let type = type(name), type.keyword == "class", inheritsFromNoClass(type) else {
      return false
    }
    // Such a subscription has a time of its own, which would begin anew.
    let timed: Set = ["Timer", "delay", "debounce", "throttle"]
    guard code(of: type).allSatisfy({ timed.isDisjoint(with: text($0)) }) else { return false }
    return type.properties.allSatisfy { property in
      property.isStatic || property.isComputed || holdsSubscriptions(property)
        || isConstant(property) && comesFromOutside(property, of: type)
    }
  }

  private func inheritsFromNoClass(_ type: TypeDeclaration) -> Bool {
    type.inherited.subtracting([
      ":", ",", "ObservableObject", "Identifiable", "Hashable", "Equatable", "Sendable",
    ]).isEmpty
  }

  /// `var cancellables: Set<AnyCancellable> = []`, `var parent: AnyCancellable?`
  private func holdsSubscriptions(_ property: PropertyDeclaration) -> Bool {
    property.typeTokens.contains("AnyCancellable")
      && property.typeTokens.allSatisfy {
        ["AnyCancellable", "Set", "<", ">", "[", "]", "?"].contains($0)
      }
  }

  private func isConstant(_ property: PropertyDeclaration) -> Bool {
    property.keyword == "let" || !Set(property.attributes).isDisjoint(with: ["weak", "unowned"])
  }

  /// True if a property holds a plain value, or an object of the program that the class does not create.
  private func comesFromOutside(
    _ property: PropertyDeclaration, of type: TypeDeclaration
  ) -> Bool {
    // The values of the declaration and of the initializers, and the default values of parameters.
    let initial = property.initialValue.map { text($0, ofFile: property.file) } ?? []
    let values = type.initializers.flatMap { body in
      let file = files[body.file]
      let head = file.withHead(body.tokens).lowerBound..<body.tokens.lowerBound
      let defaults = head.filter { file[$0] == "=" }.map { ($0 + 1)..<head.upperBound }
      return assignments(to: property.name, in: body).map {
        text(file.value(assignedAt: $0), ofFile: body.file)
      } + defaults.map { Array(text($0, ofFile: body.file).prefix { $0 != "," }) }
    }
    let words = Set(property.typeTokens + initial + values.joined())
    if words.contains(where: { $0.hasSuffix("Subject") || $0.hasSuffix("Publisher") }) {
      return false
    }
    // Only a call creates an object.
    if words.isDisjoint(with: types.filter(\.isClass).map(\.name)) { return true }
    return ([initial] + values).allSatisfy { !$0.contains("(") }
  }
}
