import Bugs
import Course
import Rebuilds
import Rendering
import Replay

extension ProgressList {
  init(_ progress: CourseProgress, of course: Course) {
    let lessons = course.lessons.map { lesson in
      let own = progress[lesson.id]
      return Entry(
        number: lesson.number, id: lesson.id, run: own.isRun,
        quiz: own.quiz.map { .init(right: $0.right, total: $0.total) },
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
      let own = progress[practice: entry.program.bug]
      guard own.isBegun || own.isMended else { return nil }
      return Self(
        number: entry.number, bug: entry.program.bug, mended: own.solution, hints: own.hints)
    }
    return all.isEmpty ? nil : all
  }
}
