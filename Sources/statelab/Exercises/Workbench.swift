import Course
import Rendering

/// A copy of lessons with changes, which is built and played beside this tool.
struct Workbench {
  let compiler: Compiler

  /// A lesson with one of its exercises done.
  struct Job {
    let lesson: String
    let exercise: Exercise
    /// The Swift files with the change applied.
    let files: [LessonFile]

    /// The expectations that need a run, with the expected literals.
    var played: [Exercise.Expectation] { exercise.expectations.filter { $0.run != nil } }
  }

  enum Outcome: Hashable {
    /// The outcomes of the expectations that need a run, in order.
    case played([String])
    /// The change does not compile, with this first error.
    case failed(CompilerError)
    /// The changed program ended early.
    case broken(String)
  }

  /// Builds all jobs into one program and plays them. No two jobs may share a lesson.
  func outcomes(of jobs: [Job]) throws -> [Outcome] {
    var outcomes = [Outcome?](repeating: nil, count: jobs.count)
    // A program that should not compile is compiled alone. So is one that fails unexpectedly, and
    // the rest is built again.
    let failing = jobs.indices.filter { jobs[$0].played.isEmpty }
    let errors = try compiler.firstErrors(
      of: failing.map { jobs[$0].files.map(\.text).joined(separator: "\n") })
    for (index, error) in zip(failing, errors) {
      outcomes[index] = error.map(Outcome.failed) ?? .played([])
    }
    var rest = jobs.indices.filter { !failing.contains($0) }
    while !rest.isEmpty {
      let attempt = try play(rest.map { jobs[$0] })
      switch attempt {
      case .played(let lines):
        var lines = lines[...]
        for index in rest {
          let own = lines.prefix(jobs[index].played.count)
          lines = lines.dropFirst(own.count)
          outcomes[index] =
            own.count == jobs[index].played.count
            ? .played(Array(own)) : .broken("it ended before its time")
        }
        return outcomes.compactMap(\.self)
      case .rejected(let position, let error):
        outcomes[rest[position]] = .failed(error)
        rest.remove(at: position)
      }
    }
    return outcomes.compactMap(\.self)
  }

  private enum Attempt {
    case played([String])
    /// The compiler rejects the files of this job.
    case rejected(Int, CompilerError)
  }

  private func play(_ jobs: [Job]) throws -> Attempt {
    try Files.withTemporaryFolder { folder in
      var sources: [String] = []
      for (position, job) in jobs.enumerated() {
        for file in job.files {
          let path = "\(folder)/\(position)-\(file.name)"
          try Files.write(file.text, to: path)
          sources.append(path)
        }
      }
      let main = "\(folder)/main.swift"
      try Files.write(Self.main(playing: jobs), to: main)
      let program = "\(folder)/program"
      if let error = try compiler.build(sources + [main], into: program) {
        let name = error.file.split(separator: "/").last ?? ""
        guard let position = Int(name.prefix { $0.isNumber }), jobs.indices.contains(position)
        else {
          throw Failure(
            .inputOutput, "The program around your change does not compile: \(error.text)",
            next: "Rebuild the tool with `swift build`, then check again.")
        }
        return .rejected(position, error)
      }
      let arguments = jobs.flatMap { job in job.played.map { "\(job.lesson) \($0)" } }
      let outcome = Subprocess.run(
        .init(
          program: program, arguments: arguments, variables: ["SWIFT_BACKTRACE=enable=no"]),
        timeout: .seconds(60))
      return .played(outcome.outputText.lines)
    }
  }

  /// The program, which refers to the lessons by the names in their files.
  private static func main(playing jobs: [Job]) -> String {
    let names = jobs.map { job in
      job.files.lazy.compactMap { $0.nameOfLesson(job.lesson) }.first ?? job.lesson.inCamelCase
    }
    return """
      import Course

      ExercisePlayer.play(
        [\(names.map { ".\($0)" }.joined(separator: ", "))],
        arguments: Array(CommandLine.arguments.dropFirst()))

      """
  }
}

extension LessonFile {
  /// The name of the lesson with this slug: `box` in `static let box = Lesson("box")`.
  fileprivate func nameOfLesson(_ slug: String) -> String? {
    let source = Array(text.utf8)
    let tokens = SwiftToken.tokens(of: SwiftMask(source).code)
    let call = ["=", "Lesson", "(", "\"", "\""]
    for start in tokens.indices.dropLast(call.count + 1)
    where tokens[start].text == "let" && tokens[(start + 2)...].map(\.text).starts(with: call) {
      let quotes = (tokens[start + 5].range, tokens[start + 6].range)
      let literal = source[quotes.0.upperBound..<quotes.1.lowerBound]
      if literal.elementsEqual(slug.utf8) { return tokens[start + 1].text }
    }
    return nil
  }
}

extension String {
  /// A slug as the name of a Swift property: `myLesson` for `my-lesson`.
  var inCamelCase: String { String(prefix(1) + inUpperCamelCase.dropFirst()) }

  /// A slug as the name of a Swift file or a type: `MyLesson` for `my-lesson`.
  var inUpperCamelCase: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
