import Course
import Rendering
import Replay
import StateLabCore

/// A lesson, or a learner's program, whose runs are explained or compared.
enum RunSubject {
  case lesson(LessonReading)
  case program(TryRun)

  var profile: Profile {
    switch self {
    case .lesson(let reading): reading.profile
    case .program(let run): run.profile
    }
  }

  var build: XcodeBuild {
    switch self {
    case .lesson(let reading): reading.build
    case .program(let run): run.request.options.xcode
    }
  }

  /// True for a program outside the lessons.
  var isProgram: Bool { if case .program = self { true } else { false } }
}

extension RunSubject {
  /// `lesson 5`, `Counter.swift`
  var name: String {
    switch self {
    case .lesson(let reading): "lesson \(reading.lesson.number)"
    case .program(let run): run.request.name
    }
  }

  /// The name at the beginning of a sentence.
  var title: String {
    switch self {
    case .lesson(let reading): "Lesson \(reading.lesson.number)"
    case .program(let run): run.request.name
    }
  }

  /// The number before the colon in the address of a step.
  var number: Int {
    switch self {
    case .lesson(let reading): reading.lesson.number
    case .program: 1
    }
  }

  func address(of step: Int) -> StepAddress { StepAddress(lesson: number, number: step) }

  /// The words for the subject on a command line: `5`, `Counter.swift --tap Add`.
  var commandWords: String {
    switch self {
    case .lesson(let reading): "\(reading.lesson.number)"
    case .program(let run): run.request.commandWords
    }
  }
}

extension SubjectRecord {
  init(_ subject: RunSubject) {
    switch subject {
    case .lesson(let reading):
      self.init(
        lesson: reading.lesson.number, id: reading.lesson.id, profile: reading.profile.name)
    case .program(let run):
      self.init(
        files: run.request.paths, profile: run.profile.name,
        xcode: run.request.options.xcode.rawValue)
    }
  }
}
