/// A learner's progress in one exercise of `statelab practice`: `practice/unstable-identity begun hints=2`.
struct PracticeProgress: Hashable {
  fileprivate(set) var line: ProgressLine

  /// True once the program was written into the learner's folder.
  var isBegun: Bool {
    get { line.has("begun") }
    set { line.set("begun", newValue) }
  }

  /// The name of the known solution that the learner found first, or `other`.
  var solution: String? { line["mended"] }

  var isMended: Bool { solution != nil }

  /// Notes that the program is mended. The first solution stays.
  mutating func mend(as solution: String?) {
    if !isMended { line["mended"] = solution ?? "other" }
  }

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
