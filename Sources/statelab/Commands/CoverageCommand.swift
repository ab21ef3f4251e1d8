import Course
import Replay

struct CoverageCommand: Command {
  let name = "coverage"
  let summary = "Show which lesson treats which row of the articles."
  let operands: [Operand] = []
  let details =
    "A row is something that an article sets up, shows or says; the numbers are this project's. It is "
    + "treated by a claim, by a finding of ours, or by a snippet that is put to the compiler. The exit "
    + "code is 1 where a row is missing."
  let options: [Option] = [.format]

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab coverage` takes no words, and \(extra.quoted) is one.",
        next: "Write `statelab claims \(extra)` to see the claims of a lesson.")
    }
    let coverage = Coverage(of: session.course)
    if arguments.wantsJSON {
      try session.write(CoverageList(coverage), as: self)
    } else {
      session.show(coverage.document)
    }
    return coverage.missing.isEmpty ? .done : .no
  }
}

/// The lessons that treat each row.
struct Coverage {
  let rows: [(row: Row, carriers: [Carrier])]

  struct Carrier: Hashable {
    let lesson: Int
    let lessonID: String
    /// `F20a-bodies`
    let id: String
    /// `claim`, `finding` or `snippet`.
    let form: String
    /// The way it is decided: `run`, `compiled`, `documented` or `opinion`.
    let kind: String
  }

  init(of course: Course) {
    let carriers = course.lessons.flatMap(Self.carriers)
    rows = course.rows.map { row in (row, carriers.filter { row.has($0.id) }) }
  }

  private static func carriers(in lesson: CourseLesson) -> [Carrier] {
    // A fault in one claim is reported where that lesson is checked.
    var faults: [LessonError] = []
    guard let text = try? lesson.text(faults: &faults) else { return [] }
    func carrier(_ id: String, _ form: String, _ kind: String) -> Carrier {
      Carrier(lesson: lesson.number, lessonID: lesson.id, id: id, form: form, kind: kind)
    }
    return text.claims.map { carrier($0.id, "claim", $0.kind.name) }
      + text.findings.map { carrier($0.id, "finding", $0.kind.name) }
      + text.snippets.map { carrier($0.id, "snippet", "compiled") }
  }

  var missing: [Row] { rows.filter(\.carriers.isEmpty).map(\.row) }
}

extension Coverage {
  var document: Document {
    var document = Document()
    for letter in rows.map(\.row.letter).uniqued {
      let own = rows.filter { $0.row.letter == letter }
      document.blocks.append(.heading("Rows \(own[0].row.id) to \(own[own.count - 1].row.id)"))
      document.blocks.append(
        .entries(own.map { .init(name: $0.row.id, meaning: Self.line(of: $0.carriers)) }))
    }
    let treated = rows.count - missing.count
    document.blocks.append(.note(Line("\(treated) of \(rows.count) rows are treated.")))
    if !missing.isEmpty {
      let names = missing.map(\.id).joined(separator: ", ")
      document.blocks.append(.note(Line("Missing: \(names)", .bad)))
    }
    return document
  }

  private static func line(of carriers: [Carrier]) -> Line {
    if carriers.isEmpty { return Line("in no lesson", .bad) }
    let parts = carriers.map { carrier in
      let kind = carrier.kind == "opinion" ? "an opinion" : carrier.kind
      return "lesson \(carrier.lesson), \(carrier.form) \(carrier.id) (\(kind))"
    }
    return Line(parts.joined(separator: "; "))
  }
}

extension Array where Element: Hashable {
  /// Each element once, where it stands first.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

extension CoverageList {
  init(_ coverage: Coverage) {
    self.init(
      rows: coverage.rows.map { row, carriers in
        Entry(
          row: row.id,
          carriers: carriers.map {
            CarrierRecord(
              lesson: $0.lesson, lessonID: $0.lessonID, id: $0.id, form: $0.form, kind: $0.kind)
          })
      }, missing: coverage.missing.map(\.id))
  }
}
