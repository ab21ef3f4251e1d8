import Replay
@_spi(Steps) import StateLabCore

extension Detector {
  /// An object keeps a value in the defaults, in an `@AppStorage` property of an `@Observable` class or
  /// in a computed property. The value changed, and no event announced the change; the screen would
  /// show another value.
  static let appStorageInModel = Detector(.appStorageInModel) { run in
    guard !run.source.silentInDefaults.isEmpty else { return nil }
    let candidates = run.shownDefaults
    // Several properties of one object have one cause: the finding names the first.
    guard let property = candidates.first, candidates.allSatisfy({ $0.type == property.type })
    else { return [] }
    guard
      run.source.files.indices.contains(where: { number in
        let file = run.source.files[number]
        return run.source.writes(to: property.name, in: file.tokens.indices, ofFile: number)
          || file.bindsMember(property.name)
      })
    else { return [] }
    return run.staleScreens.compactMap { screen in
      // The screen may lack a value of a shared object, or one that the action changed.
      guard screen.unheard.isEmpty, screen.unannounced.isEmpty, run.sharedReads.isEmpty,
        !screen.act.contains(where: { ValueChange($0) != nil }), !run.readsOuterWorld()
      else { return nil }
      return Finding(
        .appStorageInModel, .proved, at: run.source.place(property),
        Subject(
          view: run.reader(of: property.name, at: screen.event), property: property.name,
          type: property.type),
        evidence: run.evidence(screen, []),
        fixes: [
          Fix(.stateInView),
          Fix(
            property.isComputed && run.source.isObservableObject(property)
              ? .sendInSetter : .announceByHand),
        ])
    }
  }
}

extension Declarations {
  /// The properties of objects that store a value in the defaults and announce no change.
  fileprivate var silentInDefaults: [PropertyDeclaration] {
    types.filter(\.isClass).flatMap(\.properties).filter { property in
      property.attributes.contains("@AppStorage")
        && property.attributes.contains("@ObservationIgnored")
        || isSilentInDefaults(property)
    }
  }

  fileprivate func isObservableObject(_ property: PropertyDeclaration) -> Bool {
    type(property.type)?.inherited.contains("ObservableObject") == true
  }

  /// `var size: Int { get { defaults.integer(forKey: "size") } set { … } }`, without an announcement.
  fileprivate func isSilentInDefaults(_ property: PropertyDeclaration) -> Bool {
    guard property.isComputed, let type = type(property.type) else { return false }
    let defaults = type.properties.filter { other in
      !other.isComputed
        && (other.typeTokens + (other.initialValue.map { text($0, ofFile: other.file) } ?? []))
          .contains("UserDefaults")
    }.map(\.name)
    let words = text(property.tokens, ofFile: property.file)
    return words.contains("set") && !Set(words).isDisjoint(with: defaults + ["UserDefaults"])
      && Set(words).isDisjoint(with: ["objectWillChange", "withMutation"])
  }
}

extension SourceFile {
  /// True if code takes a binding to a member of an object: `$prefs.isLarge`.
  fileprivate func bindsMember(_ name: String) -> Bool {
    positions(of: [".", name]).contains { point in
      var start = point - 1
      while self[start - 1] == "." { start -= 2 }
      return self[start - 1] == "$" && self[start].first?.isNumber == false
    }
  }
}

extension ExaminedRun {
  /// The properties in the defaults that announce no change and that a view's code reads.
  var shownDefaults: [PropertyDeclaration] { source.silentInDefaults.filter(isReadInBody) }

  /// True if a view's code reads `object.name`, takes its binding, or reads a value that the object
  /// computes from `name`.
  fileprivate func isReadInBody(_ property: PropertyDeclaration) -> Bool {
    let names = property.isPrivate ? source.names(reading: property.name) : [property.name]
    return source.views.contains { view in
      names.contains { !source.positions(of: [".", $0], in: view).isEmpty }
    }
  }
}
