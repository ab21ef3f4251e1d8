import Course
import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same.
final class Runs {
  private let course: Course
  private var known: [KnownRun] = []

  private struct KnownRun {
    /// The reference by which any lesson could name it.
    let address: RunReference
    /// True if its screens can be shown.
    let isShown: Bool
    let run: Run
  }

  init(of course: Course) { self.course = course.usingChildProcesses }

  /// - Parameter isShown: False where only the findings are wanted. Then nobody checks whether its
  ///   screens are stale.
  func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile,
    isShown: Bool = true
  ) throws -> Run {
    let address = RunReference(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    for index in known.indices where known[index].address == address {
      if known[index].isShown || !isShown { return known[index].run }
    }
    let run = try course.run(
      reference, from: lesson.lesson, under: profile, marksStaleScreens: isShown)
    known.append(KnownRun(address: address, isShown: isShown, run: run))
    return run
  }
}
