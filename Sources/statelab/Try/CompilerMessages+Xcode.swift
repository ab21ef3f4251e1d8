extension CompilerMessages {
  /// The next step for the user, in a build as with an Xcode. Where this compiler words an error of
  /// the macro otherwise than Xcode 27, Xcode's words are added.
  func next(as build: XcodeBuild) -> String {
    let advice = [adviceOnMacro, wordsOfXcode27.map { "Xcode 27 words it: `\($0)`." }]
      .compactMap(\.self)
    return build == .xcode27 && !advice.isEmpty ? advice.reversed().joined(separator: " ") : next
  }

  /// The error as Xcode 27 words it (fidelity 2.14, 5); nil where the words are the same.
  var wordsOfXcode27: String? {
    guard errorTexts.contains(where: { $0 == Self.selfUsedEarly }) else { return nil }
    let sign = "note: 'self."
    let note = text.lines.first { $0.contains(sign) && $0.hasSuffix("' not initialized") }
    guard let note, let start = note.firstRange(of: sign)?.upperBound else { return nil }
    return "variable 'self.\(note[start...].prefix { $0 != "'" })' used before being initialized"
  }

  private static let selfUsedEarly = "'self' used before all stored properties are initialized"

  private var adviceOnMacro: String? {
    if errorTexts.contains(Self.selfUsedEarly) {
      return
        "A state with a value at its declaration has no `init` accessor, so the assignment calls "
        + "the setter of `self`. `statelab try --xcode 26,27` plays both ways out."
    }
    if errorTexts.contains(where: { $0.hasPrefix("invalid redeclaration of synthesized property") })
    {
      return "The macro declares the name that another wrapper declares, too: use one of the two."
    }
    return nil
  }
}
