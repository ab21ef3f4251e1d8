import Course
import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same.
final class Runs {
  private let course: Course
  private var known: [Key: Run] = [:]

  init(of course: Course) { self.course = course.usingChildProcesses }

  func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile
  ) throws -> Run {
    let key = Key(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    if let run = known[key] { return run }
    let run = try course.run(reference, from: lesson.lesson, under: profile)
    known[key] = run
    return run
  }

  private struct Key: Hashable {
    let lesson: String
    let experiment: String
    let profile: Profile
  }
}
