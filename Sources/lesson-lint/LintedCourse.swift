import Course
import StateLabCore

/// The editor's view of the course: the checks that prose agrees with runs, that questions teach,
/// and that lessons treat all rows. `statelab check` compares recordings with runs; these checks do
/// not repeat that.
struct LintedCourse {
  let course: Course
  let lessons: [LintedLesson]
  /// Lessons whose text cannot be parsed.
  private let unreadable: [Diagnostic]

  init(_ course: Course) {
    self.course = course
    let runs = Runs(course)
    var lessons: [LintedLesson] = []
    var unreadable: [Diagnostic] = []
    for lesson in course.lessons {
      // `statelab check` reports the faults in claims and questions.
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

  /// All faults, lesson by lesson, and then those of the whole course.
  ///
  /// - Parameter index: The page that lists the lessons.
  func diagnostics(index: String) throws -> [Diagnostic] {
    try unreadable + lessons.flatMap { try $0.diagnostics() } + guesses() + missingRows()
      + ruleList() + staleness(ofIndex: index)
  }
}

/// The editor's view of one lesson.
struct LintedLesson {
  let course: Course
  let lesson: CourseLesson
  let text: LessonText
  let runs: Runs

  /// The faults, in the order of their lines.
  func diagnostics() throws -> [Diagnostic] {
    try (teaching() + pace() + evidence() + rows() + spoilers() + passages() + numbers())
      .sorted { ($0.line ?? .max) < ($1.line ?? .max) }
  }
}
