import Diagnosis
import Rendering
import Replay
import StateLabCore

/// A program built as with Xcode 26 and with Xcode 27, both played with the same actions.
struct BuildComparison {
  /// The run as with Xcode 26.
  let old: TryRun
  /// The run as with Xcode 27, or the compiler's messages.
  let new: TryRun.Attempt
  /// The differences between the two runs; nil for a broken build.
  let difference: RunDifference?
  /// The edits that fix a broken build, each played as with Xcode 27.
  let waysOut: [WayOut]

  /// An edit that lets the program compile with Xcode 27.
  struct WayOut {
    let kind: Fix.Kind
    let subject: Diagnosis.Subject
    let texts: [(path: String, old: String, new: String)]
    let outcome: TryRun.Attempt

    /// The edit in the format of `diff -u`.
    var diff: [String] { FixTrial.diff(of: texts) }
  }

  init(_ request: TryRequest, in session: Session) throws {
    try XcodeBuild.xcode27.check(request.profile)
    let library = try session.tryLibrary()
    old = try TryRun(request.built(as: .xcode26), with: library, on: session.console)
    let request = request.built(as: .xcode27)
    new = try TryRun.attempt(request, with: library)
    if case .plays(let run) = new {
      difference = RunDifference(old: old, new: run)
      waysOut = []
      return
    }
    difference = nil
    let run = old
    // The build breaks even if the run does not show the view.
    let findings = FindingList(of: old, costs: true, suspicions: true).report.findings
      .filter { $0.bug == .xcode27DefaultAndInit }
    waysOut = try [Fix.Kind.dropInitialValue, .assignOthersFirst].compactMap { kind -> WayOut? in
      let fixes = findings.compactMap { finding in finding.fixes.first { $0.kind == kind } }
      guard let subject = findings.first?.subject, fixes.allSatisfy(\.isMechanical) else {
        return nil
      }
      let texts = FixTrial.texts(of: run, edited: findings.edits(of: kind))
      let outcome = try FixTrial.played(texts, of: run) {
        try TryRun.attempt(request.on($0), with: library)
      }
      return WayOut(kind: kind, subject: subject, texts: texts, outcome: outcome)
    }
  }

  var differs: Bool { difference.map { !$0.differences.isEmpty } ?? true }

  var document: Document {
    let heading = Document.Block.heading("\(old.program.title): Xcode 26 and 27")
    let actions = RunDifference.inActions(old.playedActionCount)
    var blocks = findingBlocks + [heading]
    switch new {
    case .plays where !differs: blocks.append(.note(Line("No difference \(actions).")))
    case .plays:
      blocks += [
        .note(Line("The run with Xcode 27 differs \(actions) (Xcode 26 → 27):")),
        .entries(difference?.entries ?? []),
      ]
    case .breaks(let messages):
      blocks += [
        .note(Line("With Xcode 26 the program compiles, with Xcode 27 it does not:", .bad)),
        .verbatim(messages.text.lines),
      ]
      if let words = messages.wordsOfXcode27 {
        blocks.append(.note(Line(markdown: "Xcode 27 words it: `\(words)`")))
      }
      for (number, way) in waysOut.enumerated() { blocks += self.blocks(ofWayOut: number, way) }
      if waysOut.isEmpty { blocks.append(.note(Line(markdown: messages.next(as: .xcode27)))) }
    }
    let lines = old.program.files.flatMap { file in
      file.linesOfObservedStates.map { "\(file.path):\($0)" }
    }
    if !lines.isEmpty {
      blocks.append(
        .note(
          Line(
            "\(lines.joined(separator: ", ")): a state with observers stays a property wrapper here. "
              + "Beside the accessors of a macro, this compiler calls no `didSet` or `willSet`.",
            .quiet)))
    }
    blocks.append(
      .note(Line(Words.current.lesson.profile(old.profile.name, old.profile.title), .quiet)))
    return Document(blocks: blocks)
  }

  /// The findings of both builds. A finding of the newer build alone has a note of its own.
  private var findingBlocks: [Document.Block] {
    let list = FindingList(of: old)
    let blocks = old.findingBlocks(list)
    guard case .plays(let run) = new else { return blocks }
    let own = FindingList(of: run).without(list.findings)
    let gone = list.without(FindingList(of: run).findings)
    let notes = gone.findings.map { finding in
      Document.Block.note(Line("\(finding.bug.rawValue): with Xcode 26 only.", .quiet))
    }
    let news: [Document.Block] =
      own.findings.isEmpty
      ? [] : [.note(Line("With Xcode 27 only:", .strong))] + run.findingBlocks(own)
    return blocks + notes + news
  }

  private func blocks(ofWayOut number: Int, _ way: WayOut) -> [Document.Block] {
    var blocks: [Document.Block] = [
      .heading("Way out \(number + 1)"),
      .prose(Line(markdown: FindingWords.english.fix(way.kind, way.subject))), .patch(way.diff),
    ]
    switch way.outcome {
    case .breaks(let messages):
      blocks += [.note(Line("The changed program does not compile with Xcode 27:", .bad))]
      blocks += [.verbatim(messages.text.lines)]
    case .plays(let run):
      let difference = RunDifference(old: old, new: run)
      if difference.entries.isEmpty {
        blocks.append(
          .note(Line("Played with Xcode 27: the same run as the program with Xcode 26.")))
      } else {
        blocks.append(.note(Line("Played with Xcode 27, and not the same as with Xcode 26:")))
        blocks.append(.entries(difference.entries))
      }
    }
    return blocks
  }
}
