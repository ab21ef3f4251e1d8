import Course

struct ListCommand: Command {
  let name = "list"
  let summary = "List the lessons."
  let operands: [Operand] = []
  let details = "Each line names a lesson by number and name; both can be used to call it."
  let options: [Option] = [.format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab list` lists all lessons, so \(extra.quoted) is too much.",
        next: "Write `statelab run \(extra)` to run a lesson.")
    }
    if arguments.wantsJSON {
      try session.write(LessonList(session.course), as: self)
      return .done
    }
    var document = Document()
    for part in session.course.parts {
      let lessons = session.course.lessons.filter { $0.part.title == part.title }
      document.blocks += [.heading(part.title), .entries(lessons.map(entry))]
    }
    document.blocks += [
      .note(
        Line("Next: ", .quiet)
          + Line("statelab run \(session.nextLesson?.number ?? 1), or statelab run all")),
      .note(Line("The articles: ", .quiet) + Line("statelab help articles")),
    ]
    session.show(document)
    return .done
  }

  private func entry(_ lesson: CourseLesson) -> Document.Entry {
    let head = lesson.head
    let time = head?.minutes.map { Line(" \($0) min", .quiet) } ?? Line()
    return .init(
      name: "\(lesson.number) \(lesson.id)",
      meaning: Line(markdown: head?.summary ?? "Not written yet.") + time)
  }
}
