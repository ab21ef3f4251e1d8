import Course

/// A lesson's program as a file of somebody's own, to change and to try.
struct LessonProgram {
  /// `DynamicProperty.swift`
  let name: String
  let text: String

  init(_ lesson: CourseLesson, of course: Course) throws {
    name =
      lesson.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      + ".swift"
    text = try XcodeFile(
      LessonReading(lesson, of: course), advice: "Change it, and play it: statelab try \(name)"
    ).text
  }

  /// Writes it into the current folder, and never over a file that is there.
  func write() throws(Failure) {
    do { try Files.write(text, to: name, isNew: true) } catch {
      if Files.isThere(name) {
        throw Failure(
          .cannotCreate, "There is a file \(name.quoted) here, and it stays as it is.",
          next: "Play it with `statelab try \(name)`, or write the lesson's in another folder.")
      }
      throw Failure(
        .cannotCreate, "Cannot write \(name.quoted): \(error.reason).",
        next: "Go to a folder that you may write to.")
    }
  }
}
