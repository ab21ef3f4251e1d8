import Diagnosis
import Rendering
import Replay
import StateLabCore

/// The findings about a run, without those that the source silences.
struct FindingList {
  let findings: [Diagnosis.Finding]
  let silenced: [Diagnosis.Finding]
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
    silenced = told.filter { finding in silences.contains { $0.covers(finding) } }
    let all = report.findings
    idleSilences = silences.filter { silence in !all.contains(where: silence.covers) }
  }
}

extension TryRun {
  func findings(_ report: TryReport) -> FindingList {
    FindingList(of: self, costs: report.hasCosts)
  }

  /// The findings, as the first blocks of the page.
  func findingBlocks(_ list: FindingList) -> [Document.Block] {
    var blocks: [Document.Block] = list.findings.map { .finding(report(of: $0)) }
    if list.findings.isEmpty { blocks.append(.note(Line(nothingFound(list)))) }
    if list.report.wasPoked, list.findings.contains(where: { $0.level == .shown }) {
      blocks.append(
        .note(Line("After the last action, statelab evaluated every body once more.", .quiet)))
    }
    for silence in list.idleSilences {
      blocks.append(
        .note(
          Line(
            "\(silence.file):\(silence.line): the comment silences \(silence.bug), and this run has "
              + "no such finding there.")))
    }
    for finding in list.silenced {
      let place = finding.place.map { "\($0.file):\($0.line)" } ?? ""
      blocks.append(
        .note(Line("Silenced in the source: \(finding.bug.rawValue) at \(place).", .quiet)))
    }
    return blocks
  }

  func report(of finding: Diagnosis.Finding) -> FindingReport {
    let words = FindingWords.english
    let place = finding.place.map { "\($0.file):\($0.line):\($0.column)" } ?? request.name
    let head =
      Line("\(place): ") + Line(words.level(finding.level), .bad)
      + Line(": \(words.sentence(finding).replacing("`", with: "'")) ")
      + Line("[\(finding.bug.rawValue)]", .quiet)
    var rows = finding.evidence.map { row(of: $0) }
    if finding.occurrences > 1 {
      rows.append(.init(name: "", text: Line("\(finding.occurrences) times in this run", .quiet)))
    }
    for (number, fix) in finding.fixes.enumerated() {
      rows.append(
        .init(
          name: number == 0 ? "fix" : "or",
          text: Line(markdown: words.fix(fix.kind, finding.subject))
            + Line(fix.isMechanical ? "; try --fix \(finding.bug.rawValue)" : "", .quiet)))
    }
    rows.append(.init(name: "more", text: Line("statelab bugs \(finding.bug.rawValue)")))
    return FindingReport(head: head, rows: rows)
  }

  private func row(of evidence: Diagnosis.Evidence) -> FindingReport.Row {
    let words = FindingWords.english
    switch evidence {
    case .event(let position, let address):
      if let step = told.steps.first(where: { $0.event == position }) {
        return .init(name: address?.description ?? "", text: Line(step.sentence.line()))
      }
      let title = told.acts.first { $0.action == position }?.title
      return .init(name: "", text: Line(title ?? ""))
    case .screen(_, let shows, let fresh):
      return .init(name: "", text: Line(words.screen(shows, fresh)))
    case .poke(let fact): return .init(name: "", text: Line(markdown: words.poke(fact)))
    }
  }

  private func nothingFound(_ list: FindingList) -> String {
    let actions = timeline.events.count { $0.isAction }
    let views = Set(timeline.events.filter { $0.name == .body }.compactMap(\.view)).count
    let poke =
      list.report.wasPoked
      ? "Every body was evaluated once more" : "No body was evaluated once more"
    let idle = list.report.undecided.count
    return "Nothing found in \(actions) action\(actions == 1 ? "" : "s") and \(views) "
      + "view\(views == 1 ? "" : "s") under \(profile.name). \(poke). "
      + "\(list.report.decided.count) checks decided; \(idle) had nothing to decide on."
  }
}
