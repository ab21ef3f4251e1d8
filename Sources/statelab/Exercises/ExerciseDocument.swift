import Course
import Rendering

extension Exercise {
  /// The text of the task.
  var blocks: [Document.Block] {
    [.heading(Words.current.try.task)]
      + prompt.split(separator: "\n\n").map { .prose(Line(markdown: String($0))) }
  }

  /// The open parts of the task, or a message that it is done.
  func blocks(missing shortcomings: [ExerciseShortcoming], in file: String) -> [Document.Block] {
    let words = Words.current.try
    if shortcomings.isEmpty { return blocks + [.note(Line(words.done, .good))] }
    return blocks + shortcomings.map { .prose(Line(markdown: $0.sentence(about: file))) }
      + (hints.first.map { [.note(Line(words.hint, .strong) + Line(markdown: $0))] } ?? [])
  }
}

extension ExerciseShortcoming {
  fileprivate func sentence(about file: String) -> String {
    let words = Words.current.try
    return switch self {
    case .broke: words.broke
    case .doesNotCompile(let error): words.doesNotCompile(error.place(in: file), error.message)
    case .failsOtherwise(let error, let expected):
      words.failsOtherwise(expected, error.place(in: file), error.message)
    case .compiles: words.compiles
    case .differs(let expectation, let literal): expectation.sentence(insteadOf: literal)
    }
  }
}

extension Exercise.Expectation {
  /// The expected and the actual outcome.
  fileprivate func sentence(insteadOf literal: String) -> String {
    let words = Words.current.try
    let came = literal.isEmpty ? nil : literal
    return switch self {
    case .printed(let run, let literal): words.printed("\(run)", literal, came)
    case .finding(let finding, let literal): words.found("\(finding)", literal, came)
    case .bodies(let run, let view, let count): words.bodies("\(run)", view, count, literal)
    case .counts(let run, let text, let count): words.counted("\(run)", text, count, literal)
    case .fails(let message): words.shouldFail(message)
    }
  }
}

extension CompilerError {
  fileprivate func place(in file: String) -> String {
    position.map { "\(file):\($0.line)" } ?? file
  }
}
