import Course

struct RunCommand: Command {
  let name = "run"
  let summary = "Run the experiments of a lesson and explain every step."
  let operands = "[<lesson>… | all]"
  let details =
    "Without a lesson it runs the first one. A step is called by its lesson and number, `3:7`; a "
    + "star marks a line of the screen that changed. On a terminal it asks for your prediction before "
    + "it shows what happens; `--predict require` also takes answers from a pipe, one a line, and the "
    + "exit code is 1 unless all are right."
  let options: [Option] = [.profile, .predict, .live, .format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let lessons = try session.lessons(
      named: arguments.words, otherwise: Array(session.course.lessons.prefix(1)))
    let predicting = try arguments.predicting
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
    guard predicting.asks(on: session.console) else {
      for (position, reading) in readings.enumerated() {
        if position > 0 { session.console.print() }
        session.show(try reading.document())
      }
      return .done
    }
    var predictions = Predictions(session: session, areRequired: predicting == .require)
    for (position, reading) in readings.enumerated() {
      if position > 0 { session.console.print() }
      try predictions.play(try PredictedLesson(reading))
    }
    return predictions.close()
  }
}
