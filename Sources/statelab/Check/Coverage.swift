import Course
import Replay

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
