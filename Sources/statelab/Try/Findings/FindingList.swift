import Bugs
import Diagnosis
import Rendering
import Replay
import StateLabCore

/// The findings about a run, without those that the source silences.
struct FindingList {
  private(set) var findings: [Diagnosis.Finding]
  let silenced: [(finding: Diagnosis.Finding, silence: Silence)]
  /// The silences that match no finding.
  let idleSilences: [Silence]
  let report: DiagnosisReport

  /// - Parameter costs: True to report unnecessary work as well.
  init(of run: TryRun, costs: Bool = false, suspicions: Bool = false) {
    report = DiagnosisReport(
      of: ExaminedRun(run.timeline, poked: run.poked, source: run.program.declarations))
    let silences = Silence.all(in: run.program)
    let told = report.findings.filter {
      (costs || !$0.bug.isCost) && (suspicions || $0.level < .suspected)
    }
    findings = told.filter { finding in !silences.contains { $0.covers(finding) } }
    silenced = told.compactMap { finding in
      silences.first { $0.covers(finding) }.map { (finding, $0) }
    }
    let all = report.findings
    idleSilences = silences.filter { silence in !all.contains(where: silence.covers) }
  }

  /// The list without the findings that another run has, too.
  func without(_ others: [Diagnosis.Finding]) -> FindingList {
    var list = self
    list.findings.removeAll { finding in others.contains(where: finding.isSame) }
    return list
  }
}

extension Diagnosis.Finding {
  /// True for the same finding in another run, perhaps at another line and with other values.
  func isSame(as other: Self) -> Bool {
    bug == other.bug && subject.view == other.subject.view
      && subject.property == other.subject.property
  }
}

extension TryRun {
  func findings(_ report: TryReport) -> FindingList {
    FindingList(of: self, costs: report.hasCosts)
  }

  /// The findings, as the first blocks of the page.
  func findingBlocks(_ list: FindingList) -> [Document.Block] {
    let diagnosis = diagnosis(list)
    var blocks: [Document.Block] = diagnosis.findings.map { .finding(report(of: $0)) }
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
      blocks.append(
        .note(Line("Silenced in the source: \(finding.id) at \(place).", .quiet)))
    }
    return blocks
  }

  /// A finding, with the releases of a bug that only some of them have.
  private func report(of finding: FindingRecord) -> FindingReport {
    let report = FindingReport(finding, in: request.name)
    guard let releases = BugBook.page(of: finding.id)?.fact("Releases"),
      releases != "iOS 13 and later"
    else { return report }
    let row = FindingReport.Row(name: "under", text: Line(markdown: releases))
    return FindingReport(
      head: report.head, rows: Array(report.rows.dropLast()) + [row] + report.rows.suffix(1))
  }
}
