import Course

/// How runs are written down in a lesson, which a check compares with what was written.
struct CheckRenderings {
  /// The transcripts that a lesson shows, in its order.
  let transcripts: (CourseLesson, Course) throws -> [[String]]
  /// Where the two runs part that a lesson names.
  let comparison: (RunReference, RunReference, CourseLesson, Course) throws -> [String]
}
