import Course
import Diagnosis
import Rendering
import Replay

/// The parts of an exercise's page: the complaint, the verdict, the change since the last save, the
/// hints, and the app.
struct PracticeDocument {
  let place: PracticePlace
  let look: PracticeLook?
  let previous: PracticeLook?
  /// The hints that were asked for, each in blocks.
  let hints: [[Document.Block]]

  /// The complaint with the file to open.
  var task: [Document.Block] {
    [
      .heading("The complaint"), .prose(Line(markdown: place.entry.program.complaint)),
      .prose(Line("Fix the program in ") + Line(place.path, .code) + Line(", and save it.")),
    ]
  }

  /// The page in three parts: up to the last hint, the last hint, and the rest. The complaint comes
  /// first until the first save, and is out of date once the program is fixed.
  var partsAroundHint: [[Document.Block]] {
    guard let look else { return [task, [], []] }
    let lead = verdict(look) + changes(to: look)
    if look.isFixed { return [lead, [], app(look)] }
    let earlier = Array(hints.dropLast().joined())
    let last = hints.last ?? []
    return previous == nil
      ? [task + lead + earlier, last, app(look)] : [lead + earlier, last, task + app(look)]
  }

  // MARK: The verdict

  func verdict(_ look: PracticeLook) -> [Document.Block] {
    switch look {
    case .missing(let failure):
      return [
        .heading("The verdict"), .note(Line(failure.message, .bad)),
        .note(Line(failure.next ?? "", .quiet)),
      ]
    case .judged(let judged):
      let verdict = judged.verdict
      if verdict.isFixed { return fixed(judged) }
      return [.heading("The verdict")]
        + verdict.shortcomings.prefix(2).flatMap { blocks(of: $0, in: judged) }
    }
  }

  private func fixed(_ judged: PracticeLook.Judged) -> [Document.Block] {
    let program = place.entry.program
    let count = (program.actions.count, program.hiddenActions.count)
    var blocks: [Document.Block] = [
      .heading("The verdict"),
      .note(
        Line("Fixed. ", .good)
          + Line(
            "After each of the \(count.0) actions, and of \(count.1) others, the screen is right. "
              + "No finding is left.")),
    ]
    let known = judged.verdict.known
    if let known {
      let lead =
        known.isSameProgram
        ? "This is the known solution `\(known.change.name)`. "
        : "The run has the same steps as that of the known solution `\(known.change.name)`. "
      blocks.append(.prose(Line(markdown: lead + known.change.remark)))
    } else {
      blocks.append(.prose("Your solution is none of the known ones, and it is right."))
    }
    if let own = judged.outcome {
      blocks.append(
        .note(
          Line(
            "In this run, SwiftUI evaluated \(own.bodies) \(own.bodies == 1 ? "body" : "bodies")."))
      )
    }
    let others = zip(program.solutions, judged.reference.solutions).filter { $0.0 != known?.change }
    if !others.isEmpty {
      blocks += [
        .heading(known == nil ? "Known solutions" : "Other solutions"),
        .entries(
          others.map { other, played in
            let bodies = "\(played.shown.bodies) \(played.shown.bodies == 1 ? "body" : "bodies")"
            return .init(
              name: other.name,
              meaning: Line("\(bodies) · ", .quiet) + Line(markdown: other.remark))
          }),
      ]
    }
    return blocks + [
      .heading("The bug"), .prose(Line(markdown: "\(place.entry.title).")),
      .command("statelab bugs \(program.bug)"),
    ]
  }

  private func blocks(
    of shortcoming: PracticeVerdict.Shortcoming, in judged: PracticeLook.Judged
  ) -> [Document.Block] {
    switch shortcoming {
    case .rejected(let rejection):
      return [.note(Line(rejection.failure.message, .bad))]
        + (rejection.text.isEmpty ? [] : [.verbatim(rejection.text.lines.filter { !$0.isEmpty })])
        + [.note(Line(markdown: rejection.failure.next ?? ""))]
    case .stopped(let reason, let isHidden):
      let lead =
        isHidden
        ? "The actions below end as they should. The hidden actions stop early: "
        : "The actions stop early: "
      return [.note(Line("Not fixed. ", .bad) + Line(markdown: lead + reason))]
    case .differs(let difference):
      return [.note(Line("Not fixed. ", .bad) + Line(difference.sentence(in: judged)))]
    case .found:
      let lead =
        judged.verdict.shortcomings.count == 1
        ? "Not fixed. " : "Also, "
      let text =
        judged.verdict.shortcomings.count == 1
        ? "The screens are right, and the run still has the bug. A hint says more."
        : "the run still has the bug."
      return [.note(Line(lead, .bad) + Line(text))]
    case .newFinding(let finding, let isHidden):
      guard let run = judged.run else { return [] }
      let sentence = Document.Block.note(
        Line("Your change has another bug. ", .bad) + Line(markdown: finding.sentence))
      // The steps of the other actions stay hidden.
      if isHidden { return [sentence] }
      // The fix of a new bug could be the fix of the old one.
      let rows = run.shown.report(of: finding).rows.filter { !["fix", "or"].contains($0.name) }
      return [
        sentence,
        .finding(FindingReport(head: Line("The steps that show it:", .quiet), rows: rows)),
      ]
    }
  }

  // MARK: The change since the last save

  /// The effect of the last save: the moments that show something else, the findings, the bodies.
  func changes(to look: PracticeLook) -> [Document.Block] {
    guard let new = look.judged?.outcome, let old = previous?.judged?.outcome else { return [] }
    var lines: [Line] = []
    var earlier: Set<ScreenChange.Pair> = []
    for (position, pair) in zip(old.moments, new.moments).enumerated() {
      let pairs = ScreenChange(from: pair.0.screen, to: pair.1.screen).pairs
      // A line that differed after the action before is told there.
      if let change = pairs.first(where: { !earlier.contains($0) }) {
        lines.append(Line("\(Self.name(of: pair.1, position)): ") + change.line)
      }
      earlier = Set(pairs)
    }
    let hidden = lines.count - Self.mostChanges
    if hidden > 0 { lines = lines.prefix(Self.mostChanges) + [Line("… \(hidden) more", .quiet)] }
    if old.findings.count != new.findings.count {
      lines.append(Line("findings: \(old.findings.count) → \(new.findings.count)"))
    }
    if old.bodies != new.bodies { lines.append(Line("bodies: \(old.bodies) → \(new.bodies)")) }
    if lines.isEmpty {
      lines = [
        Line(
          old.steps == new.steps
            ? "The run is the same." : "The screens are the same; other steps led to them.")
      ]
    }
    return [.heading("Since the last save"), .items(ordered: false, lines)]
  }

  private static let mostChanges = 4

  // MARK: The app

  /// The actions, each with the lines that it changed on the screen.
  func app(_ look: PracticeLook) -> [Document.Block] {
    guard let judged = look.judged, let outcome = judged.outcome else { return [] }
    let expected = judged.reference.solutions[0].shown
    var told: Set<ScreenChange.Pair> = []
    let entries = outcome.moments.enumerated().map { position, moment -> Document.Entry in
      let before = position > 0 ? outcome.moments[position - 1].screen : []
      let shown =
        position == 0
        ? moment.screen : ScreenChange(from: before, to: moment.screen).pairs.compactMap(\.new)
      let text = shown.isEmpty ? "as before" : shown.map(\.asScreenLine).joined(separator: " · ")
      let prints =
        moment.prints.isEmpty
        ? Line() : Line("  prints \(moment.prints.joined(separator: ", "))", .quiet)
      let fault = fault(of: moment, expected.moments.dropFirst(position).first, after: &told)
      return .init(
        name: Self.name(of: moment, position),
        meaning: Line(text, shown.isEmpty ? .quiet : .plain) + prints + fault)
    }
    return [.heading("The app"), .entries(entries)]
  }

  /// The lines of a screen that are wrong, each with the line that should stand in its place.
  ///
  /// - Parameter told: The wrong lines of the rows above, which are not repeated.
  private func fault(
    of moment: PlayedActions.Moment, _ expected: PlayedActions.Moment?,
    after told: inout Set<ScreenChange.Pair>
  ) -> Line {
    guard let expected, expected.screen != moment.screen || expected.prints != moment.prints else {
      return expected == nil ? Line("  wrong", .bad) : Line()
    }
    let pairs = ScreenChange(from: moment.screen, to: expected.screen).pairs
    var faults = pairs.filter { !told.contains($0) }.map(\.demand)
    if !pairs.isEmpty, faults.isEmpty { faults = ["as above"] }
    told.formUnion(pairs)
    if expected.prints != moment.prints { faults.append("should print \(expected.prints.inWords)") }
    return Line("  wrong: ", .bad) + Line(faults.joined(separator: "; "))
  }

  /// `2 tap "Like"`
  private static func name(of moment: PlayedActions.Moment, _ position: Int) -> String {
    moment.action.map { "\(position) \($0)" } ?? "start"
  }
}

extension PracticeVerdict.Difference {
  /// The difference, for a reader who sees the actions, or, with hidden actions, only their number.
  fileprivate func sentence(in judged: PracticeLook.Judged) -> String {
    let after = position == 0 ? "At the start" : "After action \(position) of \(count)"
    let title = (expected ?? actual)?.action.map { isHidden ? "" : ", \($0)" } ?? ""
    let lead = isHidden ? "The actions below end as they should. The hidden actions do not: " : ""
    let place = isHidden ? after.prefix(1).lowercased() + after.dropFirst() : after
    guard let expected, let actual else {
      return "\(lead)\(place)\(title), the run has another number of actions."
    }
    if expected.screen != actual.screen {
      let change = ScreenChange(from: actual.screen, to: expected.screen).pairs.first
      guard !isHidden else { return "\(lead)\(place), the screen \(change?.fault ?? "differs")." }
      return "\(lead)\(place)\(title), the screen \(change?.demand ?? "differs")."
    }
    let printed = "\(lead)\(place)\(title), the program prints \(actual.prints.inWords)"
    return isHidden ? printed + "." : printed + " and should print \(expected.prints.inWords)."
  }
}

extension ScreenChange.Pair {
  /// The wrong line on the screen: `shows "Likes: 0"`.
  fileprivate var fault: String { old.map { "shows \($0.asScreenLine.quoted)" } ?? "lacks a line" }

  /// The wrong line, and the line that should stand in its place.
  fileprivate var demand: String {
    let wanted = new.map { "should show \($0.asScreenLine.quoted)" } ?? "should not have this line"
    return "\(fault), and it \(wanted)"
  }
}

extension [String] {
  /// Printed lines in a sentence.
  fileprivate var inWords: String { isEmpty ? "nothing" : map(\.quoted).joined(separator: ", ") }
}
