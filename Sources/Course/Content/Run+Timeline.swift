import Rendering
import Replay
import StateLabCore

extension Run {
  /// The run arranged in acts and steps.
  ///
  /// - Parameters:
  ///   - lesson: The number of the lesson that shows the whole run; nil where none does.
  ///   - firstStep: The number of its first step: 1, plus the number of earlier steps.
  public func timeline(
    title: String? = nil, lesson: Int? = nil, firstStep: Int = 1
  ) -> Timeline {
    Timeline(
      trace, experiment: experiment, title: title, profile: profile,
      findings: findings, lesson: lesson, firstStep: firstStep, end: end)
  }

  private var end: RunEnd? {
    switch problem {
    case .none: nil
    case .unavailable(let api): .unavailable(api: api.name, since: "\(api.since)")
    case .threw(let error): .threw(error: error)
    }
  }
}

extension Timeline {
  /// A sentence that names the steps of a lesson.
  public static func range(ofLesson lesson: Int, count: Int, under profile: Profile = .standard)
    -> String
  {
    Words.current.lesson.steps(lesson, count, profile.isStandard ? nil : profile.name)
  }
}
