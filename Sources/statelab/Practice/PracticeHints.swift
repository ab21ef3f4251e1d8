import Bugs
import Course
import Diagnosis
import Rendering
import Replay

/// The hints of an exercise, from a place to look at to one solution. They follow from the run of the
/// program as it was given.
struct PracticeHints {
  /// The hints that were asked for, each in blocks.
  private(set) var all: [[Document.Block]] = []
  /// The step that the first hint names; nil where it names none.
  private(set) var step: ToldStep?

  static let count = 4

  /// - Parameter count: The number of hints that were asked for.
  init(_ count: Int, about entry: PracticeBook.Entry, on bench: PracticeBench) throws {
    guard count > 0, case .played(let given) = try bench.attempt(text: entry.program.text) else {
      return
    }
    let own = bench.findings(in: given).first { $0.finding.bug.rawValue == entry.bug }
    // Addresses are those of the shown run, which the learner can walk through.
    let shown = own.flatMap { $0.isHidden ? nil : $0.finding }
    let wrong = bench.outcome(of: given.shown).firstDifference(
      from: try PracticeReference(bench).solutions[0].shown)
    step = shown.flatMap { given.shown.step(showing: $0, inMoment: wrong) }
    all = [[.heading("Hint 1: where to look")] + place(in: given.shown, wrong)]
    if count > 1 {
      all.append(
        [.heading("Hint 2: what happens")] + event(own?.finding, shown, given.shown, entry))
    }
    if count > 2 { all.append([.heading("Hint 3: the bug")] + page(of: entry)) }
    if count > 3 {
      all.append([.heading("Hint 4: a solution")] + (try solution(of: entry.program, on: bench)))
    }
  }

  /// The step, or else the action whose screen is the first wrong one.
  private func place(in given: TryRun, _ wrong: Int?) -> [Document.Block] {
    if let step, let address = step.address {
      return [
        .prose(
          Line("Look at step \(address) in the walk through the given program: ")
            + Line(step.sentence.line(), .code) + Line("."))
      ]
    }
    guard let wrong else {
      return [.prose("The given actions show no wrong screen. Play the app, and look for others.")]
    }
    let name = given.name(ofMoment: wrong)
    let steps = given.steps(inMoment: wrong).compactMap(\.address)
    guard let first = steps.first, let last = steps.last else {
      return [
        .prose(Line("Look at \(name). The walk through the given program has no step for it."))
      ]
    }
    let range = first == last ? "step \(first)" : "steps \(first) to \(last)"
    return [
      .prose(
        Line(
          "Look at \(name): \(range) in the walk through the given program. Afterwards the screen is "
            + "wrong."))
    ]
  }

  /// The finding, or else the first paragraph of the bug's page.
  private func event(
    _ finding: Finding?, _ shown: Finding?, _ given: TryRun,
    _ entry: PracticeBook.Entry
  ) -> [Document.Block] {
    guard let finding else {
      return BugBook.page(of: entry.bug)?.sections.first?.blocks.prefix(1).map(\.block) ?? []
    }
    let sentence = [Document.Block.prose(Line(markdown: finding.sentence))]
    guard let shown else { return sentence }
    // The fix is a later hint.
    let rows = given.report(of: shown).rows.filter { !["fix", "or", "more"].contains($0.name) }
    return sentence + [.finding(FindingReport(head: Line("The steps that show it:"), rows: rows))]
  }

  private func page(of entry: PracticeBook.Entry) -> [Document.Block] {
    let bug = entry.bug
    let why = BugBook.page(of: bug)?.sections.first { $0.title == "Why" }
    return [.prose(Line(markdown: "This is `\(bug)`: \(entry.title)."))]
      + (why?.blocks.map(\.block) ?? []) + [.command("statelab bugs \(bug)")]
  }

  /// The first known solution as a difference, and what the same actions show with it.
  private func solution(
    of program: PracticeProgram, on bench: PracticeBench
  ) throws -> [Document.Block] {
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

extension Finding {
  /// `Line 8: LikeButton makes a new Likes …`
  var sentence: String {
    let sentence = FindingWords.english.sentence(self) + "."
    return place.map { "Line \($0.line): \(sentence)" }
      ?? sentence.prefix(1).uppercased() + sentence.dropFirst()
  }
}

extension TryRun {
  /// The positions of the events of the start, or of an action, counted from 1.
  private func events(inMoment number: Int) -> Range<Int> {
    let starts = timeline.events.indices.filter { timeline.events[$0].isAction }
    guard starts.indices.contains(number) else { return 0..<0 }
    return starts[number]..<(starts.dropFirst(number + 1).first ?? timeline.events.count)
  }

  fileprivate func steps(inMoment number: Int) -> [ToldStep] {
    let events = events(inMoment: number)
    return told.steps.filter { events.contains($0.event) }
  }

  /// `the start`, `action 2, tap "Like"`
  fileprivate func name(ofMoment number: Int) -> String {
    let action = told.acts.first { $0.action == events(inMoment: number).first }?.title
    return number == 0 ? "the start" : "action \(number)" + (action.map { ", \($0)" } ?? "")
  }

  /// The step to look at first: one that shows the finding and leads to the first wrong screen, or
  /// else the first one that shows the finding.
  fileprivate func step(
    showing finding: Finding, inMoment wrong: Int?
  ) -> ToldStep? {
    let shown = finding.evidence.compactMap { evidence -> ToldStep? in
      guard case .event(let position, _?) = evidence else { return nil }
      return told.steps.first { $0.event == position }
    }
    let close = wrong.map { events(inMoment: $0) } ?? 0..<0
    return shown.first { close.contains($0.event) } ?? shown.first
  }
}

extension BugPage.Block {
  var block: Document.Block {
    switch self {
    case .prose(let text): .prose(Line(markdown: text))
    case .items(let items): .items(ordered: false, items.map { Line(markdown: $0) })
    case .code(let lines): .verbatim(lines)
    }
  }
}
