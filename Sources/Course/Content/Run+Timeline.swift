import Rendering
import Replay
import StateLabCore

extension Run {
  /// The run arranged in acts and steps.
  ///
  /// - Parameters:
  ///   - lesson: The number of the lesson that shows it; nil where none does as a whole.
  ///   - firstStep: The number of its first step: 1, plus the steps of the runs before it.
  public func timeline(
    title: String? = nil, lesson: Int? = nil, firstStep: Int = 1
  ) -> Timeline {
    Timeline(
      trace, experiment: experiment, title: title, profile: profile,
      findings: findings, lesson: lesson, firstStep: firstStep, ending: ending)
  }

  /// Why it ended early, as a sentence.
  private var ending: String? {
    switch problem {
    case .none: nil
    case .unavailable(let api): Words.current.lesson.notRun(api.name, "\(api.since)")
    case .threw(let error): Words.current.lesson.threw(error)
    }
  }
}

extension Timeline {
  /// A sentence that says which steps a lesson has.
  public static func range(ofLesson lesson: Int, count: Int, under profile: Profile = .standard)
    -> String
  {
    Words.current.lesson.steps(lesson, count, profile.isStandard ? nil : profile.name)
  }
}
