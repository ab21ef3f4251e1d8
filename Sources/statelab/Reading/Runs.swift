import Course
import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same.
final class Runs {
  private let course: Course
  /// By what a lesson would write to name the run from anywhere.
  private var known: [String: Run] = [:]

  init(of course: Course) { self.course = course.usingChildProcesses }

  func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile
  ) throws -> Run {
    let address = RunReference(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    if let run = known["\(address)"] { return run }
    let run = try course.run(reference, from: lesson.lesson, under: profile)
    known["\(address)"] = run
    return run
  }
}
