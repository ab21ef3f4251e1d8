import Course
import StateLabCore

struct TryCommand: Command {
  let name = "try"
  let summary = "Play a program of your own and explain every step."
  let operands = [Operand(choices: [.file, .lesson], repeats: true)]
  let details =
    "A file that begins with `import SwiftUI` goes in as it is; several files, or a folder of "
    + "them, do too. Actions are played in the order given. The view is that of the app, of the "
    + "first `#Preview`, `ContentView`, or the only one; else say `--view`. A lesson's program is "
    + "written into this folder, never over a file, for you to change and to play. The program is "
    + "compiled by the `swiftc` on PATH and runs as a process of its own, with your rights. Exit "
    + "code 65: it does not compile, or has no view to show; 1: an expectation failed, an action "
    + "could not be played, or the program ended or ran past a limit."
  let options: [Option] =
    TryAction.options + [.script] + Expectation.options
    + [.view, .swiftVersion, .isolation, .timeLimit, .profile, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw Failure(
        .usage, "`statelab try` needs a Swift file.",
        next: "Write `statelab try Counter.swift --tap Add`.")
    }
    if let lesson = lesson(named: arguments, in: session) {
      return try write(lesson, arguments, in: session)
    }
    let actions = try TryAction.actions(in: arguments)
    let expectations = try Expectation.expectations(in: arguments)
    var options = TryProgram.Options()
    options.view = arguments.value(of: .view)
    options.languageVersion = arguments.value(of: .swiftVersion) ?? "5"
    options.isOnMainActor = arguments.value(of: .isolation) == "main"
    var limits = PlayedProgram.Limits()
    if let seconds = try arguments.number(of: .timeLimit, in: 1...3600) {
      limits.time = .seconds(seconds)
    }

    let program = try TryProgram(paths: arguments.words, options: options)
    let library = try TryLibrary.prepare(on: session.console) {
      session.console.writeError("statelab: \($0)\n")
    }
    let run = try TryRun(
      program, actions, options: options, limits: limits, under: arguments.profile, with: library,
      on: session.console)
    if arguments.wantsJSON {
      try session.write(TryFile(run), as: self)
    } else {
      session.show(run.document)
    }
    for warning in run.warnings { session.console.complain(warning, in: session) }
    if let failure = run.failure(limits: limits) { throw failure }
    return judge(run, expectations, in: session)
  }

  /// The lesson that the only word means, where no file is called so.
  private func lesson(named arguments: Arguments, in session: Session) -> CourseLesson? {
    guard arguments.words.count == 1, !Files.isThere(arguments.words[0]) else { return nil }
    return try? session.course.lesson(named: arguments.words[0])
  }

  private func write(
    _ lesson: CourseLesson, _ arguments: Arguments, in session: Session
  ) throws -> ExitCode {
    let file = try LessonProgram(lesson, of: session.course)
    if let option = options.first(where: arguments.has) {
      throw Failure(
        .usage, "A lesson's program is written first, so --\(option.name) is too much.",
        next: "Write `statelab try \(arguments.words[0])`, then play \(file.name).")
    }
    try file.write()
    session.show(
      Document(blocks: [
        .prose(
          Line("\(file.name) is the program of lesson \(lesson.number). Change it, and play it:")),
        .command("statelab try \(file.name)"),
      ]))
    return .done
  }

  private func judge(
    _ run: TryRun, _ expectations: [Expectation], in session: Session
  ) -> ExitCode {
    let differences = expectations.compactMap { $0.difference(from: run.trace) }
    for difference in differences {
      session.console.complain(Failure(.no, difference), in: session)
    }
    return differences.isEmpty ? .done : .no
  }
}

extension Console {
  fileprivate func complain(_ failure: Failure, in session: Session) {
    complain(
      failure.message, next: failure.next, width: session.output.askedWidth,
      asASCII: session.output.ascii)
  }
}
