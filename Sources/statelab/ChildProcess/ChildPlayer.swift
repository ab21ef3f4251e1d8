import Course
import Rendering
import Replay
import StateLabCore

extension Course {
  /// The same course, which plays an experiment that ends its process in a separate one, without a
  /// backtrace (fidelity 2.11, 9).
  var usingChildProcesses: Course { usingChildProcesses(in: ChildPlayer()) }

  func usingChildProcesses(in player: @autoclosure @escaping () -> ChildPlayer) -> Course {
    var course = self
    course.playInChildProcess = { try player().play($0, of: $1, under: $2) }
    return course
  }
}

extension Runs {
  /// Creates the runs of a course, including experiments that end their process.
  convenience init(of course: Course) { self.init(course.usingChildProcesses) }
}

/// Plays an experiment in a process that the experiment ends, and reads its events through pipes.
///
/// A fault of the process, and not of the experiment, is a ``Failure``, so that it cannot be
/// mistaken for the lesson's behavior.
struct ChildPlayer {
  var program = ToolProgram.path
  var patience = Duration.seconds(30)

  func play(
    _ experiment: Experiment, of lesson: CourseLesson, under profile: Profile
  ) throws -> Run {
    let run = Subprocess.run(
      .init(
        program: program, arguments: [ChildRun.word, lesson.id, experiment.name, profile.name],
        variables: ["SWIFT_BACKTRACE=enable=no"]), timeout: patience)
    let name = "`\(experiment.name)` of lesson \(lesson.number)"
    switch run.ending {
    case .exited(0):
      return Run(
        of: experiment.name, under: profile, endingAfter: try EventStream.trace(in: run.output))
    case .exited(ExitCode.inputOutput.rawValue):
      throw Failure(
        .inputOutput,
        "The process that plays \(name) cannot say what happens: "
          + "\(run.complaints.first ?? "its output is closed").",
        next: "Try it again; if it stays so, please report it.")
    case .exited(let code): throw Self.failure(of: name, "ended with code \(code)")
    case .signalled:
      let ended = Run(
        of: experiment.name, under: profile, endingAfter: try EventStream.trace(in: run.output))
      guard ended.problem == nil else { throw Self.failure(of: name, "was killed") }
      return ended
    case .timedOut:
      throw Failure(
        .internalError, "The process that plays \(name) did not end within \(patience).",
        next: "Try it again; if it stays so, please report it.")
    case .failedToStart(let reason):
      throw Failure(
        .inputOutput, "Cannot start \(program.quoted), which plays \(name): \(reason).",
        next: "Check that the tool is still there, and that more processes may be started.")
    }
  }

  /// The reason why a process ended in an unexpected way.
  private static func failure(of name: String, _ end: String) -> Failure {
    Failure(
      .internalError,
      "The process that plays \(name) \(end), without the message it was to end with.",
      next: "Try it again, with more memory; if it stays so, please report it.")
  }
}
