import Course

/// Something that a check found wrong: where, what, and what to do about it.
struct Diagnostic: Hashable {
  /// `lessons/03-box/lesson.md`
  let file: String
  /// The line that is to blame, where there is one.
  var line: Int?
  let message: String
  /// Lines that show the difference.
  var details: [String] = []

  /// The file, and the line behind a colon.
  var place: String { file + (line.map { ":\($0)" } ?? "") }
}

extension Diagnostic {
  /// About a file of a lesson, its text unless another one is named.
  init(
    _ lesson: CourseLesson, file: String = CourseLesson.textFile, line: Int? = nil,
    _ message: String, details: [String] = []
  ) {
    self.init(
      file: lesson.path(of: file), line: line, message: message, details: details)
  }
}

/// The result of checking one lesson.
struct LessonReport: Hashable {
  let lesson: String
  let number: Int
  let diagnostics: [Diagnostic]
  /// True if `--update` rewrote its text.
  let isUpdated: Bool
}
