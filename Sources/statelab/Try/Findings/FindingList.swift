import Diagnosis
import Rendering
import Replay
import StateLabCore

/// The findings about a run, without those that the source silences.
struct FindingList {
  private(set) var findings: [Finding]
  let silenced: [(finding: Finding, silence: Silence)]
  /// The silences that match no finding.
  let idleSilences: [Silence]
  let report: DiagnosisReport
  /// The edits of all findings about the run, also of those that `without(_:)` removes.
  let playableFixes: [PlayableFix]

  /// An edit by the value of `--fix`: `BUG` for the first edit for a bug, `BUG=2` for the second.
  struct PlayableFix {
    let option: String
    let finding: Finding
    let fix: Fix
  }

  /// - Parameter costs: True to report unnecessary work as well.
  init(of run: TryRun, costs: Bool = false, suspicions: Bool = false) {
    report = DiagnosisReport(
      of: ExaminedRun(run.timeline, poked: run.poked, source: run.program.declarations))
    let silences = Silence.all(in: run.program)
    let told = report.findings.filter {
      (costs || !$0.bug.isCost) && (suspicions || $0.isTold)
    }
    let findings = told.filter { finding in !silences.contains { $0.covers(finding) } }
    self.findings = findings
    playableFixes = Self.playableFixes(of: findings)
    silenced = told.compactMap { finding in
      silences.first { $0.covers(finding) }.map { (finding, $0) }
    }
    let all = report.findings
    idleSilences = silences.filter { silence in !all.contains(where: silence.covers) }
  }

  private static func playableFixes(of findings: [Finding]) -> [PlayableFix] {
    var counts: [BugID: Int] = [:]
    return findings.flatMap { finding in
      finding.fixes.filter(\.isMechanical).map { fix in
        let number = counts[finding.bug, default: 0] + 1
        counts[finding.bug] = number
        let bug = finding.bug.rawValue
        return PlayableFix(
          option: number == 1 ? bug : "\(bug)=\(number)", finding: finding, fix: fix)
      }
    }
  }

  /// True if no finding, silenced or not, may be the reason for a stale screen. A cost is none.
  var hasNoReason: Bool {
    (findings + silenced.map(\.finding)).allSatisfy(\.bug.isCost)
  }

  func option(of fix: Fix, for finding: Finding) -> String? {
    playableFixes.first { $0.finding == finding && $0.fix == fix }?.option
  }

  /// The findings other than costs.
  var bugs: [Finding] { findings.filter { !$0.bug.isCost } }

  /// The list without the findings that another run has, too.
  func without(_ others: [Finding]) -> FindingList {
    var list = self
    list.findings.removeAll { finding in others.contains(where: finding.isSame) }
    return list
  }
}

extension Finding {
  /// True for the same finding in another run, perhaps at another line and with other values.
  func isSame(as other: Self) -> Bool {
    bug == other.bug && subject.view == other.subject.view
      && subject.property == other.subject.property
  }
}

extension [Finding] {
  /// The edits of all fixes of a kind.
  func edits(of kind: Fix.Kind) -> [Fix.Edit] {
    flatMap(\.fixes).filter { $0.kind == kind }.flatMap(\.edits).reduce(into: []) { edits, edit in
      if !edits.contains(edit) { edits.append(edit) }
    }
  }
}

extension TryRun {
  func findings(_ report: TryReport) -> FindingList {
    FindingList(of: self, costs: report.hasCosts)
  }

  /// The page for a terminal with this number of lines: the findings stay in sight, so the outcome of
  /// earlier actions, and then of the last one, is left out where it does not fit.
  func document(
    _ report: TryReport, fitting rows: Int?, lines: (Document) -> [Line]
  ) -> Document {
    let whole = document(report)
    guard let rows, !report.hasSteps, !report.hasBodies, report.view == nil,
      lines(whole).count >= rows, !findings(report).findings.isEmpty
    else { return whole }
    // The start has no heading.
    let acts = summary(report)
    let note = Document.Block.note(
      Line(markdown: "The outcome of the other actions does not fit. `| less` shows it."))
    let short = document(report, acts: Array(acts.suffix(acts.count > 1 ? 2 : 1)) + [note])
    if lines(short).count < rows { return short }
    return document(report, acts: [note])
  }

  /// The findings, as the first blocks of the page.
  func findingBlocks(_ list: FindingList) -> [Document.Block] {
    let diagnosis = diagnosis(list)
    var blocks: [Document.Block] = diagnosis.findings.map {
      .finding(FindingReport($0, in: request.name))
    }
    if let text = diagnosis.nothingFound { blocks.append(.note(Line(text))) }
    if diagnosis.evaluatedAgain, diagnosis.findings.contains(where: { $0.level == .shown }) {
      blocks.append(
        .note(Line("After the last action, statelab evaluated every body once more.", .quiet)))
    }
    for silence in diagnosis.idleSilences {
      blocks.append(
        .note(
          Line(
            "\(silence.file):\(silence.line): "
              + (Silence.mistake(bug: silence.id, reason: silence.reason).map {
                "the comment silences nothing: \($0)"
              }
                ?? "the comment silences \(silence.id), and this run has no such finding there."))))
    }
    for finding in diagnosis.silenced {
      let place = finding.place.map { "\($0.file):\($0.line)" } ?? ""
      blocks.append(.note(Line("Silenced in the source: \(finding.id) at \(place).", .quiet)))
    }
    return blocks
  }
}
