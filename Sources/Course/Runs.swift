import StateLabCore

/// Runs experiments, each of them once: a second run could only say the same. A run that never used
/// its profile serves for the other profiles too.
public final class Runs {
  private let course: Course
  private var known: [KnownRun] = []

  private struct KnownRun {
    /// The reference by which any lesson could name it.
    let address: RunReference
    /// True if its screens can be shown.
    let isShown: Bool
    let run: Run
  }

  public init(_ course: Course) { self.course = course }

  /// - Parameter isShown: False where only the findings are wanted. Then no check tells whether its
  ///   screens are stale.
  public func run(
    _ reference: RunReference, from lesson: CourseLesson, under profile: Profile,
    isShown: Bool = true
  ) throws -> Run {
    let address = RunReference(
      lesson: reference.lesson ?? lesson.id, experiment: reference.experiment,
      profile: reference.profile ?? profile)
    for index in known.indices where known[index].address == address {
      if known[index].isShown || !isShown { return known[index].run }
    }
    // A lesson shows only runs under the profile that they are named with.
    if !isShown, let run = sharedRun(at: address, under: reference.profile ?? profile) {
      return run
    }
    let run = try course.run(
      reference, from: lesson.lesson, under: profile, marksStaleScreens: isShown)
    known.append(KnownRun(address: address, isShown: isShown, run: run))
    return run
  }

  /// The same experiment's run under another profile, where that is the same run.
  private func sharedRun(at address: RunReference, under profile: Profile) -> Run? {
    for other in known
    where other.address.lesson == address.lesson
      && other.address.experiment == address.experiment
    {
      if let run = other.run.under(profile) { return run }
    }
    return nil
  }
}
