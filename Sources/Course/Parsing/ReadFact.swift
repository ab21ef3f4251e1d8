nonisolated extension SourceLine {
  /// Reads the fact in a comment behind a passage.
  func fact(_ text: String) throws(LessonError) -> Fact {
    if text == "of no run" { return .ofNoRun }
    if !text.hasPrefix("fails "), let expectation = try? expectation(text) {
      return .stated(expectation)
    }
    throw error(
      "the comment `\(text)` states nothing; write `EXPERIMENT bodies VIEW = COUNT`, "
        + "`EXPERIMENT counts WORDS = COUNT`, `EXPERIMENT.NAME = LITERAL`, "
        + "`EXPERIMENT printed LITERAL` or `of no run`")
  }
}
