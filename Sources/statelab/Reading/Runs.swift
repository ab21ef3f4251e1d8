import Course
import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same.
final class Runs {
  private let course: Course
  /// Each with what a lesson would write to name it from anywhere, and whether its screens can be
  /// shown.
  private var known: [(address: RunReference, isShown: Bool, run: Run)] = []

  init(of course: Course) { self.course = course.usingChildProcesses }

  /// - Parameter isShown: False where only what it finds is asked for: no screen is asked again then,
  ///   whether it is stale.
  func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile,
    isShown: Bool = true
  ) throws -> Run {
    let address = RunReference(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    for known in known where known.address == address && (known.isShown || !isShown) {
      return known.run
    }
    let run = try course.run(
      reference, from: lesson.lesson, under: profile, marksStaleScreens: isShown)
    known.append((address, isShown, run))
    return run
  }
}
