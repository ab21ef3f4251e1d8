import Bugs
import Rendering

/// A learner's progress in one exercise of `statelab practice`: `practice/unstable-identity begun hints=2`.
struct PracticeProgress: Hashable {
  fileprivate(set) var line = ProgressLine()

  /// True once the program was written into the learner's folder.
  var isBegun: Bool {
    get { line.has("begun") }
    set { line.set("begun", newValue) }
  }

  /// The name of the known solution that the learner found first, or `other`.
  var solution: String? { line["mended"] }

  var isFixed: Bool { solution != nil }

  /// Notes that the program is fixed. The first solution stays.
  mutating func fix(as solution: String?) { if !isFixed { line["mended"] = solution ?? "other" } }

  /// The number of hints that the learner has asked for.
  var hints: Int {
    get { line["hints"].flatMap(Int.init).map { max($0, 0) } ?? 0 }
    set { line["hints"] = newValue > 0 ? "\(newValue)" : nil }
  }
}

extension CourseProgress {
  /// The progress in the exercise about a bug.
  subscript(practice bug: String) -> PracticeProgress {
    get { PracticeProgress(line: self[line: "practice/\(bug)"]) }
    set { self[line: "practice/\(bug)"] = newValue.line }
  }
}

extension CourseProgress {
  /// A table of the programs to fix that were begun, and the number of fixed ones; empty before the
  /// first.
  var practiceBlocks: [Document.Block] {
    let entries = PracticeBook.entries
    let begun = entries.filter { self[practice: $0.bug] != PracticeProgress() }
    guard !begun.isEmpty else { return [] }
    let rows = begun.map { entry in
      let own = self[practice: entry.bug]
      return [
        Line("\(entry.number) \(entry.program.name)"),
        own.solution.map { Line($0, .good) } ?? Line("begun"),
        own.hints > 0 ? Line("\(own.hints)") : Line("none", .quiet),
      ]
    }
    return [
      .heading("Programs to fix"),
      .table(header: ["Program", "Solution", "Hints"].map { Line($0) }, rows: rows),
      .note(Line(practiceSummary, .strong)),
    ]
  }

  /// `10 of 43 programs fixed.`
  var practiceSummary: String { "\(fixedCount) of \(PracticeBook.entries.count) programs fixed." }

  var fixedCount: Int { PracticeBook.entries.count { !isOpen($0) } }
}
