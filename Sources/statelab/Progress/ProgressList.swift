import Bugs
import Course
import Rebuilds
import Replay

/// The JSON of `progress --format json`.
struct ProgressList: Encodable {
  let finished: Int
  /// The number of the first lesson that is not finished; absent where all are.
  let next: Int?
  let lessons: [Entry]
  /// The ids of saved lessons that are not in this course.
  let others: [String]
  /// The programs to fix that were begun, in the order of the course; absent where there are none.
  let practice: [Practice]?
  /// The wrappers to rebuild that were begun; absent where there are none.
  let rebuild: [Rebuild]?

  struct Entry: Encodable {
    let number: Int
    let id: String
    let run: Bool
    /// The best result; absent where no quiz asked all questions.
    let quiz: QuizMark?
    /// The place where the last walk stopped; absent where it reached its end, or never began.
    let walk: WalkPlace?
  }

  struct WalkPlace: Encodable {
    /// Absent where the walk stopped between steps.
    let step: StepAddress?
    let profile: String
  }

  struct Practice: Encodable {
    let number: Int
    /// The name of the bug.
    let bug: String
    /// The name of the known solution that the learner found, or `other`; absent where the program is
    /// not fixed.
    let mended: String?
    /// The number of hints that were asked for.
    let hints: Int
  }

  struct Rebuild: Encodable {
    /// `state`, `binding`
    let track: String
    /// The names of the behaviors that were reached at some time.
    let reached: [String]
    /// The number of all behaviors.
    let count: Int
  }
}

extension ProgressList {
  init(_ progress: CourseProgress, of course: Course) {
    let lessons = course.lessons.map { lesson in
      let own = progress[lesson.id]
      return Entry(
        number: lesson.number, id: lesson.id, run: own.isRun,
        quiz: own.quiz,
        walk: own.walk.map { place in
          .init(
            step: place.step.map { StepAddress(lesson: lesson.number, number: $0) },
            profile: place.profile)
        })
    }
    self.init(
      finished: course.lessons.count { progress[$0.id].isFinished },
      next: course.lessons.first { !progress[$0.id].isFinished }?.number, lessons: lessons,
      others: progress.lessonIDs.filter { id in !course.lessons.contains { $0.id == id } },
      practice: Practice.all(in: progress), rebuild: Rebuild.all(in: progress))
  }
}

extension ProgressList.Rebuild {
  /// The wrappers that were begun; nil where there are none.
  fileprivate static func all(in progress: CourseProgress) -> [Self]? {
    let all = RebuildBook.tracks.compactMap { track -> Self? in
      let reached = progress[rebuild: track.id].reached
      let known = track.behaviors.map(\.id).filter { reached.contains($0) }
      return known.isEmpty
        ? nil : Self(track: track.id, reached: known, count: track.behaviors.count)
    }
    return all.isEmpty ? nil : all
  }
}

extension ProgressList.Practice {
  /// The exercises that were begun; nil where there are none.
  fileprivate static func all(in progress: CourseProgress) -> [Self]? {
    let all = PracticeBook.entries.compactMap { entry -> Self? in
      let own = progress[practice: entry.bug]
      guard own.isBegun || own.isFixed else { return nil }
      return Self(number: entry.number, bug: entry.bug, mended: own.solution, hints: own.hints)
    }
    return all.isEmpty ? nil : all
  }
}
