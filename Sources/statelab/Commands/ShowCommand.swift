import Course

struct ShowCommand: Command {
  var name: String { "show" }
  var summary: String { "Show the text and the listing of a lesson, and run nothing." }
  var operands: [Operand] { [Operand.lessons] }
  var details: String {
    "`statelab run` shows the experiments of the lesson. `--swiftui` prints the listing as a program "
      + "for Xcode, so that you can run it on a device; `--notes` adds the notes for the teacher."
  }
  var options: [Option] { [.notes, .solutions, .whole, .swiftUI] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    guard !arguments.words.isEmpty else {
      throw Failure(
        .usage, "`statelab show` needs a lesson.",
        next: "Write `statelab show 1`; `statelab list` shows all lessons.")
    }
    let lessons = try session.lessons(named: arguments.words, otherwise: [])
    if arguments.has(.swiftUI) {
      try arguments.refuse(.notes, .solutions, .whole, with: "--swiftui, which writes code alone")
      guard let lesson = lessons.first, lessons.count == 1 else {
        throw Failure(
          .usage, "--swiftui makes a program of one lesson, and \(lessons.count) are named.",
          next: "Write `statelab show \(lessons[0].number) --swiftui`.")
      }
      session.console.write(try XcodeFile(LessonReading(lesson, of: session.course)).text)
      return .done
    }
    for (position, lesson) in lessons.enumerated() {
      if position > 0 { session.console.print() }
      var reading = try LessonReading(lesson, of: session.course)
      reading.showsSolutions = arguments.has(.solutions)
      reading.isWhole = arguments.has(.whole)
      session.show(try reading.textOnly(withNotes: arguments.has(.notes)))
    }
    return .done
  }
}
