import StateLabCore

/// Runs each experiment once: a second run would be identical. A run that did not use its profile
/// serves the other profiles too.
public final class Runs {
  private let course: Course
  private var known: [KnownRun] = []
  /// The kinds of events in the runs that a lesson shows, by `box@ios18`.
  private var kinds: [String: Set<Event.Name>] = [:]

  private struct KnownRun {
    /// The reference that is valid in every lesson.
    let address: RunReference
    /// True if its screens can be shown.
    let isShown: Bool
    let run: Run
  }

  public init(_ course: Course) { self.course = course }

  /// - Parameter isShown: False where only the findings are wanted. The run then has no check for
  ///   stale screens.
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
    // A lesson shows only runs under the profile that the reference names.
    if !isShown, let run = sharedRun(at: address, under: reference.profile ?? profile) {
      return run
    }
    let run = try course.run(
      reference, from: lesson.lesson, under: profile, marksStaleScreens: isShown)
    known.append(KnownRun(address: address, isShown: isShown, run: run))
    return run
  }

  /// The kinds of events in the runs that a lesson shows, without runs that fail.
  public func kinds(in lesson: CourseLesson, under profile: Profile) -> Set<Event.Name> {
    let key = "\(lesson.id)@\(profile.name)"
    if let kinds = kinds[key] { return kinds }
    var faults: [LessonError] = []
    var met: Set<Event.Name> = []
    for (_, reference, _) in (try? lesson.text(faults: &faults))?.shownRuns ?? [] {
      guard let run = try? run(reference, from: lesson, under: profile) else { continue }
      met.formUnion(run.trace.events.map(\.name))
    }
    kinds[key] = met
    return met
  }

  /// The experiment's run under another profile, where both profiles have the same run.
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
