import Bugs
import Course
import Diagnosis
import Rendering
import Replay

/// The hints of an exercise, from a place to look at to one solution. They follow from the run of the
/// program as it was given.
struct PracticeHints {
  let entry: PracticeBook.Entry
  let bench: PracticeBench

  static let count = 4

  private var program: PracticeProgram { entry.program }

  /// The first hints, as many as were asked for.
  func blocks(_ count: Int) throws -> [Document.Block] {
    guard count > 0 else { return [] }
    guard case .played(let given) = try bench.attempt(text: program.text) else { return [] }
    let found = bench.findings(in: given).first { $0.finding.bug.rawValue == program.bug }
    // Addresses are those of the shown run, which the learner can walk through.
    let finding = found?.isHidden == true ? nil : found?.finding
    var blocks = [.heading("Hint 1: where to look")] + (try place(finding, in: given))
    if count > 1 { blocks += [.heading("Hint 2: what happens")] + event(finding, in: given) }
    if count > 2 { blocks += [.heading("Hint 3: the bug")] + page }
    if count > 3 { blocks += [.heading("Hint 4: a solution")] + (try solution()) }
    return blocks
  }

  /// A step of the run, or else the first action whose screen is wrong.
  private func place(
    _ finding: Diagnosis.Finding?, in given: PracticeBench.Run
  ) throws -> [Document.Block] {
    for case .event(let position, let address?)? in finding?.evidence ?? [] {
      guard let step = given.shown.told.steps.first(where: { $0.event == position }) else {
        continue
      }
      return [
        .prose(
          Line("In the run of the program as it was given, look at step \(address): ")
            + Line(step.sentence.line(), .code) + Line("."))
      ]
    }
    let reference = try PracticeReference(bench).solutions[0]
    let own = bench.outcome(of: given.shown)
    guard let position = own.firstDifference(from: reference.shown),
      own.moments.indices.contains(position)
    else {
      return [.prose("The given actions show no wrong screen. Play the app, and look for others.")]
    }
    let action = own.moments[position].action.map { "after \($0)" } ?? "at the start"
    return [.prose(Line("The first wrong screen comes \(action). Look at the steps before it."))]
  }

  /// The finding, or else the first paragraph of the bug's page.
  private func event(
    _ finding: Diagnosis.Finding?, in given: PracticeBench.Run
  ) -> [Document.Block] {
    guard let finding else {
      return BugBook.page(of: program.bug)?.sections.first?.blocks.prefix(1).map(\.block) ?? []
    }
    let report = given.shown.report(of: finding)
    // The fix is a later hint.
    let rows = report.rows.filter { !["fix", "or", "more"].contains($0.name) }
    return [
      .prose(Line(markdown: FindingWords.english.sentence(finding) + ".")),
      .finding(FindingReport(head: Line("The steps that show it:"), rows: rows)),
    ]
  }

  private var page: [Document.Block] {
    let why = BugBook.page(of: program.bug)?.sections.first { $0.title == "Why" }
    return [.prose(Line(markdown: "This is `\(program.bug)`: \(entry.title)."))]
      + (why?.blocks.map(\.block) ?? []) + [.command("statelab bugs \(program.bug)")]
  }

  /// The first known solution as a difference, and what the same actions show with it.
  private func solution() throws -> [Document.Block] {
    let solution = program.solutions[0]
    let text = try solution.applied(to: program.text)
    let played = try PracticeReference(bench).solutions[0].shown
    let last = played.moments.last?.screen.map(\.asScreenLine).joined(separator: " · ") ?? ""
    return [
      .prose(Line(markdown: solution.remark)),
      .verbatim(LineDiff(from: program.text.lines, to: text.lines).unified()),
      .prose(
        Line(
          "Played: the same \(program.actions.count) actions end with \(last), "
            + "and \(played.findings.isEmpty ? "no finding is left" : "findings are left").")),
    ]
  }
}

extension BugPage.Block {
  fileprivate var block: Document.Block {
    switch self {
    case .prose(let text): .prose(Line(markdown: text))
    case .items(let items): .items(ordered: false, items.map { Line(markdown: $0) })
    case .code(let lines): .verbatim(lines)
    }
  }
}
