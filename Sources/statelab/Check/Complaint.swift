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

extension LessonReport {
  /// The report as the terminal shows it: one line, and more where something is wrong.
  var lines: [String] {
    let result =
      switch complaints.count {
      case 0: "ok"
      case 1: "1 complaint"
      default: "\(complaints.count) complaints"
      }
    let place = "\(number < 10 ? " " : "")\(number) \(lesson)"
    return ["\(place): \(result)\(isUpdated ? ", text updated" : "")"]
      + complaints.flatMap { complaint in
        ["   \(complaint.place): \(complaint.message)"] + complaint.details.map { "     \($0)" }
      }
  }
}
