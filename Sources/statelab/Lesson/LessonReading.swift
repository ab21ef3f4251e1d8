import Course
import Rendering
import Replay
import StateLabCore

/// A lesson under a profile: its text, joined with the current runs of its experiments.
struct LessonReading {
  let lesson: CourseLesson
  let text: LessonText
  let course: Course
  let profile: Profile
  let runs: Runs
  /// Compiles a snippet; nil without `--live` or without a compiler.
  var compiler: ((Snippet) throws -> CompilerAnswer)?
  /// True if listings show the whole file, including the experiments.
  var isWhole = false
  /// True if claims are shown with their outcomes and grounds, and not in a line each.
  var showsFullClaims = false
  /// True if tasks are shown with their hints and solutions.
  var showsSolutions = false
  /// True if all words of the runs are explained, and not only those that no earlier lesson has.
  var showsAllWords = false

  private let findings = Findings()

  /// Results that are computed once for several parts of a document.
  private final class Findings {
    var shownRuns: [ShownRun]?
    var edits: LessonEdits??
    var sources: [(file: String, source: SwiftSource?)] = []
  }

  /// A Swift file of the lesson, parsed.
  func source(named file: String) -> SwiftSource? {
    for known in findings.sources where known.file == file { return known.source }
    let source = lesson.folder?.file(named: file).map { SwiftSource($0.text) }
    findings.sources.append((file, source))
    return source
  }

  /// The build that the lesson is about: its listing imports the macro, or does not.
  var build: XcodeBuild {
    shownFiles.flatMap(\.declarations).filter(\.isImport).flatMap(\.lines)
      .contains("import StateLabXcode27") ? .xcode27 : .standard
  }

  /// The difference between the lesson and its recordings; nil where there is none.
  func edits() throws -> LessonEdits? {
    if let known = findings.edits { return known }
    let edits = try LessonEdits(of: self)
    findings.edits = .some(edits)
    return edits
  }

  /// - Parameter text: The lesson's text if it was parsed already.
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

  /// The runs that the lesson shows. Steps are numbered across them.
  func shownRuns() throws -> [ShownRun] {
    if let known = findings.shownRuns { return known }
    var firstStep = 1
    var shown: [ShownRun] = []
    for (block, reference, tail) in text.shownRuns {
      let timeline = try run(reference).timeline(
        title: name(of: reference), lesson: lesson.number, firstStep: firstStep)
      firstStep += timeline.stepCount
      let own = try run(reference)
      let above =
        tail.map { [$0] } ?? shown.filter { $0.run.profile == own.profile }.map(\.reference)
      // A run shows at least its last act, unless the author asks for the tail.
      let most = tail == nil ? max(timeline.acts.count - 1, 0) : timeline.acts.count
      var (longest, firstAct) = (tail, 0)
      for other in above {
        let same = min(timeline.firstAct(differingFrom: try run(other).timeline()), most)
        if same > firstAct { (longest, firstAct) = (other, same) }
      }
      shown.append(
        ShownRun(
          block: block, reference: reference, run: own, told: ToldRun(timeline),
          firstAct: firstAct, tail: longest))
    }
    findings.shownRuns = shown
    return shown
  }

  func run(_ reference: RunReference) throws -> Run {
    try runs.run(reference, from: lesson, under: profile)
  }

  /// A run of any lesson, with its addresses if that lesson shows it.
  func placed(_ reference: RunReference) throws -> Timeline {
    let run = try run(reference)
    guard let home = reference.lesson.map({ id in course.lessons.first { $0.id == id } }) ?? lesson
    else { return run.timeline(title: "\(reference)") }
    // Faults in the claims of another lesson do not matter here.
    let reading =
      home.id == lesson.id
      ? self
      : try LessonReading(
        home, text: home.textWithoutFaults(), of: course, under: run.profile,
        runs: runs)
    let shown = try reading.shownRuns().first {
      $0.reference.experiment == reference.experiment && $0.run.profile == run.profile
    }
    var timeline = shown?.timeline ?? run.timeline()
    timeline.title = Words.current.diff.placed(
      home.number, reference.experiment, reference.profile?.name)
    return timeline
  }

  // MARK: Verdicts

  /// The claim with its outcome under each release.
  func report(on claim: Claim) throws -> ClaimReport {
    let results = try results(of: claim)
    return ClaimReport(
      claim, citing: course.articles, results: results,
      verdict: claim.verdict(after: results.map(\.result)),
      shownUnder: profile)
  }

  /// The outcome of a claim under every release that it names, the oldest first; without a release
  /// where the compiler decides.
  func results(of claim: Claim) throws -> [(profile: Profile?, result: ClaimResult)] {
    switch claim.kind {
    case .documented, .opinion: return []
    case .compiled(let id):
      guard let snippet = text.snippet(id),
        let result = claim.result(of: try answer(to: snippet))
      else { return [] }
      return [(nil, result)]
    case .run(let finding):
      return try (finding.run.profile.map { [$0] } ?? Profile.all).compactMap { profile in
        let isShown = profile == self.profile
        let run = try runs.run(finding.run, from: lesson, under: profile, isShown: isShown)
        return claim.result(of: run).map { (profile, $0) }
      }
    }
  }

  func answer(to snippet: Snippet) throws -> CompilerAnswer {
    try compiler?(snippet) ?? snippet.recorded
  }
}

/// A run as a lesson shows it.
struct ShownRun {
  /// The position of its block in the text.
  let block: Int
  let reference: RunReference
  let run: Run
  /// The whole run in words.
  let told: ToldRun
  /// The first action that is shown: not 0 where the lesson shows a tail.
  let firstAct: Int
  /// The run that begins in the same way, where the lesson shows a tail.
  let tail: RunReference?

  var timeline: Timeline { told.timeline }

  var shownActs: [ToldAct] { Array(told.acts.dropFirst(firstAct)) }

  /// The line above the tail of a run.
  var opening: String? {
    if case .unavailable = run.problem { return nil }
    return tail.map { Words.current.lesson.tail(hiddenSteps, "\($0)") }
  }

  /// The acts on a page: the tail of a run, below a line about its beginning.
  var pageActs: [ToldAct] {
    guard opening != nil, let tail, let hiddenSteps else { return shownActs }
    return [ToldAct(title: Words.current.lesson.from(hiddenSteps, "\(tail)"))] + shownActs
  }

  /// The steps that the lesson leaves out.
  private var hiddenSteps: (first: StepAddress, last: StepAddress)? {
    let steps = timeline.acts.prefix(firstAct).flatMap(\.steps).compactMap(\.address)
    return steps.first.flatMap { first in steps.last.map { (first, $0) } }
  }
}
