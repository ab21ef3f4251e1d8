import Course

/// How runs are written down in a lesson, which a check compares with what was written.
struct CheckRenderings {
  /// The transcripts that a lesson shows, in its order.
  let transcripts: (CourseLesson, LessonText, Course) throws -> [[String]]
  /// Where the two runs part that a lesson names.
  let comparison: (RunReference, RunReference, CourseLesson, LessonText, Course) throws -> [String]
}

extension CheckRenderings {
  /// As the tool shows them, under the default profile.
  static let document = CheckRenderings(
    transcripts: { lesson, text, course in
      try LessonReading(lesson, text: text, of: course).shownRuns().map {
        Transcript.lines(of: $0)
      }
    },
    comparison: { one, other, lesson, text, course in
      let reading = try LessonReading(lesson, text: text, of: course)
      return Transcript.lines(of: try reading.placed(one), and: try reading.placed(other))
    })
}
