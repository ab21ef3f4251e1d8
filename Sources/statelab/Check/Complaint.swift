import Course

/// Something that a check found wrong: where, what, and what to do about it.
struct Complaint: Hashable {
  /// `lessons/03-box/lesson.md`, with `:41` behind it where a line is to blame.
  let place: String
  let message: String
  /// Lines that show the difference.
  var details: [String] = []
}

extension Complaint {
  init(_ lesson: CourseLesson, line: Int, _ message: String, details: [String] = []) {
    self.init(
      place: "\(lesson.path(of: CourseLesson.textFile)):\(line)", message: message,
      details: details)
  }

  init(_ lesson: CourseLesson, file: String, _ message: String, details: [String] = []) {
    self.init(place: lesson.path(of: file), message: message, details: details)
  }
}

/// What came of checking one lesson.
struct LessonReport: Hashable {
  let lesson: String
  let number: Int
  let complaints: [Complaint]
  /// Whether `--update` rewrote its text.
  let isUpdated: Bool
}
