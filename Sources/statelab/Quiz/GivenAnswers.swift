import Course
import Rendering

extension Quiz {
  /// Reads answers, one a line: a letter, or the value itself. An empty line means no answer.
  ///
  /// Questions after the last line are not asked. More answers than questions are an error: the
  /// assignment would be ambiguous.
  func answers(from lines: [String]) throws(Failure) -> [Answer] {
    var lines = lines
    while lines.count > questions.count, lines.last?.trimmed.isEmpty == true { lines.removeLast() }
    guard lines.count <= questions.count else {
      throw Failure(
        .badData, "There are \(lines.count) answers for \(questions.count) questions.",
        next: "Give one line for each question; an empty line is no answer.")
    }
    var answers: [Answer] = []
    for (position, line) in lines.enumerated() {
      if line.trimmed.isEmpty {
        answers.append(.none)
        continue
      }
      let choice = try questions[position].choice(
        onLine: position + 1, line, named: "Question \(position + 1)")
      answers.append(.choice(choice))
    }
    return answers + Array(repeating: .notAsked, count: questions.count - answers.count)
  }
}

extension AskedQuestion {
  /// The choice that a line of input means. Another text is an error, because a pipe cannot be
  /// asked again.
  func choice(onLine number: Int, _ line: String, named name: String) throws(Failure) -> Int {
    if let choice = choice(meantBy: line) { return choice }
    let shown = line.count > 40 ? String(line.prefix(40)) + "…" : line
    throw Failure(
      .badData, "Line \(number): \(shown.quoted) answers nothing.",
      next: "\(name) takes \(letters), or the value itself.")
  }

  /// `a, b or c`
  var letters: String {
    let all = choices.indices.map(letter)
    guard let last = all.last, all.count > 1 else { return all.joined() }
    return all.dropLast().joined(separator: ", ") + " or " + last
  }
}
