import StateLabCore

extension Course {
  /// The lesson that `3`, `03`, a slug in any case, or the unique beginning of a slug names.
  public func lesson(named name: String) throws(LessonNotFound) -> CourseLesson {
    if let number = Int(name), let lesson = lessons.first(where: { $0.number == number }) {
      return lesson
    }
    let slug = name.lowercased()
    if let lesson = lessons.first(where: { $0.id == slug }) { return lesson }
    let beginnings = lessons.filter { !slug.isEmpty && $0.id.hasPrefix(slug) }
    if beginnings.count == 1 { return beginnings[0] }
    // The beginning of a very long name is enough for a message.
    throw LessonNotFound(
      name: String(name.prefix(200)), isAmbiguous: !beginnings.isEmpty,
      nearest: beginnings.isEmpty
        ? lessons.map(\.id).nearest(to: name) : beginnings.map(\.id))
  }

  /// The experiment that a reference in a lesson's text names.
  public func experiment(
    _ reference: RunReference, from lesson: Lesson
  ) throws(ExperimentNotFound) -> Experiment {
    let home = reference.lesson.map { id in lessons.first { $0.id == id }?.lesson } ?? lesson
    guard let home else {
      throw ExperimentNotFound(
        reference: "\(reference)",
        nearest: lessons.map(\.id).nearest(to: reference.lesson ?? ""))
    }
    guard let experiment = home.experiment(named: reference.experiment) else {
      throw ExperimentNotFound(reference: "\(reference)", nearest: home.experiments.map(\.name))
    }
    return experiment
  }

  /// Runs the experiment that a reference in a lesson's text names, under the profile of the
  /// reference or else this one.
  ///
  /// Throws an ``ExperimentNotFound``, and the errors of ``playInChildProcess``.
  ///
  /// - Parameter marksStaleScreens: False where the screens are not shown.
  public func run(
    _ reference: RunReference, from lesson: Lesson, under profile: Profile = .standard,
    marksStaleScreens: Bool = true
  ) throws -> Run {
    let experiment = try experiment(reference, from: lesson)
    let id = reference.lesson ?? lesson.id
    return try play(
      experiment, ofLesson: id, under: reference.profile ?? profile,
      marksStaleScreens: marksStaleScreens)
  }

  /// Runs an experiment, in a process of its own if the experiment ends its process.
  public func play(
    _ experiment: Experiment, ofLesson id: String, under profile: Profile,
    marksStaleScreens: Bool = true
  ) throws -> Run {
    guard experiment.endsProcess, let lesson = lessons.first(where: { $0.id == id }) else {
      return experiment.run(under: profile, marksStaleScreens: marksStaleScreens)
    }
    return try playInChildProcess(experiment, lesson, profile)
  }
}

/// The name identifies no lesson.
nonisolated public struct LessonNotFound: Error, Hashable {
  public let name: String
  /// True if several slugs begin with the name: `nearest` lists them.
  public let isAmbiguous: Bool
  /// Slugs, the likeliest first.
  public let nearest: [String]
}

/// A lesson's text refers to an experiment that does not exist.
nonisolated public struct ExperimentNotFound: Error, Hashable {
  public let reference: String
  public let nearest: [String]
}

extension LessonNotFound: CustomStringConvertible {
  /// The fault, in a sentence.
  nonisolated public var message: String {
    isAmbiguous
      ? "Several lessons begin with \(describe(name))."
      : "There is no lesson \(describe(name))."
  }

  /// The next step for the user.
  nonisolated public var hint: String {
    if nearest.isEmpty { return "`statelab list` shows all lessons." }
    return "\(isAmbiguous ? "Do" : "Did") you mean \(nearest.joined(separator: " or "))?"
  }

  nonisolated public var description: String { "\(message) \(hint)" }
}

extension ExperimentNotFound: CustomStringConvertible {
  nonisolated public var description: String {
    let names = nearest.map { "`\($0)`" }.joined(separator: ", ")
    let hint = nearest.isEmpty ? "no lesson has it" : "there are \(names)"
    return "there is no experiment `\(reference)`; \(hint)"
  }
}
