import Bugs
import Course

/// The next step in the course: a lesson, its quiz, or a program to mend.
enum NextStep {
  case lesson(CourseLesson)
  case quiz(CourseLesson)
  case practice(PracticeBook.Entry)

  /// The command for it, without the tool's name.
  var command: String {
    switch self {
    case .lesson(let lesson): "run \(lesson.number)"
    case .quiz(let lesson): "quiz \(lesson.number)"
    case .practice(let entry): "practice \(entry.number)"
    }
  }
}

extension CourseProgress {
  /// The quiz and the programs of the last lesson before the first unfinished one come before that
  /// one. After the last lesson, everything that is open comes in the order of the course; nil where
  /// nothing is.
  func next(in course: Course) -> NextStep? {
    guard let lesson = course.lessons.first(where: { !self[$0.id].isFinished }) else {
      return course.lessons.lazy.compactMap { self.open(of: $0) }.first
        ?? PracticeBook.entries.first { isOpen($0) }.map(NextStep.practice)
    }
    let last = course.lessons.prefix { $0.number < lesson.number }.last
    return last.flatMap { open(of: $0) } ?? .lesson(lesson)
  }

  /// The open part of a finished lesson.
  private func open(of lesson: CourseLesson) -> NextStep? {
    if self[lesson.id].quiz == nil { return .quiz(lesson) }
    return PracticeBook.entries.first { $0.lesson == lesson.id && isOpen($0) }
      .map(NextStep.practice)
  }

  private func isOpen(_ entry: PracticeBook.Entry) -> Bool {
    !self[practice: entry.program.bug].isMended
  }
}
