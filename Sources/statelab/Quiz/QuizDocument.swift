import Course
import Replay

extension AskedQuestion {
  /// Says where the code is that the questions of this lesson are about.
  var codeNote: Document.Block {
    .note(Line("The code: ", .quiet) + Line("statelab show \(lesson.number)"))
  }

  /// The code itself.
  var code: Document {
    Document(blocks: (ownCode.isEmpty ? lessonCode : ownCode).map(Document.Block.listing))
  }

  /// The question with its choices, and the code that it is about.
  func document(position: Int, of total: Int) -> Document {
    document(titled: "\(position) of \(total) · lesson \(lesson.number), \(lessonTitle)")
  }

  func document(titled title: String) -> Document {
    var blocks = [.heading(title)] + ownCode.map(Document.Block.listing) + prompt
    blocks.append(
      .choices(
        choices.indices.map {
          .init(letter: letter(of: $0), value: Value(typed: choices[$0].literal))
        }))
    return Document(blocks: blocks)
  }

  /// The question, with the release where that decides.
  var prompt: [Document.Block] {
    let paragraphs = question.prompt.split(separator: "\n\n")
    var blocks = paragraphs.map { Document.Block.prose(Line(markdown: String($0))) }
    if let release = releaseThatDecides {
      blocks.append(.note(Line("Under \(release.name) (\(release.title)).", .quiet)))
    }
    return blocks
  }

  /// The feedback on an answer: right or wrong, why, and how the right answer is known.
  func feedback(on answer: Int?) -> Document {
    Document(blocks: verdict(on: answer) + [.statement(method)] + evidence.blocks)
  }

  /// Says whether an answer is right, why, and what decides.
  func verdict(on answer: Int?) -> [Document.Block] {
    var blocks: [Document.Block] = []
    if let answer {
      let isRight = answer == right
      let opening = isRight ? "Right." : "Not so."
      blocks.append(
        .note(
          Line(opening + " ", isRight ? .good : .bad)
            + Line(markdown: choices[answer].feedback)))
    } else {
      blocks.append(.note(Line("No answer.", .bad)))
    }
    if answer != right {
      blocks.append(
        .note(
          Line("It is \(letter(of: right)). ", .strong)
            + Line(markdown: choices[right].feedback)))
    }
    blocks.append(.entries(rules.map { .init(name: $0.name, meaning: Line(markdown: $0.title)) }))
    if !rules.isEmpty { blocks.append(rules.helpNote) }
    return blocks
  }
}

extension [RuleBook.Entry] {
  /// Says where the rules are told in full.
  var helpNote: Document.Block {
    let commands = map { "statelab help \($0.name)" }
    let text = commands.joined(separator: ", ")
    return .note(Line("In full: ", .quiet) + Line(text, keeping: commands))
  }
}
