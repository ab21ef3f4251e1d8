import Course
import Rendering
import Replay
import StateLabCore

/// The difference between the compiled lesson and its text: the lesson is being edited.
///
/// The text then describes another program, and so do its questions and claims.
struct LessonEdits {
  /// The files whose listings differ.
  let files: [String]
  /// The runs that differ, by the positions of their blocks, each with its change.
  let runs: [Int: LineDiff]

  /// Nil where the listings equal the files, and the runs have the outcomes that the text states.
  init?(of reading: LessonReading) throws {
    files = reading.changedFiles
    if try files.isEmpty && reading.hasStatedOutcomes() { return nil }
    // The recordings are from the default release.
    let standard =
      reading.profile.isStandard
      ? reading
      : try LessonReading(
        reading.lesson, text: reading.text, of: reading.course, runs: reading.runs)
    var runs: [Int: LineDiff] = [:]
    for run in try standard.shownRuns() {
      guard case .transcript(_, _, let recorded) = reading.text.blocks[run.block].content,
        !recorded.isEmpty
      else { continue }
      let difference = LineDiff(from: recorded, to: Transcript.lines(of: run))
      if !difference.isEmpty { runs[run.block] = difference }
    }
    self.runs = runs
  }

  /// The line above the lesson.
  var notice: String { Words.current.lesson.edited(files) }
}

extension LessonEdits {
  /// The blocks that are still shown: the code, the runs, and the text above the first run.
  func keeps(_ block: Block, afterRun: Bool) -> Bool {
    switch block.content {
    case .heading, .listing, .transcript, .exercise, .patch, .notes: true
    case .paragraph, .list, .snippet, .expansion, .verbatim: !afterRun
    case .comparison, .table, .claim, .finding, .question, .prediction: false
    }
  }
}

extension LessonReading {
  /// The files whose listings in the text differ from the compiled files.
  fileprivate var changedFiles: [String] {
    var files: [String] = []
    for case .listing(let file, let show, let code) in text.blocks.map(\.content)
    where !code.isEmpty && !files.contains(file) {
      let now = try? source(named: file)?.excerpt(show).map(\.text)
      if now != code { files.append(file) }
    }
    return files
  }

  /// True if each recorded run has the outcomes that the text states. A run without a recording did
  /// not change.
  fileprivate func hasStatedOutcomes() throws -> Bool {
    let recorded = Set(
      text.blocks.compactMap { block -> RunReference? in
        guard case .transcript(let run, _, let lines) = block.content, !lines.isEmpty else {
          return nil
        }
        return run
      })
    for (finding, profile, literal) in text.blocks.flatMap(\.statedOutcomes)
    where recorded.contains(finding.run) {
      let run = try runs.run(
        finding.run, from: lesson, under: profile, isShown: profile == self.profile)
      if run.outcome(of: finding.name) != literal { return false }
    }
    return true
  }
}

extension Block {
  /// The outcomes that the author states in this block: of a claim under the default release, or
  /// under the release of its run.
  fileprivate var statedOutcomes: [(finding: FindingReference, profile: Profile, literal: String)] {
    switch content {
    case .prediction(let question), .question(let question):
      guard let finding = question.finding else { return [] }
      return question.choices.filter(\.isExpected).map { (finding, question.profile, $0.literal) }
    case .claim(let claim), .finding(let claim):
      guard case .run(let finding) = claim.kind else { return [] }
      let profile = finding.run.profile ?? .standard
      return claim.expectedOutcome(under: profile).map { [(finding, profile, $0.literal)] } ?? []
    case .table(let table):
      return table.rows.joined().compactMap { cell in
        guard case .finding(let finding, let recorded) = cell else { return nil }
        return (finding, .standard, recorded)
      }
    default: return []
    }
  }
}
