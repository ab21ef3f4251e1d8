import Course
import RecordCoding
import Rendering
import Replay
import StateLabCore
import WebPage

struct TryCommand: Command {
  var name: String { "try" }
  var summary: String { "Play a program of your own and explain every step." }
  var operands: [Operand] { [Operand(choices: [.file, .lesson], repeats: true)] }
  var details: String {
    "Prints the outcome of each action: the values that changed, the bodies that ran, and the screen "
      + "before and after. `--steps` adds the whole record. "
      + "A file that begins with `import SwiftUI` goes in as it is; several files, or a folder of "
      + "them, do too. Actions are played in the order given. The view is that of the app, of the "
      + "first `#Preview` or `PreviewProvider`, `ContentView`, or the only one; else say `--view`. A "
      + "lesson's program is written into this folder, never over a file, for you to change and to "
      + "play; `--check` judges what you made of it by the lesson's task. The program is compiled by "
      + "the `swiftc` on PATH and runs as a process of its own, with your rights. Exit code 65: it "
      + "does not compile, or has no view to show; 1: an expectation failed, the task is not done, "
      + "an action could not be played, the program ended or ran past a limit, the edit of `--fix` is not "
      + "proved, or `--xcode 26,27` found a difference."
  }
  var options: [Option] {
    TryRequest.options.filter { $0 != .xcode } + [.xcodes] + ExpectedOutcome.options
      + TryReport.options + [
        .costs, .strict, .fix, .writeFix, .watch, .check, .profile, .page, .programFormat,
      ]
  }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw Failure(
        .usage, "`statelab try` needs a Swift file.",
        next: "Write `statelab try Counter.swift --tap Add`.")
    }
    if let lesson = lesson(named: arguments, in: session) {
      return try LessonTry(lesson, arguments, of: self).run(in: session)
    }
    if arguments.has(.check) {
      throw Failure(
        .usage, "--check judges a lesson's task, and \(arguments.words[0].quoted) is no lesson.",
        next: "Write `statelab try 5 --check`.")
    }
    let expectations = try ExpectedOutcome.expectations(in: arguments)
    let report = try TryReport(arguments)
    let request = try TryRequest(arguments.words, arguments)
    if arguments.value(of: .xcodes) == "26,27" {
      try arguments.checkIsComparison(of: self)
      let comparison = try BuildComparison(request, in: session)
      if arguments.wantsJSON {
        try session.write(BuildsFile(comparison), as: self)
      } else {
        session.show(comparison.document)
      }
      if let failure = comparison.old.failure {
        session.complain(failure)
        return failure.code
      }
      return comparison.differs ? .no : .done
    }
    if arguments.has(.watch) {
      try arguments.refuseFormat(with: "--watch tells what changes from save to save")
      return try Watch(
        request: request, expectations: expectations, report: report, session: session
      ).run()
    }
    let isForUse =
      request.actions.isEmpty && expectations.isEmpty
      && !([.format, .page, .costs, .strict, .fix] + TryReport.options).contains {
        arguments.has($0)
      }
    if isForUse, let code = try session.use(request) { return code }
    if arguments.has(.writeFix), !arguments.has(.fix) {
      throw Failure(
        .usage, "--write puts a fix into the file, and no fix is named.",
        next: "Name the finding: --fix BUG --write.")
    }
    if let fix = arguments.value(of: .fix) {
      try arguments.refuse(.page, with: "--fix, which shows an edit and its proof")
      try arguments.refuseFormat(
        with: "--fix shows an edit and its proof", ": --format json has the proof of each edit")
      let trial = try trial(of: fix, request, in: session)
      session.show(trial.document)
      if arguments.has(.writeFix) {
        session.show(
          .note(
            trial.isFixed
              ? Line("Written to \(try trial.write()).", .good)
              : Line("Not written: the edit is not proved.", .bad)))
      }
      return trial.isFixed ? .done : .no
    }
    let run = try request.run(in: session)
    lazy var findings = run.findings(report)
    let format = arguments.value(of: .format) ?? "text"
    var record: TryFile?
    if format != "text" || arguments.has(.page) {
      record = TryFile(run, findings, in: session)
    }
    if let record, let path = arguments.value(of: .page) {
      try Files.writeResult(try Page(record).text(), to: path)
    }
    switch (format, record) {
    case ("json", let record?): try session.write(record, as: self)
    case ("markdown", let record?): session.console.write(Markdown(record).text)
    case ("sarif", let record?): session.console.write(try record.sarif.json())
    default:
      let rows = session.output.isTerminal && !session.output.plain ? session.console.rows() : nil
      session.show(run.document(report, fitting: rows, lines: session.lines(of:)))
      try report.check(run.timeline)
    }
    let code = session.judge(run, expectations)
    guard code == .done, arguments.has(.strict) else { return code }
    let isStale = run.timeline.isStaleAtEnd && findings.hasNoReason
    if isStale {
      session.complain(
        Failure(
          .no, Words.current.try.staleAtEnd,
          next: "`stale` in the run says what the screen should show."))
    }
    return findings.findings.isEmpty && !isStale ? .done : .no
  }

  /// Plays a fix. A program that Xcode 27 rejects is compared with its run as with Xcode 26.
  private func trial(
    of fix: String, _ request: TryRequest, in session: Session
  ) throws -> FixTrial {
    if request.options.xcode == .xcode27 {
      let library = try session.tryLibrary()
      switch try TryRun.attempt(request, with: library) {
      case .plays(let run): return try FixTrial(fix, in: run, session: session)
      case .breaks:
        if case .plays(let run) = try TryRun.attempt(request.built(as: .xcode26), with: library) {
          return try FixTrial(fix, in: run, isBroken: true, session: session)
        }
      }
    }
    return try FixTrial(fix, in: request.run(in: session), session: session)
  }

  /// The lesson that the only word names, where no file has this name.
  private func lesson(named arguments: Arguments, in session: Session) -> CourseLesson? {
    guard arguments.words.count == 1, !Files.isThere(arguments.words[0]) else { return nil }
    return try? session.course.lesson(named: arguments.words[0])
  }
}

/// `try 5`: a lesson's program as a file to change, and the judgement of the lesson's task.
private struct LessonTry {
  let lesson: CourseLesson
  let isCheck: Bool

  init(_ lesson: CourseLesson, _ arguments: Arguments, of command: TryCommand) throws(Failure) {
    self.lesson = lesson
    isCheck = arguments.has(.check)
    let other = command.options.first { $0 != .check && arguments.has($0) }
    if let other {
      throw Failure(
        .usage,
        "--\(other.name) cannot be combined with a lesson, whose program is written and not played.",
        next: "Write `statelab try \(arguments.words[0])`, then play the file that it names.")
    }
  }

  func run(in session: Session) throws -> ExitCode {
    let program = try LessonProgram(lesson, of: session.course)
    return isCheck ? try check(program, in: session) : try write(program, in: session)
  }

  private func write(_ program: LessonProgram, in session: Session) throws -> ExitCode {
    try program.write()
    let file = program.name
    session.show(
      [
        .prose(
          Line("\(file) is the program of lesson \(lesson.number). Change it, and play it:")),
        .command("statelab try \(file)"),
      ]
        + program.exercises.flatMap(\.blocks)
        + (program.exercises.isEmpty
          ? []
          : [
            .prose(Line("Is it done?")), .command("statelab try \(lesson.number) --check"),
          ]))
    return .done
  }

  private func check(_ program: LessonProgram, in session: Session) throws -> ExitCode {
    guard !program.exercises.isEmpty else {
      throw Failure(
        .usage, "Lesson \(lesson.number) has no task.",
        next: "Write `statelab try \(lesson.number)`, and play what you make of its program.")
    }
    let compiler = try session.tryLibrary().lessonCompiler(announce: session.announce)
    let judgements = try program.judged(with: compiler)
    session.show(judgements.flatMap { $0.blocks(missing: $1, in: program.name) })
    return judgements.allSatisfy { $1.isEmpty } ? .done : .no
  }
}

extension Arguments {
  /// Fails for a format of one run.
  ///
  /// - Parameters:
  ///   - reason: The option that excludes the format, and why.
  ///   - hint: The end of the advice.
  fileprivate func refuseFormat(with reason: String, _ hint: String = "") throws(Failure) {
    guard let format = value(of: .format), format != "text" else { return }
    throw Failure(
      .usage, "\(reason), and --format \(format) is one run.",
      next: "Leave out one of the two\(hint).")
  }

  /// Fails for an option that is about one run, where two builds are compared.
  fileprivate func checkIsComparison(of command: TryCommand) throws(Failure) {
    let others = TryRequest.options + [.xcodes, .profile, .programFormat]
    if let format = value(of: .format), !["text", "json"].contains(format) {
      throw Failure(
        .usage, "--format \(format) is about one run, and --xcode 26,27 compares two.",
        next: "Write --format json, or leave out one of the two.")
    }
    guard let option = command.options.first(where: { !others.contains($0) && has($0) }) else {
      return
    }
    throw Failure(
      .usage, "--\(option.name) is about one run, and --xcode 26,27 compares two.",
      next: "Leave out one of the two.")
  }
}

extension Session {
  /// Reports the warnings of the runtime, and the unmet expectations.
  func judge(_ run: TryRun, _ expectations: [ExpectedOutcome]) -> ExitCode {
    for warning in run.warnings { complain(warning) }
    if let failure = run.failure {
      complain(failure)
      return failure.code
    }
    let differences = expectations.compactMap {
      $0.difference(
        from: run.trace, values: TraceQuery([run.timeline]), isDeclared: run.program.declares,
        hasMoreRows: run.hasMoreRows)
    }
    for difference in differences { complain(difference) }
    return differences.isEmpty ? .done : .no
  }

  func complain(_ failure: Failure) {
    console.complain(
      failure.message, next: failure.next, width: output.askedWidth, asASCII: output.ascii)
  }
}
