import StateLabCore

nonisolated extension SourceLine {
  /// Reads `[lesson:]experiment[@profile]`.
  func runReference(_ text: String) throws(LessonError) -> RunReference {
    let (run, profile) = text.splitOnce(at: "@") ?? (text, nil)
    let (lesson, experiment) = run.splitOnce(at: ":").map { (Optional($0), $1) } ?? (nil, run)
    guard experiment.isName, lesson.map(\.isName) ?? true else {
      throw error("`\(text)` names no run; write `[LESSON:]EXPERIMENT[@PROFILE]`")
    }
    return RunReference(
      lesson: lesson, experiment: experiment,
      profile: try profile.map { name throws(LessonError) in try self.profile(named: name) })
  }

  /// Reads `[lesson:]experiment[@profile].finding`.
  func findingReference(_ text: String) throws(LessonError) -> FindingReference {
    guard let (run, name) = text.splitOnce(at: "."), name.isName else {
      throw error("`\(text)` names no finding; write `EXPERIMENT.NAME`")
    }
    return FindingReference(run: try runReference(run), name: name)
  }

  func profile(named name: String) throws(LessonError) -> Profile {
    if let profile = Profile.named(name) { return profile }
    let names = Profile.all.map(\.name).joined(separator: ", ")
    throw error("there is no profile `\(name)`; there are \(names)")
  }

  /// Reads `R10, R27`, or `Swift`.
  func decidingRules(named names: String) throws(LessonError) -> [DecidingRule] {
    var rules: [DecidingRule] = []
    for name in names.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed) {
      guard let rule = DecidingRule(named: name) else {
        throw error(
          "there is no rule `\(name)`; there are R\(Rule.numbers.lowerBound) to "
            + "R\(Rule.numbers.upperBound), with commas between them, and `Swift`")
      }
      if rules.contains(rule) { throw error("rule `\(name)` is named twice; remove one") }
      rules.append(rule)
    }
    return rules
  }
}

nonisolated extension String {
  /// True for one or more letters, digits, hyphens and underscores, and nothing else.
  fileprivate var isName: Bool {
    !isEmpty && unicodeScalars.allSatisfy { $0.isPartOfName || $0 == "-" }
  }
}
