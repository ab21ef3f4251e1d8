import Course
import Rendering

/// The claims that a command line names: by lessons, and by rows.
struct NamedClaims {
  let lessons: [CourseLesson]
  private let named: [CourseLesson]
  private let rows: [Row]

  init(_ words: [String], in session: Session) throws(Failure) {
    let course = session.course
    var rows: [Row] = []
    var names: [String] = []
    for word in words {
      if let row = course.rows.first(where: { $0.id.lowercased() == word.lowercased() }) {
        rows.append(row)
      } else if word.count > 1, word.dropFirst().allSatisfy(\.isNumber),
        course.rows.contains(where: { "\($0.letter)" == word.prefix(1).uppercased() })
      {
        throw Failure(
          .notFound, "There is no row \(word.quoted).",
          next: "`statelab claims --coverage` lists the rows.")
      } else {
        names.append(word)
      }
    }
    self.rows = rows
    named = try session.lessons(named: names, otherwise: rows.isEmpty ? course.lessons : [])
    lessons = rows.isEmpty ? named : course.lessons
  }

  /// A predicate for the named claims of a lesson.
  func has(from reading: LessonReading) -> (Claim) -> Bool {
    if named.contains(where: { $0.id == reading.lesson.id }) { return { _ in true } }
    return { claim in rows.contains { $0.has(claim.id) } }
  }
}
