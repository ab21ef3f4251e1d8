import Bugs
import Course
import Rendering

/// The exercises, and what the learner has done of each.
struct PracticeList {
  private let session: Session

  init(_ session: Session) { self.session = session }

  var document: Document {
    let entries = PracticeBook.entries
    return Document(blocks: [
      .table(
        header: ["Program", "The complaint", "Lesson", "State", "Hints"].map { Line($0) },
        rows: entries.map(row)),
      .note(Line(session.progress.practiceSummary, .strong)),
      .note(Line("Fix one: ", .quiet) + Line("statelab practice \(next)", .command)),
    ])
  }

  private var next: Int { session.nextPractice?.number ?? 1 }

  private func row(_ entry: PracticeBook.Entry) -> [Line] {
    let own = session.progress[practice: entry.bug]
    let nothing = Line(session.output.plain ? "none" : "–", .quiet)
    return [
      Line("\(entry.number) \(entry.program.name)"), Line(entry.program.title),
      lesson(of: entry).map { Line("\($0)") } ?? nothing,
      own.state ?? nothing,
      own.hints > 0 ? Line("\(own.hints) of \(PracticeHints.count)") : nothing,
    ]
  }

  /// The number of the lesson that explains the bug.
  private func lesson(of entry: PracticeBook.Entry) -> Int? {
    session.course.lessons.first { $0.id == entry.lesson }?.number
  }

  /// A line for each exercise, with a mark at the selected one.
  func lines(selected: Int) -> [Line] {
    PracticeBook.entries.enumerated().map { position, entry in
      let own = session.progress[practice: entry.bug]
      let mark = Line(position == selected ? "▸ " : "  ", .changed)
      let done = own.isFixed ? Line("✓ ", .good) : Line("  ")
      let number = String(entry.number)
      let name = "\(String.blank(2 - number.count))\(number)  \(entry.program.title)"
      let notes =
        [own.isBegun && !own.isFixed ? "begun" : nil, own.hintCount]
        + [lesson(of: entry).map { "lesson \($0)" }]
      return (mark + done + Line(name, position == selected ? .changed : .plain)).padded(to: 46)
        + Line(notes.compactMap(\.self).joined(separator: " · "), .quiet)
    }
  }
}

extension PracticeProgress {
  /// `fixed`, `begun`; nil for an exercise that was not begun.
  var state: Line? { isFixed ? Line("fixed", .good) : isBegun ? Line("begun") : nil }

  /// `1 hint`; nil for none.
  fileprivate var hintCount: String? { hints > 0 ? hints.of("hint") : nil }
}
