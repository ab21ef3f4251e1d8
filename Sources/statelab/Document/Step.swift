import Course
import StateLabCore

extension Event {
  /// Whether it is counted as a step. Actions and screens frame the steps and have no number, and
  /// what an object holds is told beside them.
  var isStep: Bool {
    switch kind {
    case .action, .screen, .holds: false
    default: true
    }
  }
}

extension Event {
  /// Whether it has no line of its own: what an object holds shows with the views.
  var isAside: Bool {
    if case .holds = kind { true } else { false }
  }
}

extension Run {
  /// How many steps it took.
  var stepCount: Int { trace.count(where: \.isStep) }
}

/// The addresses of a run's steps, for example `3:7`: the lesson, then a number that goes on from
/// run to run as the lesson shows them.
struct Steps {
  private let addresses: [Int: String]

  init(of run: Run, lesson: Int, first: Int = 1) {
    var addresses: [Int: String] = [:]
    for (position, event) in run.trace.filter(\.isStep).enumerated() {
      addresses[event.index] = "\(lesson):\(first + position)"
    }
    self.addresses = addresses
  }

  /// No addresses, for a run that the lesson does not show as a whole.
  init() { addresses = [:] }

  /// The address of the event with this index, where it has one.
  subscript(index: Int) -> String? { addresses[index] }
}

extension Steps {
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
