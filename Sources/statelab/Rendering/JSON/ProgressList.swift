import Course
import Replay

/// The JSON of `progress --format json`.
struct ProgressList: Encodable {
  let finished: Int
  /// The number of the first lesson that is not; absent where all are.
  let next: Int?
  let lessons: [Entry]
  /// The ids of lessons that are saved and not in this course.
  let others: [String]

  struct Entry: Encodable {
    let number: Int
    let id: String
    let run: Bool
    /// The best result; absent where no quiz asked all questions.
    let quiz: Quiz?
    /// The place where the last walk stopped; absent where it came to its end, or has not begun.
    let walk: Walk?
  }

  struct Quiz: Encodable {
    let right: Int
    let total: Int
  }

  struct Walk: Encodable {
    /// Absent where it stands between steps.
    let step: StepAddress?
    let profile: String
  }

  init(_ progress: Progress, of course: Course) {
    lessons = course.lessons.map { lesson in
      let own = progress[lesson.id]
      return Entry(
        number: lesson.number, id: lesson.id, run: own.isRun,
        quiz: own.quiz.map { Quiz(right: $0.right, total: $0.total) },
        walk: own.walk.map { place in
          Walk(
            step: place.step.map { StepAddress(lesson: lesson.number, number: $0) },
            profile: place.profile)
        })
    }
    finished = course.lessons.count { progress[$0.id].isFinished }
    next = course.lessons.first { !progress[$0.id].isFinished }?.number
    others = progress.lessonIDs.filter { id in !course.lessons.contains { $0.id == id } }
  }
}
