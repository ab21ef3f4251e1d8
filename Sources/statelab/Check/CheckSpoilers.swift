import Course
import Replay

extension LessonCheck {
  /// The text before a question does not answer it: the title, the summary, the headings above
  /// it, and the paragraph above it.
  func checkSpoilers() -> [Diagnostic] {
    let text = source.text
    return text.blocks.indices.compactMap { position in
      guard case .prediction(let question) = text.blocks[position].content else { return nil }
      let above = text.blocks[..<position]
      var passages = [("the title", text.title), ("the summary", text.summary)]
      passages += above.compactMap { block in
        if case .heading(_, let text) = block.content { ("a heading", text) } else { nil }
      }
      if let last = above.last(where: { !$0.isAsked }), case .paragraph(let text) = last.content {
        passages.append(("the paragraph above it", text))
      }
      guard let (place, _) = passages.first(where: { question.isAnswered(in: $0.1) }) else {
        return nil
      }
      return Diagnostic(
        lesson, line: text.blocks[position].line,
        "\(place) answers prediction `\(question.id)`; say it below the run")
    }
  }

  /// A question comes before what answers it, and something does.
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
  /// The position of a block above this one that shows the run or the snippet asked about.
  fileprivate func answer(to question: Question, before position: Int) -> Int? {
    text.blocks.indices.prefix(position).first { place in
      let block = text.blocks[place]
      switch (question.subject, block.content) {
      case (.snippet(let id), .snippet(let snippet)): return snippet.id == id
      case (.finding(let finding), .transcript(let run, _, _)):
        return isSameExperiment(run, finding.run)
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
  fileprivate var isAsked: Bool {
    switch content {
    case .prediction, .notes: true
    default: false
    }
  }

  /// The findings whose values a reader sees here.
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

extension Question {
  /// True if the words of the right choice stand here, and those of no other.
  fileprivate func isAnswered(in text: String) -> Bool {
    guard let right = choices.first(where: \.isExpected) else { return false }
    let others = choices.filter { !$0.isExpected }
    let known = Set(others.flatMap(\.phrases))
    return right.phrases.contains { !known.contains($0) && text.says($0) }
      && !others.contains { other in
        other.phrases.contains { !right.phrases.contains($0) && text.says($0) }
      }
  }
}

extension Choice {
  /// The words with which a text would give the choice away.
  fileprivate var phrases: [String] {
    if let number = Int(literal) {
      let words = number.unmistakableNumerals
      return [literal] + words + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    let value = Value(typed: literal)
    let lines = value.text.map { $0.split(separator: "\n").map(String.init) } ?? []
    // A single word is said of many things, but in quotes of this one.
    return lines.filter { $0.count > 3 }.flatMap { line in
      line.contains(" ") ? [line] : ["\"\(line)\"", "`\(line)`", "\u{201C}\(line)\u{201D}"]
    }
  }
}

extension String {
  /// True if these words stand in the text, by themselves.
  fileprivate func says(_ words: String) -> Bool {
    ranges(of: words).contains { range in
      let before = range.lowerBound > startIndex ? self[index(before: range.lowerBound)] : " "
      let after = range.upperBound < endIndex ? self[range.upperBound] : " "
      let isOpen = words.first?.isLetter == false && words.first?.isNumber == false
      return isOpen
        || !before.isLetter && !before.isNumber && !after.isLetter && !after.isNumber
    }
  }
}
