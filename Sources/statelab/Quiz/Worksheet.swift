import Course
import Rendering
import Replay
import StateLabCore

/// A quiz on paper, as Markdown: without answers for the learners, with answers for the teacher.
struct Worksheet {
  let quiz: Quiz
  /// True if it is the teacher's copy.
  let hasKey: Bool
  /// The random selection of the questions, if there is one.
  var selection: QuizSelection?

  private var words: WorksheetWords { Words.current.worksheet }

  var text: String {
    var parts = ["# " + words.title(hasKey), words.opening(hasKey)]
    if let selection { parts.append(words.again(selection.options)) }
    var lesson: Int?
    var shown: Set<Int> = []
    for (position, asked) in quiz.questions.enumerated() {
      if asked.lesson.number != lesson {
        lesson = asked.lesson.number
        parts.append("## " + words.lesson(asked.lesson.number, asked.lessonTitle))
      }
      if asked.ownCode.isEmpty, shown.insert(asked.lesson.number).inserted {
        parts += asked.lessonCode.map(Self.code)
      }
      parts += question(asked, number: position + 1)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func question(_ asked: AskedQuestion, number: Int) -> [String] {
    var parts = ["### " + words.question(number)] + asked.ownCode.map(Self.code)
    parts.append(asked.question.prompt)
    if let release = asked.releaseThatDecides { parts.append(words.under(release.name)) }
    parts.append(
      asked.choices.indices.map { choice in
        "- [\(hasKey && choice == asked.right ? "x" : " ")] "
          + "\(asked.letter(of: choice)): \(Self.value(asked.choices[choice].literal))"
      }.joined(separator: "\n"))
    return hasKey ? parts + key(to: asked) : parts
  }

  /// The answer from the run, its reason, and the feedback on the other choices.
  private func key(to asked: AskedQuestion) -> [String] {
    let why = asked.choices.indices.map { choice in
      "- \(asked.letter(of: choice)): \(asked.choices[choice].feedback)"
    }
    let rules = asked.rules.map { "- \($0.name): \($0.title)" }
    let evidence = asked.evidence
    let found = words.found(asked.method.lead, Self.value(asked.method.value.literal))
    return [
      "**\(words.answer(asked.letter(of: asked.right)))**", why.joined(separator: "\n"),
      words.rules(rules.count), rules.joined(separator: "\n"),
      evidence.isOfQuizAlone ? found : "\(found) \(words.see(evidence.range, evidence.command))",
    ]
  }

  // MARK: Markdown

  private static func code(_ listing: Listing) -> String {
    let lines = listing.rows.map(\.text)
    let fence = String(repeating: "`", count: max(3, longestTicks(in: lines) + 1))
    let name = listing.file.isEmpty ? [] : ["`\(listing.file)`", ""]
    return (name + [fence + "swift"] + lines + [fence]).joined(separator: "\n")
  }

  /// A value in one line, between as many backticks as necessary; a screen line by line.
  private static func value(_ literal: String) -> String {
    let lines = ValueDescription(typed: literal).screen ?? [literal]
    return lines.map { line in
      let ticks = String(repeating: "`", count: longestTicks(in: [line]) + 1)
      let space = line.isEmpty || line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
      return ticks + space + line + space + ticks
    }.joined(separator: " / ")
  }

  private static func longestTicks(in lines: [String]) -> Int {
    lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
  }
}
