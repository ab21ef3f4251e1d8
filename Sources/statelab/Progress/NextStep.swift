import Bugs
import Course
import Rebuilds

/// The next step in the course: a lesson, its quiz, a program to fix, or a wrapper to rebuild.
enum NextStep {
  case lesson(CourseLesson)
  case quiz(CourseLesson)
  case practice(PracticeBook.Entry)
  case rebuild(RebuildTrack)

  /// The command for it, without the tool's name.
  var command: String {
    switch self {
    case .lesson(let lesson): "run \(lesson.number)"
    case .quiz(let lesson): "quiz \(lesson.number)"
    case .practice(let entry): "practice \(entry.number)"
    case .rebuild(let track): "rebuild \(track.id)"
    }
  }
}

extension NextStep {
  /// The commands for it.
  var invitation: String {
    if case .lesson(let lesson) = self { lesson.invitation } else { "statelab \(command)" }
  }
}

extension CourseProgress {
  /// The quiz and the programs of the last lesson before the first unfinished one come before that
  /// one. At the end of a part of the course, the stages of wrappers that its lessons explain follow.
  /// After the last lesson, everything that is open comes in the order of the course; nil where
  /// nothing is.
  func next(in course: Course) -> NextStep? {
    guard let lesson = course.lessons.first(where: { !self[$0.id].isFinished }) else {
      return course.lessons.lazy.compactMap { self.open(of: $0) }.first
        ?? PracticeBook.entries.first { isOpen($0) }.map(NextStep.practice)
        ?? rebuild(after: course.lessons)
    }
    let before = course.lessons.prefix { $0.number < lesson.number }
    let isNewPart = before.last?.part.title != lesson.part.title
    return before.last.flatMap { open(of: $0) } ?? (isNewPart ? rebuild(after: before) : nil)
      ?? .lesson(lesson)
  }

  /// The first wrapper with an open stage that one of the lessons explains.
  private func rebuild(after lessons: some Sequence<CourseLesson>) -> NextStep? {
    let known = Set(lessons.map(\.id))
    return RebuildBook.tracks.first { track in
      track.stages.contains { known.contains($0.lesson) && isOpen($0, of: track) }
    }.map(NextStep.rebuild)
  }

  /// The open part of a finished lesson.
  private func open(of lesson: CourseLesson) -> NextStep? {
    if self[lesson.id].quiz == nil { return .quiz(lesson) }
    return PracticeBook.entries.first { $0.lesson == lesson.id && isOpen($0) }
      .map(NextStep.practice)
  }

  /// True if the learner has not fixed the program.
  func isOpen(_ entry: PracticeBook.Entry) -> Bool { !self[practice: entry.bug].isFixed }

  /// True if the learner's wrapper has never reached some behavior of the stage.
  func isOpen(_ stage: RebuildTrack.Stage, of track: RebuildTrack) -> Bool {
    let reached = self[rebuild: track.id].reached
    return !stage.behaviors.allSatisfy { reached.contains($0.id) }
  }
}
