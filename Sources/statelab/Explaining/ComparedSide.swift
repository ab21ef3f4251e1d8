import Course
import Rendering
import Replay
import StateLabCore

/// One side of a comparison: a lesson, or a learner's program.
struct ComparedSide {
  let subject: RunSubject
  /// True if the other side is another release.
  let showsProfile: Bool
  /// True if the other side is another build.
  var showsBuild = false

  var profile: Profile { subject.profile }

  /// `lesson 12 under ios13`, `Counter.swift`
  var title: String {
    let words = Words.current.diff
    let release = showsProfile ? profile.name : nil
    return switch subject {
    case .lesson(let reading): words.under(reading.lesson.number, release)
    case .program(let run):
      words.program(run.request.name, release)
        + (showsBuild ? ", \(subject.build.title)" : "")
    }
  }

  /// `12 · Box`, `Counter.swift`
  var name: String {
    switch subject {
    case .lesson(let reading): "\(reading.lesson.number) · \(reading.text.title)"
    case .program(let run): run.request.name
    }
  }

  /// The title with the lesson's name: `lesson 12, Box`.
  var fullTitle: String {
    if case .lesson(let reading) = subject { "\(title), \(reading.text.title)" } else { title }
  }

  /// The full title as a heading. The name of a file keeps its letters.
  var heading: String {
    if case .lesson = subject {
      fullTitle.prefix(1).uppercased() + fullTitle.dropFirst()
    } else {
      title
    }
  }

  func placed(_ experiment: String) throws -> Timeline {
    switch subject {
    case .lesson(let reading):
      var timeline = try reading.placed(RunReference(experiment: experiment))
      if showsProfile {
        timeline.title = Words.current.diff.placed(reading.lesson.number, experiment, profile.name)
      }
      return timeline
    case .program(let run):
      var timeline = run.timeline
      timeline.title = title
      return timeline
    }
  }

  /// The command `statelab why` for a step.
  ///
  /// - Parameter suffix: `@ios18` where only the release distinguishes the steps.
  func question(about step: StepAddress, _ suffix: String) -> String {
    switch subject {
    case .lesson: "statelab why \(step)\(suffix.isEmpty ? profile.suffix : suffix)"
    case .program(let run): "statelab why \(run.request.commandWords) \(step)\(profile.option)"
    }
  }
}
