import Course
import Rendering
import Replay
import StateLabCore

extension AskedQuestion {
  private var words: QuizWords { Words.current.quiz }

  /// The place of the code for the questions of this lesson.
  var codeNote: Document.Block {
    .note(Line(words.code, .quiet) + Line("statelab show \(lesson.number)"))
  }

  var code: Document {
    Document(blocks: (ownCode.isEmpty ? lessonCode : ownCode).map(Document.Block.listing))
  }

  /// The question with its choices and its code.
  func document(position: Int, of total: Int) -> Document {
    document(titled: words.title(position, total, lesson.number, lessonTitle))
  }

  func document(titled title: String) -> Document {
    var blocks = [.heading(title)] + ownCode.map(Document.Block.listing) + prompt
    blocks.append(
      .choices(
        choices.indices.map {
          .init(letter: letter(of: $0), value: ValueDescription(typed: choices[$0].literal))
        }))
    return Document(blocks: blocks)
  }

  /// The question, with the release if it decides the answer.
  var prompt: [Document.Block] {
    let paragraphs = question.prompt.split(separator: "\n\n")
    var blocks = paragraphs.map { Document.Block.prose(Line(markdown: String($0))) }
    if let release = releaseThatDecides {
      blocks.append(.note(Line(words.under(release.name, release.title), .quiet)))
    }
    return blocks
  }

  /// The feedback on an answer: right or wrong, the reason, and the evidence for the right answer.
  func verdict(on answer: Int?) -> Document {
    Document(blocks: judgement(on: answer) + [.statement(method)] + evidence.blocks)
  }

  /// Right or wrong, the reason, and the rules that decide.
  func judgement(on answer: Int?) -> [Document.Block] {
    var blocks: [Document.Block] = []
    if let answer {
      let isRight = answer == right
      blocks.append(
        .note(
          (isRight ? Line(words.right, .good) : Line(words.wrong, .bad))
            + Line(markdown: choices[answer].feedback)))
    } else {
      blocks.append(.note(Line(words.noAnswer, .bad)))
    }
    if answer != right {
      blocks.append(
        .note(
          Line(words.isRight(letter(of: right)), .strong)
            + Line(markdown: choices[right].feedback)))
    }
    blocks.append(.entries(rules.map { .init(name: $0.name, meaning: Line(markdown: $0.title)) }))
    if !rules.isEmpty { blocks.append(rules.helpNote) }
    return blocks
  }
}

extension [RuleBook.Entry] {
  /// The commands that show the rules in full.
  var helpNote: Document.Block {
    let commands = map { "statelab help \($0.name)" }
    let text = commands.joined(separator: ", ")
    return .note(Line(Words.current.quiz.inFull, .quiet) + Line(text, keeping: commands))
  }
}
