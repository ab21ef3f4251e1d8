import Course
import StateLabCore

/// The check of one lesson: its text, and the compiler's answers about its snippets.
struct LessonCheck {
  let check: Check
  let lesson: CourseLesson
  var source: LessonSource
  /// True if its experiments may run; false if their code has changed since the build.
  let runs: Bool
  /// The answers by the id of the snippet; empty without a compiler.
  let answers: [String: CompilerAnswer]

  init(of lesson: CourseLesson, in check: Check, runs: Bool) throws {
    self.check = check
    self.lesson = lesson
    self.runs = runs
    source = try LessonSource(of: lesson)
    let snippets = source.text.snippets
    let errors = try check.compiler?.firstErrors(of: snippets.map(\.code)) ?? []
    answers = Dictionary(
      zip(snippets.map(\.id), errors.map(CompilerAnswer.init)),
      uniquingKeysWith: { first, _ in first })
  }

  /// All faults that an update cannot repair.
  func diagnostics() throws -> [Diagnostic] {
    var diagnostics = try checkText() + checkLinks() + checkClaimNames() + checkPlaces()
    if runs {
      diagnostics +=
        try checkLength() + checkExperiments() + checkClaims() + checkQuestions()
        + checkRules() + checkProfiles()
    }
    return try diagnostics + checkExercises()
  }

  /// The outcome of a finding in a run, or the reason why there is none. Throws where the machine
  /// cannot play the run.
  func outcome(
    of finding: FindingReference, under profile: Profile
  ) throws -> Result<String, NoOutcome> {
    do {
      let run = try check.played.run(finding.run, from: lesson, under: profile)
      if let outcome = run.outcome(of: finding.name) { return .success(outcome) }
      if case .threw(let error) = run.problem {
        return .failure(NoOutcome(description: "`\(finding.run)` ended with the error: \(error)"))
      }
      let names = run.findings.map { "`\($0.name)`" }.joined(separator: ", ")
      return .failure(
        NoOutcome(
          description: "`\(finding.run)` finds no `\(finding.name)`; "
            + (names.isEmpty ? "it finds nothing" : "it finds \(names)")))
    } catch let error as ExperimentNotFound {
      return .failure(NoOutcome(description: "\(error)"))
    }
  }
}

/// The reason why a finding has no outcome.
struct NoOutcome: Error {
  let description: String
}
