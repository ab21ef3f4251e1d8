import Course
import Rendering
import Replay
import StateLabCore

extension Session {
  /// Two programs, or two lessons, experiments or releases, each by a name of the user's: `4`,
  /// `5:tap`, `5@ios13`, `Counter.swift`.
  ///
  /// - Parameters:
  ///   - command: The command, for the message about a wrong name.
  ///   - usage: The usage of the command.
  func comparison(
    of arguments: Arguments, by command: any Command, usage: String
  ) throws -> ProgramComparison {
    let words = arguments.words
    let programs = arguments.programs
    if programs.count == words.count {
      let runs = try programs.map {
        try TryRequest([$0.path], arguments, under: $0.profile, as: $0.build).run(in: self)
      }
      return try ProgramComparison(of: runs[0], and: runs[1])
    }
    if let program = programs.first {
      throw Failure(
        .usage, "\(program.path.quoted) is a program, and is compared with another one.",
        next: "Write `statelab \(command.name) A.swift B.swift`.")
    }
    try arguments.checkIsWithoutProgram(command.programOptions)
    return try comparison(of: words, under: arguments.profile, by: command.name, usage: usage)
  }

  /// Two lessons, experiments or releases, each by a name of the user's: `4`, `5:tap`, `5@ios13`.
  func comparison(
    of words: [String], under profile: Profile, by command: String, usage: String
  ) throws -> ProgramComparison {
    let runs = Runs(of: course)
    let names = words.map(LessonName.init)
    let readings = try names.map { name in
      try LessonReading(
        try lesson(of: name, usage: usage), of: course,
        under: try name.profile(otherwise: profile), runs: runs)
    }
    let experiments = try zip(names, readings).map { try experiment(of: $0, in: $1, by: command) }
    return try ProgramComparison(
      of: readings[0], and: readings[1], experiments: Sides(a: experiments[0], b: experiments[1]))
  }

  /// The experiment in a name.
  private func experiment(
    of name: LessonName, in reading: LessonReading, by command: String
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
        .usage,
        "\(name.text.quoted) is a step; `statelab \(command)` compares lessons and experiments.",
        next: "\(list) To ask for a step: `statelab why \(number):\(part)`.")
    }
    throw Failure(
      .notFound, "Lesson \(number) has no experiment \(part.quoted).",
      next: Failure.didYouMean(part, among: names) ?? list)
  }
}
