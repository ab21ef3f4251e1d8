import Course

struct RunCommand: Command {
  let name = "run"
  let summary = "Run the experiments of a lesson and explain every step."
  let operands = [Operand.lessons.optional]
  let details =
    "Without a lesson it runs the first one. A step is called by its lesson and number, `3:7`; a "
    + "star marks a line of the screen that changed."
  let options: [Option] = [.profile, .live, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let lessons = try session.lessons(
      named: arguments.words, otherwise: Array(session.course.lessons.prefix(1)))
    let runs = Runs(of: session.course)
    let compiler = arguments.has(.live) ? session.liveCompiler() : nil
    var readings: [LessonReading] = []
    for lesson in lessons {
      var reading = try LessonReading(
        lesson, of: session.course, under: arguments.profile, runs: runs)
      reading.compiler = compiler
      readings.append(reading)
    }
    if arguments.wantsJSON {
      session.console.write(try json(TraceFile(readings, profile: arguments.profile)))
      return .done
    }
    for (position, reading) in readings.enumerated() {
      if position > 0 { session.console.print() }
      session.show(try reading.document())
    }
    return .done
  }
}
