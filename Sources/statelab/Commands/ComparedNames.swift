import Course
import Replay
import StateLabCore

extension Session {
  /// Two lessons, experiments or releases, each as somebody calls it: `4`, `5:tap`, `12@ios13`.
  ///
  /// - Parameters:
  ///   - command: Who asks, for what is said where a name is none.
  ///   - usage: How it is asked.
  func comparison(
    of words: [String], under profile: Profile, by command: String, usage: String
  ) throws -> Comparison {
    let runs = Runs(of: course)
    let names = words.map(LessonName.init)
    let readings = try names.map { name in
      try LessonReading(
        try lesson(of: name, usage: usage), of: course,
        under: try name.profile(otherwise: profile), runs: runs)
    }
    let experiments = try zip(names, readings).map {
      try experiment(of: $0, in: $1, by: command)
    }
    return try Comparison(
      of: readings[0], and: readings[1], experiments: Sides(a: experiments[0], b: experiments[1]))
  }

  /// The experiment that a name asks for.
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
