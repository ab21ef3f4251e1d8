import Diagnosis
import Rendering
import Replay
import StateLabCore

/// A fix, played: the same actions on the program before and after an edit.
struct FixTrial {
  let finding: Finding
  let edits: [Fix.Edit]
  let before: TryRun
  let after: TryRun
  /// The Xcode of the second run.
  let build: XcodeBuild
  /// True if the program as it is does not compile with that Xcode, so that the first run has another.
  let isBroken: Bool
  /// The text of each edited file.
  let texts: [(path: String, old: String, new: String)]
  /// The findings of both runs, with costs.
  private let findings: Sides<FindingList>

  /// - Parameters:
  ///   - option: The name of the bug whose finding is fixed, and the number of the edit: `BUG=2`.
  ///   - isBroken: True if the program compiles only with the Xcode of the run, and the edit is for
  ///     Xcode 27.
  init(_ option: String, in run: TryRun, isBroken: Bool = false, session: Session) throws {
    // A broken build needs no run that shows it.
    let list = FindingList(of: run, costs: true, suspicions: isBroken)
    if let chosen = list.playableFixes.first(where: {
      [$0.option, $0.option + "=1"].contains(option)
    }) {
      // A build breaks at each place; one edit alone would not fix the build.
      let all = list.report.findings.filter { $0.bug == chosen.finding.bug }
      let fix = isBroken ? Fix(chosen.fix.kind, all.edits(of: chosen.fix.kind)) : chosen.fix
      try self.init(of: fix, for: chosen.finding, in: run, isBroken: isBroken, session: session)
      return
    }
    let bug = String(option.prefix { $0 != "=" })
    guard BugID(rawValue: bug) != nil else {
      throw Failure(
        .notFound, "There is no bug called \(bug.quoted).",
        next: Failure.didYouMean(bug, among: BugID.allCases.map(\.rawValue))
          ?? "`statelab bugs` lists them.")
    }
    guard list.findings.contains(where: { $0.bug.rawValue == bug }) else {
      throw Failure(
        .no, "The run has no finding \(bug.quoted).",
        next: Failure.didYouMean(bug, among: list.findings.map(\.bug.rawValue)))
    }
    let options = list.playableFixes.filter { $0.finding.bug.rawValue == bug }.map(\.option)
    guard options.isEmpty else {
      throw Failure(
        .no, "No fix is called \(option.quoted).",
        next: "The edits of this run are \(options.map { "--fix \($0)" }.joined(separator: ", ")).")
    }
    throw Failure(
      .no, "No fix of \(bug) is a mechanical edit in this program.",
      next: "`statelab bugs \(bug)` shows the fixes.")
  }

  init(
    of fix: Fix, for finding: Finding, in run: TryRun, isBroken: Bool = false, session: Session
  ) throws {
    let texts = Self.texts(of: run, edited: fix.edits)
    self.finding = finding
    edits = fix.edits
    before = run
    self.texts = texts
    self.isBroken = isBroken
    build = isBroken || fix.kind == .buildWithXcode27 ? .xcode27 : run.request.options.xcode
    let request = run.request.built(as: build)
    after = try Self.played(texts, of: run) { paths in
      try TryRun(request.on(paths), with: session.tryLibrary(), on: session.console)
    }
    findings = Sides(a: before, b: after).map { FindingList(of: $0, costs: true) }
  }

  /// The text of each file that edits change.
  static func texts(
    of run: TryRun, edited edits: [Fix.Edit]
  ) -> [(path: String, old: String, new: String)] {
    run.program.files.compactMap { file in
      let own = edits.filter { $0.file == file.path }
      return own.isEmpty ? nil : (file.path, file.text, edited(file.text, own))
    }
  }

  /// Plays the changed files from a folder of their own.
  static func played<Outcome>(
    _ texts: [(path: String, old: String, new: String)], of run: TryRun,
    by play: ([String]) throws -> Outcome
  ) throws -> Outcome {
    try Files.withTemporaryFolder { folder in
      var paths: [String] = []
      for (number, file) in run.program.files.enumerated() {
        let path = "\(folder)/\(run.program.compiledName(of: number))"
        try Files.write(texts.first { $0.path == file.path }?.new ?? file.text, to: path)
        paths.append(path)
      }
      return try play(paths)
    }
  }

  private static func edited(_ text: String, _ edits: [Fix.Edit]) -> String {
    var bytes = Array(text.utf8)
    // Of two edits at one position, the insertion is applied last, so that its text comes first.
    let ordered = edits.sorted {
      ($0.range.lowerBound, $0.range.upperBound) > ($1.range.lowerBound, $1.range.upperBound)
    }
    for edit in ordered {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes the edited files, and returns their names.
  func write() throws -> String {
    for text in texts { try Files.write(text.new, to: text.path) }
    return texts.map(\.path.quoted).joined(separator: ", ")
  }

  var document: Document {
    var blocks: [Document.Block] =
      edits.isEmpty
      ? [.heading("The build"), .prose(Line("The same files, built as with \(build.title)."))]
      : [.heading("The edit"), .patch(diff)]
    blocks.append(.heading("Played"))
    if isBroken {
      blocks.append(
        .prose(
          Line(
            "As given, the program compiles with Xcode 26 only. The edited program is played with "
              + "\(build.title), and compared with that run.")))
    }
    blocks += proof.map { .prose(Line($0)) }
    return Document(blocks: blocks)
  }

  /// The edit in the format of `diff -u`.
  var diff: [String] { Self.diff(of: texts) }

  static func diff(of texts: [(path: String, old: String, new: String)]) -> [String] {
    texts.flatMap { text in
      ["--- \(text.path)", "+++ \(text.path)"]
        + LineDiff(from: text.old.lines, to: text.new.lines).unified()
    }
  }

  /// True if the edited program has neither this finding nor a new one, did not end early, and shows
  /// the same screens before the run shows the bug.
  var isFixed: Bool {
    (after.failure == nil || after.refusal != nil) && !isThere && replacements.isEmpty
      && earlierScreens.isEmpty && !isStale
  }

  /// True if the last screen of the edited program is stale, and no finding says why.
  private var isStale: Bool { after.timeline.isStaleAtEnd && findings.b.hasNoReason }

  /// True if the edited program has the finding.
  private var isThere: Bool { findings.b.findings.contains(where: finding.isSame) }

  /// The findings of the edited program that the program before the edit did not have.
  private var replacements: [Finding] {
    let known = findings.a.findings + findings.a.silenced.map(\.finding)
    return findings.b.bugs.filter { new in !known.contains(where: new.isSame) }
  }

  /// The numbers of the screens that differ, and the number of screens that both runs have.
  private var screens: (differing: [Int], count: Int) {
    let (old, new) = (Self.screens(of: before), Self.screens(of: after))
    let count = min(old.count, new.count)
    return ((0..<count).filter { old[$0].text != new[$0].text }, count)
  }

  /// The differing screens of actions before the run first shows the bug.
  private var earlierScreens: [Int] {
    // A bug that only another evaluation of the bodies shows has changed no screen.
    guard let shown = finding.firstShown else { return screens.differing }
    // A finding of the same type that is gone as well may have shown the bug before.
    let gone = findings.a.bugs.filter { old in
      old.subject.type == finding.subject.type && !findings.b.findings.contains(where: old.isSame)
    }
    let last = min(shown, gone.compactMap(\.firstShown).min() ?? shown)
    let old = Self.screens(of: before)
    return screens.differing.filter { $0 + 1 < old.count && old[$0 + 1].action <= last }
  }

  /// The comparison of the two runs, in sentences.
  var proof: [String] {
    let (changed, count) = screens
    let (old, new) = (Self.screens(of: before), Self.screens(of: after))
    let bodies = (Self.bodies(of: before), Self.bodies(of: after))
    var lines = changed.map { number in
      "After \(old[number].title), the screen shows "
        + "\(Self.line(new[number].text, old[number].text, after: number > 0 ? new[number - 1].text : ""))."
    }
    lines.append(
      "The same \(Self.actions(before)) on the changed program: \(count - changed.count) of "
        + "\(count) \(count == 1 ? "screen is" : "screens are") as before; "
        + "findings \(findings.a.bugs.count) → \(findings.b.bugs.count); bodies \(bodies.0) → \(bodies.1)."
    )
    lines += RunDifference(old: before, new: after).evaluated.map { "Evaluated \($0)." }
    if let refusal = after.refusal {
      // An edit that changes a label changes the names of later actions.
      lines.append("The next action is not possible on the changed program: \(refusal)")
    }
    return lines + verdict
  }

  private var verdict: [String] {
    if isThere { return ["The edit does not fix the program: the finding stays."] }
    if let failure = after.failure, after.refusal == nil {
      return ["The edit does not fix the program: \(failure.message)"]
    }
    if !replacements.isEmpty {
      return ["The finding is gone, but the changed program has another one:"]
        + replacements.map { new in
          "\(new.level.rawValue): \(FindingWords.english.sentence(new).replacing("`", with: "'")) "
            + "[\(new.bug.rawValue)]"
        }
    }
    if let first = earlierScreens.first {
      return [
        "The finding is gone, but the edit is not proved: the screen after "
          + "\(Self.screens(of: before)[first].title) changed, before the steps that show the bug."
      ]
    }
    if isStale {
      return [
        "The finding is gone, but the edit is not proved: the screen of the changed program is stale "
          + "at the end, and no check found the reason."
      ]
    }
    return ["The finding is gone."]
  }

  /// The first line that the old screen lacks, if possible one that the new screen did not have before.
  private static func line(_ new: String, _ old: String, after earlier: String) -> String {
    let added = LineDiff(from: old.lines, to: new.lines).added
    let known = Set(earlier.lines)
    return added.first { !known.contains($0) } ?? added.first ?? "fewer lines"
  }

  /// The screen of each act that has one, with the position and the title of its action.
  private static func screens(of run: TryRun) -> [(action: Int, title: String, text: String)] {
    zip(run.timeline.acts, run.told.acts).compactMap { act, told in
      told.screen.map {
        (told.action ?? 0, told.title ?? "the start", $0.text.withoutTemporaryFolders)
      }
    }
  }

  /// `2 actions`
  private static func actions(_ run: TryRun) -> String {
    let count = run.request.actions.count
    return count == 0 ? "start" : count.of("action")
  }

  private static func bodies(of run: TryRun) -> Int {
    run.timeline.events.count { $0.name == .body }
  }
}

extension Option {
  static let fix = Option(
    "fix", value: "BUG",
    "Play the same actions with the first edit for this bug, and compare. BUG=2 is the second edit."
  )
  static let writeFix = Option("write", "With --fix: put a proved edit into the program's file.")
  static let costs = Option("costs", "Report unnecessary work as well.")
  static let strict = Option(
    "strict", "Exit code 1 if there is a finding, or the last screen is stale.")
}
