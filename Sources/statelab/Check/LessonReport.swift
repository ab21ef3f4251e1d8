import Course

/// The result of checking one lesson.
struct LessonReport: Hashable {
  let lesson: String
  let number: Int
  let diagnostics: [Diagnostic]
  /// True if `--update` rewrote its text.
  let isUpdated: Bool
}
