import Bugs
import Diagnosis
import Rendering
import Replay

extension TryRun {
  /// The findings in words.
  ///
  /// - Parameter session: Plays the mechanical fixes; nil to leave them unplayed.
  func diagnosis(_ list: FindingList, playingFixesIn session: Session? = nil) -> DiagnosisRecord {
    DiagnosisRecord(
      findings: list.findings.map { record(of: $0, in: list, session) },
      silenced: list.silenced.map { record(of: $0.finding, in: nil, nil, silence: $0.silence) },
      idleSilences: list.idleSilences.map {
        SilenceRecord(file: $0.file, line: $0.line, id: $0.bug, reason: $0.reason)
      },
      decided: list.report.decided.map(\.rawValue),
      undecided: list.report.undecided.map(\.rawValue),
      evaluatedAgain: list.report.wasPoked,
      nothingFound: list.findings.isEmpty ? nothingFound(list) : nil)
  }

  /// A finding as a reader sees it.
  func report(of finding: Finding) -> FindingReport {
    FindingReport(record(of: finding, in: nil, nil), in: request.name)
  }

  /// - Parameter list: Names the fixes to play; nil to name none.
  private func record(
    of finding: Finding, in list: FindingList?, _ session: Session?, silence: Silence? = nil
  ) -> FindingRecord {
    let words = FindingWords.english
    return FindingRecord(
      id: finding.bug.rawValue, level: FindingRecord.Level(finding.level),
      isCost: finding.bug.isCost, place: finding.place.map(FindingRecord.Place.init),
      sentence: words.sentence(finding), view: finding.subject.view,
      property: finding.subject.property, occurrences: finding.occurrences,
      evidence: finding.evidence.map(record),
      fixes: finding.fixes.map { fix in
        FindingRecord.Fix(
          kind: fix.kind.rawValue, text: words.fix(fix.kind, finding.subject),
          edits: fix.edits.compactMap(record), option: list?.option(of: fix, for: finding),
          trial: fix.isMechanical ? session.flatMap { trial(of: fix, for: finding, in: $0) } : nil)
      },
      silence: silence?.reason,
      releases: finding.releases ?? BugBook.page(of: finding.bug.rawValue)?.fact("Releases"))
  }

  private func record(of evidence: Diagnosis.Evidence) -> FindingRecord.Evidence {
    let words = FindingWords.english
    switch evidence {
    case .event(let position, let address):
      if let step = placed.steps.first(where: { $0.event == position }) {
        return .init(
          .step, event: position, step: address, text: step.sentence.line(),
          place: place(step.place?.file, step.place?.line))
      }
      let act = placed.acts.first { $0.action == position }
      return .init(
        .action, event: position, text: act?.title ?? "",
        place: place(act?.place?.file, act?.place?.line))
    case .screen(let action, let shows, let fresh):
      return .init(.screen, event: action, text: words.screen(shows, fresh))
    case .poke(let fact): return .init(.evaluatedAgain, text: words.poke(fact))
    }
  }

  /// The place of a line of a compiled file: its first letter.
  private func place(_ file: String?, _ line: Int?) -> FindingRecord.Place? {
    guard let line,
      let number = program.files.indices.first(where: { program.compiledName(of: $0) == file })
    else { return nil }
    let lines = program.files[number].text.lines
    guard lines.indices.contains(line - 1) else { return nil }
    let indent = lines[line - 1].utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count
    return .init(file: program.files[number].path, line: line, column: indent + 1)
  }

  private func record(of edit: Fix.Edit) -> FindingRecord.Edit? {
    guard let text = program.files.first(where: { $0.path == edit.file })?.text else { return nil }
    func place(_ offset: Int) -> FindingRecord.Place {
      let before = text.utf8.prefix(offset)
      let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
      return .init(
        file: edit.file, line: before.count { $0 == UInt8(ascii: "\n") } + 1, column: column + 1)
    }
    return .init(
      from: place(edit.range.lowerBound), to: place(edit.range.upperBound), text: edit.text)
  }

  /// Nil where the edited program cannot be played.
  private func trial(
    of fix: Fix, for finding: Finding, in session: Session
  ) -> FindingRecord.Trial? {
    guard let trial = try? FixTrial(of: fix, for: finding, in: self, session: session) else {
      return nil
    }
    return .init(diff: trial.diff, proof: trial.proof, isMended: trial.isFixed)
  }

  /// The number of actions other than the mount.
  var playedActionCount: Int {
    timeline.actsOfActions.compactMap { $0.compactMap(\.action).first }.count {
      timeline.events[$0].action?.name != .mount
    }
  }

  /// Nil for a program that ended before it showed anything.
  private func nothingFound(_ list: FindingList) -> String? {
    guard !timeline.events.isEmpty else { return nil }
    let actions = playedActionCount
    let views = Set(timeline.events.filter { $0.name == .body }.compactMap(\.view)).count { view in
      // An app is no view.
      program.root != .app(trace.views[view].type.baseName)
    }
    let poke =
      list.report.wasPoked
      ? "Every body was evaluated once more" : "No body was evaluated once more"
    let idle = list.report.undecided.count
    let played =
      RunDifference.inActions(actions)
      + (views == 0 ? "" : (actions == 0 ? ", in " : " and ") + views.of("view"))
    let start =
      if refusal != nil {
        "An action is not possible, and the run ends before it. Nothing found \(played)"
      } else if timeline.isStaleAtEnd {
        "\(Words.current.try.staleAtEnd) Nothing else found \(played)"
      } else {
        "Nothing found \(played)"
      }
    return "\(start) under \(profile.name). \(poke). "
      + "\(list.report.decided.count) checks decided; \(idle) had nothing to decide on."
  }
}

extension FindingRecord.Level {
  fileprivate init(_ level: Finding.Level) {
    switch level {
    case .proved: self = .proved
    case .shown: self = .shown
    case .suspected: self = .suspected
    }
  }
}

extension FindingRecord.Place {
  fileprivate init(_ place: SourcePlace) {
    self.init(file: place.file, line: place.line, column: place.column)
  }
}
