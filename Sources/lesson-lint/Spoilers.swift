import Course
import Replay
import StateLabCore

extension LintedLesson {
  /// The text before a question must not answer it: the title, the summary, the headings above it,
  /// and the paragraph above it.
  func spoilers() -> [Diagnostic] {
    return text.blocks.indices.compactMap { position in
      guard case .prediction(let question) = text.blocks[position].content else { return nil }
      let above = text.blocks[..<position]
      var passages = [("the title", text.title), ("the summary", text.summary)]
      passages += above.compactMap { block in
        if case .heading(_, let title) = block.content { ("a heading", title) } else { nil }
      }
      if let last = above.last(where: { !$0.isAsked }), case .paragraph(let words) = last.content {
        passages.append(("the paragraph above it", words))
      }
      guard let (place, _) = passages.first(where: { question.isAnswered(in: $0.1) }) else {
        return nil
      }
      return Diagnostic(
        lesson, line: text.blocks[position].line,
        "\(place) answers prediction `\(question.id)`; say it below the run")
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
}

extension Question {
  /// True if the text contains the words of the right choice, and those of no other.
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
  /// The phrases that would reveal the choice.
  fileprivate var phrases: [String] {
    if let number = Int(literal) {
      let words = number.unmistakableNumerals
      return [literal] + words + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    }
    let value = ValueDescription(typed: literal)
    let lines = value.text.map { $0.split(separator: "\n").map(String.init) } ?? []
    // A single word has many uses; in quotes it means this choice.
    return lines.filter { $0.count > 3 }.flatMap { line in
      line.contains(" ") ? [line] : ["\"\(line)\"", "`\(line)`", "\u{201C}\(line)\u{201D}"]
    }
  }
}

extension String {
  /// True if the text contains these words, by themselves.
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
