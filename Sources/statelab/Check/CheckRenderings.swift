import Course

/// The renderings of runs in a lesson's text, which a check compares with the recordings.
struct CheckRenderings {
  /// The transcripts that a lesson shows, in its order.
  let transcripts: (CourseLesson, LessonText, Course) throws -> [[String]]
  /// The first steps in which two runs differ, for a comparison in a lesson.
  let comparison: (RunReference, RunReference, CourseLesson, LessonText, Course) throws -> [String]
}

extension CheckRenderings {
  /// The renderings of the tool, under the default profile.
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
