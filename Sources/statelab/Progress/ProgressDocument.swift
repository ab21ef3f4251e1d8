import Course
import Rendering
import StateLabCore

extension CourseProgress {
  /// A table for each part of the course, with the number of finished lessons.
  func document(of course: Course) -> Document {
    var document = Document()
    for part in course.parts {
      let lessons = course.lessons.filter { $0.part.title == part.title }
      document.blocks += [
        .heading(part.title),
        .table(header: ["Lesson", "Run", "Best quiz", "Walk"], rows: lessons.map(row)),
      ]
    }
    let others = lessonIDs.filter { id in !course.lessons.contains { $0.id == id } }
    if !others.isEmpty {
      document.blocks.append(
        .note(
          Line("Kept, and not in this course: ", .quiet)
            + Line(others.map(Self.name).joined(separator: ", "))))
    }
    document.blocks.append(.note(Line(summary(of: course), .strong)))
    if let next = course.lessons.first(where: { !self[$0.id].isFinished }) {
      document.blocks.append(
        .note(Line("Next: ", .quiet) + Line(next.invitation)))
    }
    return document
  }

  private func row(of lesson: CourseLesson) -> [Line] {
    let cells = self[lesson.id].cells(in: lesson)
    return [Line("\(lesson.number) \(lesson.id)")]
      + zip(cells, ["no", "none", "none"]).map { $0 ?? Line($1, .quiet) }
  }

  /// A name from a file, quoted where a terminal might interpret it.
  static func name(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "-"
    }
    return isPlain && !word.isEmpty ? word : word.quoted
  }

  /// `4 of 13 lessons finished.`
  func summary(of course: Course) -> String {
    let done = course.lessons.count { self[$0.id].isFinished }
    return "\(done) of \(course.lessons.count) lessons finished."
  }
}

extension CourseLesson {
  /// The commands for beginning with the lesson.
  var invitation: String { "statelab walk \(number), or statelab run \(number)" }
}

extension LessonProgress {
  /// The cells of a lesson: run or not, the best quiz and the place of the last walk; nil for none.
  func cells(in lesson: CourseLesson) -> [Line?] {
    [
      isRun ? Line("yes", .good) : nil,
      quiz.map { Line("\($0.right) of \($0.total)", $0.right == $0.total ? .good : .plain) },
      walk.map { Line($0.place(in: lesson)) } ?? (hasUnknownWalk ? Line("unknown", .quiet) : nil),
    ]
  }
}

extension Bookmark {
  /// `5:7`, as precisely as possible without running the lesson.
  func place(in lesson: CourseLesson) -> String {
    let place = step.map { "\(lesson.number):\($0)" } ?? "begun"
    return profile == Profile.standard.name ? place : "\(place), \(CourseProgress.name(profile))"
  }
}
