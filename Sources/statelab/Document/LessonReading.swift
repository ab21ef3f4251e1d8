import Course
import StateLabCore

/// A lesson as it is read under a profile: its text joined with what its experiments do now.
struct LessonReading {
  let lesson: CourseLesson
  let text: LessonText
  let course: Course
  let profile: Profile
  let runs: Runs
  /// Asks the compiler about a snippet; nil where nobody asks, or there is none.
  var compiler: ((Snippet) throws -> Diagnosis)?
  /// Whether claims are judged under every release, not only those that a reader compares.
  var judgesUnderAll = false

  /// - Parameter text: The lesson's text where it is known; else it is read now.
  init(
    _ lesson: CourseLesson, text: LessonText? = nil, of course: Course,
    under profile: Profile = .standard, runs: Runs? = nil
  ) throws {
    self.lesson = lesson
    self.course = course
    self.profile = profile
    self.runs = runs ?? Runs(of: course)
    self.text = try text ?? lesson.text()
  }

  /// The runs that the lesson shows in full, with the numbers of their first steps.
  func shownRuns() throws -> [(reference: RunReference, run: Run, firstStep: Int)] {
    var firstStep = 1
    return try text.transcripts.map { reference in
      let run = try run(reference)
      defer { firstStep += run.stepCount }
      return (reference, run, firstStep)
    }
  }

  /// The runs that the lesson shows in full, with the addresses of their steps.
  func placedRuns() throws -> [PlacedRun] {
    try shownRuns().map { shown in
      PlacedRun(
        run: shown.run, steps: Steps(of: shown.run, lesson: lesson.number, first: shown.firstStep),
        title: name(of: shown.reference))
    }
  }

  func run(_ reference: RunReference) throws -> Run {
    try runs.run(reference, from: lesson, under: profile)
  }

  /// A run beside another one: with the addresses that its own lesson gives it, if it shows it.
  func placed(_ reference: RunReference) throws -> PlacedRun {
    let run = try run(reference)
    guard let home = reference.lesson.map({ id in course.lessons.first { $0.id == id } }) ?? lesson
    else { return PlacedRun(run: run, steps: Steps(), title: "\(reference)") }
    // What is wrong in the claims of another lesson is no matter here.
    var faults: [LessonError] = []
    let reading =
      home.id == lesson.id
      ? self
      : try LessonReading(
        home, text: home.text(faults: &faults), of: course, under: run.profile, runs: runs)
    let shown = try reading.shownRuns().first {
      $0.reference.experiment == reference.experiment && $0.run.profile == run.profile
    }
    let steps = shown.map { Steps(of: run, lesson: home.number, first: $0.firstStep) } ?? Steps()
    let suffix = reference.profile.map { ", \($0.name)" } ?? ""
    return PlacedRun(
      run: run, steps: steps, title: "lesson \(home.number), \(reference.experiment)\(suffix)")
  }

  // MARK: Verdicts

  /// The claim under the releases that the articles and today's readers have, and the chosen one.
  func report(on claim: Claim) throws -> ClaimReport {
    switch claim.kind {
    case .documented, .opinion: return ClaimReport(claim, outcomes: [])
    case .compiled(let id):
      guard let snippet = text.snippet(id),
        let verdict = claim.verdict(of: try diagnosis(of: snippet))
      else { return ClaimReport(claim, outcomes: []) }
      return ClaimReport(
        claim,
        outcomes: [
          .init(judge: "Swift", verdict, of: claim, expected: claim.expectedOutcome(under: profile))
        ])
    case .run(let finding):
      let outcomes = try judges(of: finding).compactMap { profile -> ClaimReport.Outcome? in
        let run = try runs.run(finding.run, from: lesson, under: profile)
        return claim.verdict(of: run).map {
          ClaimReport.Outcome(
            judge: profile.name, $0, of: claim, expected: claim.expectedOutcome(under: profile))
        }
      }
      return ClaimReport(claim, outcomes: outcomes)
    }
  }

  private func diagnosis(of snippet: Snippet) throws -> Diagnosis {
    try compiler?(snippet) ?? snippet.recorded
  }

  /// The profiles under which a finding is judged, the oldest first.
  func judges(of finding: FindingReference) -> [Profile] {
    if let only = finding.run.profile { return [only] }
    return Profile.all.filter { judgesUnderAll || $0 == .iOS13 || $0.isStandard || $0 == profile }
  }
}
