import Bugs
import Course
import Rebuilds
import Rendering
import Replay

struct ListCommand: Command {
  var name: String { "list" }
  var summary: String { "List the lessons." }
  var operands: [Operand] { [] }
  var details: String {
    "Each line names a lesson by number and name, either of which calls it, and says what you have "
      + "done of it: whether you have run it, your best quiz, and where a walk stopped. "
      + "`statelab show` has more about a lesson."
  }
  var options: [Option] { [.format] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab list` lists all lessons and takes no name; \(extra.quoted) is given.",
        next: "Write `statelab run \(extra)` to run a lesson.")
    }
    if arguments.wantsJSON {
      try session.write(LessonList(session.course), as: self)
      return .done
    }
    let next =
      session.progress.next(in: session.course)?.invitation
      ?? session.course.lessons.first?.invitation
    session.show(
      table(in: session), tracks(in: session),
      .note(Line("Next: ", .quiet) + Line(next ?? "statelab help")),
      .note(Line("The articles: ", .quiet) + Line("statelab help articles")))
    return .done
  }

  /// The programs to fix, and the wrappers to rebuild.
  private func tracks(in session: Session) -> Document.Block {
    let progress = session.progress
    func row(_ command: String, _ text: String, _ done: Int, _ count: Int) -> [Line] {
      [Line(command), Line(text), Line("\(done) of \(count)", done == count ? .good : .plain)]
    }
    let practice = row(
      "practice", "Fix programs that are wrong", progress.fixedCount, PracticeBook.entries.count)
    return .table(
      header: ["Track", "Your work", "Done"],
      rows: [practice]
        + RebuildBook.tracks.map { track in
          row(
            "rebuild \(track.id)", "Write your own \(track.title)",
            progress.reachedCount(in: track), track.behaviors.count)
        })
  }

  /// A single table, so that the columns of all parts are aligned.
  private func table(in session: Session) -> Document.Block {
    var rows: [[Line]] = []
    for part in session.course.parts {
      rows.append([Line(part.title, .heading)])
      rows += session.course.lessons.filter { $0.part.title == part.title }
        .map { row(of: $0, in: session) }
    }
    return .table(header: ["Lesson", "Title", "Min", "Run", "Quiz", "Walk"], rows: rows)
  }

  private func row(of lesson: CourseLesson, in session: Session) -> [Line] {
    let nothing = Line(session.output.plain ? "none" : "–", .quiet)
    let name = Line("\(lesson.number) \(lesson.id)")
    let head = lesson.head
    let title = Line(head?.title ?? "Not written yet.")
    let minutes = Line(head?.minutes.map(String.init) ?? "", .quiet)
    return [name, title, minutes]
      + session.progress[lesson.id].cells(in: lesson).map { $0 ?? nothing }
  }
}
