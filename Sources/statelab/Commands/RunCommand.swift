import Course
import Rendering
import Replay
import WebPage

struct RunCommand: Command {
  var name: String { "run" }
  var summary: String { "Run the experiments of a lesson and explain every step." }
  var operands: [Operand] { [Operand.lessons.optional] }
  var details: String {
    "Without a lesson it runs the next one that you have not run, and the first when you have run "
      + "them all. A lesson that was run counts as finished, except with `--format json` or `markdown`. A step is "
      + "called by its lesson and number, `3:7`; a star marks a line of the screen that changed. On a "
      + "terminal it asks for your prediction before it shows what happens; `--predict require` also "
      + "takes answers from a pipe, one a line, and the exit code is 1 unless all are right. It stops "
      + "at the end of each section, so that you can read it. A claim takes one line, and the meaning "
      + "of a word is given in the first lesson that uses the word, unless `--claims` or `--words` "
      + "asks for more. With `--notes` it asks nothing and shows the notes for a teacher. "
      + "With `--print` it writes the lesson's predictions as a sheet, and runs are not shown."
  }
  var options: [Option] {
    [
      .profile, .predict, .noPause, .section, .fullClaims, .allWords, .notes, .solutions, .whole,
      .live, .printPredictions, .key, .lessonFormat, .noSave,
    ]
  }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    let lessons =
      arguments.words.isEmpty
      ? [session.nextLesson ?? session.course.lessons.first].compactMap(\.self)
      : try session.lessons(named: arguments.words, otherwise: [])
    let predicting = try arguments.predicting
    if arguments.has(.notes) {
      try arguments.refuse(.predict, with: "--notes, which is for reading along")
    }
    let runs = Runs(of: session.course)
    let compiler = arguments.has(.live) ? session.liveCompiler() : nil
    if compiler != nil { try session.sayWhereNobodyAsksTheCompiler(lessons) }
    var readings: [LessonReading] = []
    for lesson in lessons {
      var reading = try LessonReading(
        lesson, of: session.course, under: arguments.profile, runs: runs)
      reading.compiler = compiler
      reading.isWhole = arguments.has(.whole)
      reading.showsFullClaims = arguments.has(.fullClaims)
      reading.showsSolutions = arguments.has(.solutions)
      reading.showsAllWords = arguments.has(.allWords)
      readings.append(reading)
    }
    if arguments.has(.printPredictions) || arguments.has(.key) {
      return try printPredictions(of: readings, arguments, in: session)
    }
    if let section = arguments.value(of: .section) {
      return try show(section, of: readings, arguments, in: session)
    }
    if let format = arguments.value(of: .format), format != "text" {
      let lessons = try readings.map { try LessonRecord($0, withNotes: arguments.has(.notes)) }
      let file = RunFile(lessons, under: arguments.profile)
      if format == "json" {
        try session.write(file, as: self)
      } else {
        session.console.write(Markdown(file).text)
      }
      return .done
    }
    let pager = Pager(session, pauses: !arguments.has(.noPause))
    let code =
      arguments.has(.notes)
      ? try show(readings, withNotes: true, on: pager, in: session)
      : try show(readings, predicting, on: pager, in: session)
    return pager.ending ?? code
  }

  /// Writes the predictions as a worksheet, with the code that they are about and without the runs.
  private func printPredictions(
    of readings: [LessonReading], _ arguments: Arguments, in session: Session
  ) throws -> ExitCode {
    guard arguments.has(.printPredictions) else {
      throw Failure(
        .usage, "--key is the teacher's copy of a sheet, and none is asked for.",
        next: "Write `statelab run --print --key`.")
    }
    try arguments.refuse(.predict, .section, .notes, .format, with: "--print, which asks nothing")
    let questions = try readings.flatMap { try PredictedLesson($0).questions }
    guard !questions.isEmpty else {
      throw Failure(
        .badData, "There is nothing to predict in these lessons under this release.",
        next: "`statelab quiz --print` writes their quizzes.")
    }
    let sheet = Worksheet(quiz: Quiz(questions: questions), hasKey: arguments.has(.key))
    session.console.write(session.output.ascii ? sheet.text.inASCII : sheet.text)
    return .done
  }

  /// Shows one section without predictions; the lesson does not count as read.
  private func show(
    _ section: String, of readings: [LessonReading], _ arguments: Arguments, in session: Session
  ) throws -> ExitCode {
    try arguments.refuse(.predict, .format, with: "--section")
    guard readings.count == 1, let reading = readings.first else {
      throw Failure(.usage, "--section is about one lesson.", next: "Name one lesson.")
    }
    guard let range = reading.section(named: section) else {
      let names = reading.sections.map { $0.heading.quoted }.joined(separator: ", ")
      throw Failure(
        .notFound, "Lesson \(reading.lesson.number) has no section \(section.quoted).",
        next: names.isEmpty ? "It has no sections." : "It has \(names).")
    }
    let told = try reading.told(withNotes: arguments.has(.notes))[range]
    session.show(told.joined().flatMap(\.page))
    return .done
  }

  /// Saves a lesson as read once it was shown in full.
  private func note(_ lesson: CourseLesson, shownOn pager: Pager, in session: Session) {
    if !pager.isLeft, session.console.isHeard() { session.record([lesson]) { $0.isRun = true } }
  }

  private func show(
    _ readings: [LessonReading], _ predicting: Predicting, on pager: Pager, in session: Session
  ) throws -> ExitCode {
    guard predicting.asks(on: session.console) else {
      return try show(readings, on: pager, in: session)
    }
    let lessons = try readings.map { try PredictedLesson($0) }
    if predicting == .require, lessons.allSatisfy(\.questions.isEmpty) {
      throw Failure(
        .badData, "Nothing here can be predicted. " + (lessons.compactMap(\.remark).first ?? ""),
        next: "Leave out --predict, or name a lesson and a release with questions.")
    }
    var predictions = Predictions(
      session: session, pager: pager, areRequired: predicting == .require)
    for (position, lesson) in lessons.enumerated() {
      if position > 0 { pager.show(Line()) }
      try predictions.play(lesson)
      note(readings[position].lesson, shownOn: pager, in: session)
      if pager.isLeft { break }
    }
    try predictions.checkThatNothingIsLeft()
    return predictions.close()
  }

  private func show(
    _ readings: [LessonReading], withNotes: Bool = false, on pager: Pager, in session: Session
  ) throws -> ExitCode {
    for (position, reading) in readings.enumerated() {
      if position > 0 { pager.show(Line()) }
      pager.show(try reading.document(withNotes: withNotes))
      note(reading.lesson, shownOn: pager, in: session)
      if pager.isLeft { break }
    }
    return .done
  }
}
