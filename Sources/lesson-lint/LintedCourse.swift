import Course
import StateLabCore

/// The course as its editor reads it: prose that runs bear out, questions that teach, rows that are
/// treated. `statelab check` has compared what is recorded with what happens; nothing here does that
/// again.
struct LintedCourse {
  let course: Course
  let lessons: [LintedLesson]
  /// Lessons whose text cannot be read.
  private let unreadable: [Diagnostic]

  init(_ course: Course) {
    self.course = course
    let runs = Runs(course)
    var lessons: [LintedLesson] = []
    var unreadable: [Diagnostic] = []
    for lesson in course.lessons {
      // `statelab check` tells the faults in claims and questions.
      var faults: [LessonError] = []
      do {
        let text = try lesson.text(faults: &faults)
        lessons.append(LintedLesson(course: course, lesson: lesson, text: text, runs: runs))
      } catch {
        unreadable.append(Diagnostic(lesson, "\(error)"))
      }
    }
    self.lessons = lessons
    self.unreadable = unreadable
  }

  /// All that is wrong, lesson by lesson, and at the end what is wrong with the course.
  ///
  /// - Parameter index: The page that lists the lessons.
  func diagnostics(index: String) throws -> [Diagnostic] {
    try unreadable + lessons.flatMap { try $0.diagnostics() } + guesses() + missingRows()
      + ruleList() + staleness(ofIndex: index)
  }
}

/// A lesson of the course as its editor reads it.
struct LintedLesson {
  let course: Course
  let lesson: CourseLesson
  let text: LessonText
  let runs: Runs

  /// What is wrong, from the first line to the last.
  func diagnostics() throws -> [Diagnostic] {
    try (teaching() + evidence() + rows() + spoilers() + passages())
      .sorted { ($0.line ?? .max) < ($1.line ?? .max) }
  }
}
