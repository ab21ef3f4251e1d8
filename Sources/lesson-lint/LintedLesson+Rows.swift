import Course
import Replay

extension LintedLesson {
  /// A claim belongs to a row of the article that makes it. A statement without a row is our
  /// finding.
  func rows() -> [Diagnostic] {
    text.blocks.compactMap { block in
      guard case .claim(let claim) = block.content, let problem = problem(with: claim) else {
        return nil
      }
      return Diagnostic(lesson, line: block.line, "claim `\(claim.id)` \(problem)")
    }
  }

  private func problem(with claim: Claim) -> String? {
    guard let row = course.rows.first(where: { $0.has(claim.id) }) else {
      return "is no row of an article; make it a finding, or give it the id of its row"
    }
    // An article without rows retells another article.
    let articles = course.articles
      .filter { $0.rows.contains(row) || $0.rows.isEmpty }.map(\.number)
    if let source = claim.sources.first, articles.contains(source) { return nil }
    return
      "is of row \(row.id), and does not begin its sources with \(articles.joined(separator: " or ")); "
      + "what the article does not say is a finding"
  }
}

extension LintedCourse {
  /// Every row of the articles must be treated by a lesson.
  func missingRows() -> [Diagnostic] {
    Coverage(of: course).missing.map { row in
      Diagnostic(
        file: "lessons",
        message:
          "row \(row.id) stands in no lesson; add `claim \(row.id)` or `finding \(row.id)-WORD`")
    }
  }

  /// The page of rules must have each rule once, in the order of their numbers.
  func ruleList() -> [Diagnostic] {
    if course.rules.entries.compactMap(\.rule.rule).map(\.number) == Array(Rule.numbers) {
      return []
    }
    return [
      Diagnostic(
        file: "lessons/\(CoursePages.rulesFile)",
        message: "the rules are not \(Rule.numbers.lowerBound) to \(Rule.numbers.upperBound), "
          + "each once and in order; write one row for each, `| R1 | TITLE | LETTERS | DOUBT |`")
    ]
  }

  /// The page that lists the lessons must agree with the lessons.
  func staleness(ofIndex old: String) -> [Diagnostic] {
    let text = CourseIndex(course: course).text
    if old == text { return [] }
    return [
      Diagnostic(
        file: "lessons/\(CourseIndex.file)",
        message: "the index of the course is stale; `make lessons` writes it",
        details: LineDiff(from: old.lines, to: text.lines).unified())
    ]
  }
}
