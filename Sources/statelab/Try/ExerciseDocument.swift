import Course

extension Exercise {
  /// The task as it is set.
  var blocks: [Document.Block] {
    [.heading("The task")]
      + prompt.split(separator: "\n\n").map { .prose(Line(markdown: String($0))) }
  }

  /// Says what is missing, or that it is done.
  func blocks(missing shortcomings: [ExerciseShortcoming], in file: String) -> [Document.Block] {
    if shortcomings.isEmpty { return blocks + [.note(Line("Done.", .good))] }
    return blocks + shortcomings.map { .prose(Line(markdown: $0.sentence(about: file))) }
      + (hints.first.map { [.note(Line("Hint: ", .strong) + Line(markdown: $0))] } ?? [])
  }
}

extension ExerciseShortcoming {
  fileprivate func sentence(about file: String) -> String {
    switch self {
    case .broke: "The changed program did not run to its end."
    case .doesNotCompile(let error):
      "\(error.place(in: file)) does not compile: `\(error.text)`"
    case .failsOtherwise(let error, let expected):
      "The compiler is to say `\(expected)`, and at \(error.place(in: file)) it says "
        + "`\(error.text)`."
    case .compiles: "The compiler is to reject the program, and it compiles."
    case .differs(let expectation, let literal): expectation.sentence(insteadOf: literal)
    }
  }
}

extension Exercise.Expectation {
  /// Says what should come out, and what came out.
  fileprivate func sentence(insteadOf literal: String) -> String {
    let came = literal.isEmpty ? "nothing" : "`\(literal)`"
    return switch self {
    case .printed(let run, let literal):
      "Experiment `\(run)` should print `\(literal)`; it printed \(came)."
    case .finding(let finding, let literal):
      "`\(finding)` should be `\(literal)`; it is \(came)."
    case .bodies(let run, let view, let count):
      "In experiment `\(run)` the body of `\(view)` should run \(Self.times(count)); "
        + "it ran \(Int(literal).map(Self.times) ?? literal)."
    case .counts(let run, let words, let count):
      "In experiment `\(run)` there should be \(count) of `\(words)`; there are \(literal)."
    case .fails(let message): "The compiler should say `\(message)`."
    }
  }

  private static func times(_ count: Int) -> String { count == 1 ? "once" : "\(count) times" }
}

extension FirstError {
  fileprivate func place(in file: String) -> String { line.map { "\(file):\($0)" } ?? file }

  /// The message without the word `error`.
  fileprivate var text: String {
    message.hasPrefix("error: ") ? String(message.dropFirst("error: ".count)) : message
  }
}
