import Course
import Replay
import StateLabCore

extension LessonCheck {
  /// Under each release, the text must refer only to events that its runs have.
  func checkProfiles() throws -> [Diagnostic] {
    let readings = try Profile.all.map { profile in
      try LessonReading(
        lesson, text: source.text, of: check.course, under: profile, runs: check.played)
    }
    let tables = try checkTables()
    do {
      let stories = try readings.map { try $0.shownRuns() }
      return tables + checkAddresses(in: stories) + checkDifferences(in: stories)
    } catch is ExperimentNotFound { return tables }
  }

  // MARK: Steps

  /// A step that a passage names must exist, and be the same, under each release that shows the
  /// passage.
  private func checkAddresses(in stories: [[ShownRun]]) -> [Diagnostic] {
    let steps = stories.map { shown in
      Dictionary(
        shown.flatMap(\.told.acts).flatMap(\.steps).compactMap { step in
          step.address.map { ($0, step.sentence.line(namingCause: false)) }
        }, uniquingKeysWith: { first, _ in first })
    }
    return source.text.passages.flatMap { passage in
      passage.text.stepAddresses(ofLesson: lesson.number).compactMap { address in
        var found: [String] = []
        for (profile, steps) in zip(Profile.all, steps) where passage.releases.contains(profile) {
          guard let step = steps[address] else {
            return Diagnostic(
              lesson, line: passage.line,
              "the text names step \(address), which is not there under \(profile.name); "
                + "begin the passage with the releases that have it, `*ios14+:*`")
          }
          found.append(step)
        }
        if Set(found).count < 2 { return nil }
        return Diagnostic(
          lesson, line: passage.line,
          "the text names step \(address), which is another one under another release; "
            + "begin the passage with the releases that it is about, `*ios14+:*`")
      }
    }
  }

  // MARK: Runs that depend on the release

  /// If a run depends on the release, the text must say so: in a tagged passage, or in a claim, a
  /// table or a comparison that names releases.
  private func checkDifferences(in stories: [[ShownRun]]) -> [Diagnostic] {
    guard let newest = stories.last else { return [] }
    return zip(source.text.blocks.filter(\.isTranscript), newest.indices).compactMap {
      block, position in
      let runs = stories.map { $0[position] }
      guard runs[0].reference.profile == nil else { return nil }
      let available = runs.filter { $0.run.problem == nil }
      guard let last = available.last, available.contains(where: { !$0.isToldLike(last) }),
        !speaksOfReleases(runs[0].reference, at: block.line)
      else { return nil }
      return Diagnostic(
        lesson, line: block.line,
        "the run of `\(runs[0].reference)` depends on the release, and the text does not say so; "
          + "add a passage `*ios13:*` below it, or a claim or a finding with outcomes for releases")
    }
  }

  private func speaksOfReleases(_ run: RunReference, at line: Int) -> Bool {
    let text = source.text
    let below = text.blocks.drop { $0.line <= line }.prefix { block in
      if case .heading = block.content { return false }
      return !block.isTranscript
    }
    if below.contains(where: \.isAboutSomeReleases) { return true }
    return text.blocks.contains { block in
      switch block.content {
      case .claim(let claim), .finding(let claim):
        guard case .run(let finding) = claim.kind else { return false }
        return finding.run.isSameExperiment(as: run, in: lesson.id)
          && claim.outcomes.contains { $0.releases != .all }
      case .table, .comparison:
        return block.runs.contains {
          $0.isSameExperiment(as: run, in: lesson.id) && $0.profile != nil
        }
      default: return false
      }
    }
  }

  // MARK: Tables

  /// Each computed cell must have a value under each release.
  private func checkTables() throws -> [Diagnostic] {
    try source.text.blocks.flatMap { block -> [Diagnostic] in
      guard case .table(let table) = block.content else { return [] }
      return try ([table.header] + table.rows).joined().compactMap { cell in
        guard case .finding(let finding, _) = cell else { return nil }
        for profile in finding.run.profile.map({ [$0] }) ?? Profile.all {
          guard case .failure(let reason) = try outcome(of: finding, under: profile) else {
            continue
          }
          return Diagnostic(
            lesson, line: block.line,
            "the table has no value of `\(finding)` under \(profile.name): \(reason.description)")
        }
        return nil
      }
    }
  }
}

extension Block {
  fileprivate var isTranscript: Bool { if case .transcript = content { true } else { false } }

  fileprivate var isAboutSomeReleases: Bool {
    if case .list(_, let items) = content { return items.contains { $0.releases != .all } }
    return releases != .all
  }
}

extension ShownRun {
  /// True if both runs have the same words, except for the numbers of the steps.
  fileprivate func isToldLike(_ other: ShownRun) -> Bool {
    let same = timeline.firstAct(differingFrom: other.timeline)
    return same == timeline.acts.count && same == other.timeline.acts.count
  }
}

extension String {
  /// The addresses of this lesson's steps in the text: `5:9`, perhaps followed by a colon.
  fileprivate func stepAddresses(ofLesson number: Int) -> [StepAddress] {
    split { !($0.isNumber || $0 == ":") }
      .compactMap { StepAddress($0.split(separator: ":").joined(separator: ":")) }
      .filter { $0.lesson == number }
  }
}
