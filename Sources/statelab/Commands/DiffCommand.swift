import Course
import Replay

struct DiffCommand: Command {
  let name = "diff"
  let summary = "Show how two lessons, experiments or releases differ, in code and in steps."
  let operands = [Operand(choices: [.side("a")]), Operand(choices: [.side("b")])]
  let details =
    "Each is a lesson (`4`), one of its experiments (`4:tap`), or either under a release (`16@ios13`, "
    + "`box:tap@ios14`). Experiments of the same name are compared, else the first of each. `-` marks "
    + "what the first alone has, `+` the second. From 110 columns on they stand side by side. Exit "
    + "code 0: nothing differs; 1: something does."
  let options: [Option] = [.profile, .format]

  private static let usage = "Write `statelab diff 4 5`, or `statelab diff 16@ios13 16@ios18`."

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard arguments.words.count == 2 else {
      throw Failure(
        .usage,
        arguments.words.count > 2
          ? "`statelab diff` compares two, so \(arguments.words[2].quoted) is too much."
          : "`statelab diff` needs two things to compare.", next: Self.usage)
    }
    let runs = Runs(of: session.course)
    let names = arguments.words.map(LessonName.init)
    let readings = try names.map { name in
      try LessonReading(
        try session.lesson(of: name, usage: Self.usage), of: session.course,
        under: try name.profile(otherwise: arguments.profile), runs: runs)
    }
    let experiments = try zip(names, readings).map(Self.experiment)
    let comparison = try Comparison(
      of: readings[0], and: readings[1], experiments: Sides(a: experiments[0], b: experiments[1]))
    if arguments.wantsJSON {
      try session.write(DiffFile(comparison), as: self)
    } else {
      session.show(comparison.document)
    }
    return comparison.differs ? .no : .done
  }

  /// The experiment that a name asks for.
  private static func experiment(
    of name: LessonName, in reading: LessonReading
  ) throws(Failure) -> String? {
    guard let part = name.part else { return nil }
    let names = reading.lesson.experiments.map(\.name)
    if let name = part.inCase(ofOneOf: names) { return name }
    let number = reading.lesson.number
    let list =
      names.isEmpty
      ? "Lesson \(number) has no experiments."
      : "Lesson \(number) has \(names.joined(separator: ", "))."
    if name.isStep {
      throw Failure(
        .usage, "\(name.text.quoted) is a step; `statelab diff` compares lessons and experiments.",
        next: "\(list) To ask for a step: `statelab why \(number):\(part)`.")
    }
    throw Failure(
      .notFound, "Lesson \(number) has no experiment \(part.quoted).",
      next: Failure.didYouMean(part, among: names) ?? list)
  }
}
