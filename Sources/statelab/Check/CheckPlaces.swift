import Course

extension LessonCheck {
  /// A question must precede the block that answers it, and such a block must exist.
  func checkPlaces() throws -> [Diagnostic] {
    let reading = try LessonReading(lesson, text: source.text, of: check.course)
    let blocks = source.text.blocks
    return blocks.indices.compactMap { position in
      guard case .prediction(let question) = blocks[position].content else { return nil }
      let problem: String
      if reading.reveal(of: question, after: position) == nil {
        problem = "nothing below it shows the answer; put it before the run or the snippet"
      } else if let place = reading.answer(to: question, before: position) {
        problem = "line \(blocks[place].line) shows the answer before; put it above that"
      } else {
        return nil
      }
      return Diagnostic(
        lesson, line: blocks[position].line, "prediction `\(question.id)`: \(problem)")
    }
  }
}

extension LessonReading {
  /// The position of an earlier block that shows the run or the snippet of the question.
  fileprivate func answer(to question: Question, before position: Int) -> Int? {
    text.blocks.indices.prefix(position).first { place in
      let block = text.blocks[place]
      switch (question.subject, block.content) {
      case (.snippet(let id), .snippet(let snippet)): return snippet.id == id
      case (.finding(let finding), .transcript(let run, _, _)):
        return run.isSameExperiment(as: finding.run, in: lesson.id)
          && (run.profile ?? profile) == (finding.run.profile ?? question.profile)
      case (.finding(let finding), .table), (.finding(let finding), .claim),
        (.finding(let finding), .finding):
        return block.findings.contains(finding)
      default: return false
      }
    }
  }
}

extension Block {
  /// The findings whose values the block shows.
  fileprivate var findings: [FindingReference] {
    switch content {
    case .claim(let claim), .finding(let claim):
      if case .run(let finding) = claim.kind { [finding] } else { [] }
    case .table(let table):
      ([table.header] + table.rows).joined().compactMap { cell in
        if case .finding(let finding, _) = cell { finding } else { nil }
      }
    default: []
    }
  }
}
