import Course
import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same.
final class Runs {
  private let course: Course
  /// Each with what a lesson would write to name it from anywhere.
  private var known: [(address: RunReference, run: Run)] = []

  init(of course: Course) { self.course = course.usingChildProcesses }

  func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile
  ) throws -> Run {
    let address = RunReference(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    for known in known where known.address == address { return known.run }
    let run = try course.run(reference, from: lesson.lesson, under: profile)
    known.append((address, run))
    return run
  }
}
