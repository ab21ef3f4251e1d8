import Course
import StateLabCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Course {
  /// The same course; experiments that end their process are played in one of their own, without a
  /// backtrace (fidelity 2.11, 9).
  var playingEndingsInProcesses: Course {
    var course = self
    course.playEnding = { experiment, lesson, profile in
      do {
        return try EndingPlayer.play(experiment, of: lesson, under: profile)
      } catch {
        return Run(
          experiment: experiment.name, profile: profile, trace: Trace(), findings: [],
          problem: .threw("\(error)"))
      }
    }
    return course
  }
}

private enum EndingPlayer {
  static func play(
    _ experiment: Experiment, of lesson: CourseLesson, under profile: Profile
  ) throws -> Run {
    let folder = try Files.makeTemporaryFolder()
    defer { Files.remove(folder) }
    let events = folder + "/events"
    let errors = folder + "/errors"
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
    let ending = Subprocess.run(
      [
        .init(
          program: ToolProgram.path,
          arguments: [EndingRun.word, lesson.id, experiment.name, profile.name, events],
          errorFile: errors)
      ], atOnce: 1, timeout: .seconds(30))[0]
    return run(
      of: experiment, under: profile, events: try EventFile(events).read(),
      message: ending == .exited(0) ? nil : message(in: try Files.read(errors)))
  }

  /// The last words of the process, as a last event and as a finding.
  private static func run(
    of experiment: Experiment, under profile: Profile, events: [Event], message: String?
  ) -> Run {
    guard let message else {
      return Run(
        experiment: experiment.name, profile: profile, trace: Trace(events), findings: [],
        problem: .threw("it was to end its process, and did not"))
    }
    let last = events.last
    let end = Event(
      index: events.count, time: last?.time ?? .zero, frame: last?.frame ?? 0,
      pass: last?.pass ?? 0, node: last?.node, kind: .stopped(message),
      causes: last.map { [$0.index] } ?? [])
    return Run(
      experiment: experiment.name, profile: profile, trace: Trace(events + [end]),
      findings: [Finding(name: "message", literal: describe(message))], problem: nil)
  }

  private static func message(in errors: String) -> String? {
    errors.lines.first { $0.contains("Fatal error: ") }
  }
}
