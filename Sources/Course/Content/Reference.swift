import StateLabCore

/// The name of a run in lesson texts: `[lesson:]experiment[@profile]`, for example
/// `observable:tap@ios13`.
nonisolated public struct RunReference: Hashable {
  /// The slug of another lesson, or nil for the lesson that contains the reference.
  public let lesson: String?
  public let experiment: String
  /// The profile that the reference names, or nil for the reader's choice.
  public let profile: Profile?

  public init(lesson: String? = nil, experiment: String, profile: Profile? = nil) {
    self.lesson = lesson
    self.experiment = experiment
    self.profile = profile
  }
}

/// The name of a finding in lesson texts: the run, a dot, the name, for example `tap.screen`.
nonisolated public struct FindingReference: Hashable {
  public let run: RunReference
  public let name: String

  public init(run: RunReference, name: String) {
    self.run = run
    self.name = name
  }
}

nonisolated extension RunReference {
  /// True if both name one experiment, in references of this lesson.
  public func isSameExperiment(as other: RunReference, in lesson: String) -> Bool {
    experiment == other.experiment && (self.lesson ?? lesson) == (other.lesson ?? lesson)
  }
}

nonisolated extension RunReference: CustomStringConvertible {
  public var description: String {
    (lesson.map { $0 + ":" } ?? "") + experiment + (profile.map { "@" + $0.name } ?? "")
  }
}

nonisolated extension FindingReference: CustomStringConvertible {
  public var description: String { "\(run).\(name)" }
}
