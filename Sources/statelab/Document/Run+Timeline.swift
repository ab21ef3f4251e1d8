import Course
import Replay
import StateLabCore

extension Run {
  /// The run arranged and in words.
  ///
  /// - Parameters:
  ///   - lesson: The number of the lesson that shows it; nil where none does as a whole.
  ///   - firstStep: The number of its first step: 1, plus the steps of the runs before it.
  func timeline(title: String? = nil, lesson: Int? = nil, firstStep: Int = 1) -> Timeline {
    Timeline(
      trace, experiment: experiment, title: title, profile: profile,
      findings: findings.map { .init(name: $0.name, literal: $0.literal) }, lesson: lesson,
      firstStep: firstStep, ending: ending)
  }

  /// Why it ended early, as a sentence.
  private var ending: String? {
    switch problem {
    case .none: nil
    case .unavailable(let api): "\(api.name) is \(api.absence); nothing was run."
    case .threw(let error): "The experiment ended early: \(error)"
    }
  }
}

extension Timeline {
  /// Which steps a lesson has, as a sentence.
  static func range(ofLesson lesson: Int, count: Int, under profile: Profile = .standard) -> String
  {
    switch count {
    case 0:
      profile.isStandard ? "This lesson has no steps." : "Under \(profile.name) it has no steps."
    case 1: "There is only \(lesson):1."
    default: "Its steps go from \(lesson):1 to \(lesson):\(count)."
    }
  }
}
