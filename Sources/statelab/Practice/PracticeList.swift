import Bugs
import Course
import Rendering

/// The exercises, and what the learner has done of each.
struct PracticeList {
  private let session: Session

  init(_ session: Session) { self.session = session }

  var document: Document {
    let entries = PracticeBook.entries
    let done = entries.count { session.progress[practice: $0.program.bug].isMended }
    return Document(blocks: [
      .table(
        header: ["Exercise", "The complaint", "Done", "Hints"].map { Line($0) },
        rows: entries.map(row)),
      .note(Line("\(done) of \(entries.count) programs mended.", .strong)),
      .note(Line("Mend one: ", .quiet) + Line("statelab practice")),
    ])
  }

  private func row(_ entry: PracticeBook.Entry) -> [Line] {
    let own = session.progress[practice: entry.program.bug]
    let nothing = Line(session.output.plain ? "none" : "–", .quiet)
    return [
      Line("\(entry.number) \(entry.program.name)"), Line(markdown: entry.program.firstSentence),
      own.solution.map { Line($0, .good) } ?? (own.isBegun ? Line("begun") : nothing),
      own.hints > 0 ? Line("\(own.hints)") : nothing,
    ]
  }

  /// A line for each exercise, with a mark at the selected one.
  func lines(selected: Int) -> [Line] {
    PracticeBook.entries.enumerated().map { position, entry in
      let own = session.progress[practice: entry.program.bug]
      let mark = Line(position == selected ? "▸ " : "  ", .changed)
      let done = own.isMended ? Line("✓ ", .good) : Line("  ")
      let number = String(entry.number)
      let name =
        String(repeating: " ", count: max(2 - number.count, 0)) + number + "  "
        + entry.program.name
      return (mark + done + Line(name, position == selected ? .changed : .plain)).padded(to: 30)
        + Line(markdown: entry.program.firstSentence).styledWherePlain(.quiet)
    }
  }
}

extension PracticeProgram {
  /// The first sentence of the complaint.
  var firstSentence: String {
    complaint.firstRange(of: ". ").map { complaint[..<$0.lowerBound] + "." } ?? complaint
  }
}
