import Course
import LibC
import StateLabCore

/// An experiment that ends its process, in that process: each event is written as it happens.
///
/// The tool starts itself for this; users never type the command.
struct ChildRun {
  /// A word that no command has.
  static let word = "play-to-its-end"

  private let experiment: Experiment
  private let profile: Profile

  /// Nil where the command line has another command.
  init?(_ line: [String], of course: Course) {
    guard line.count == 4, line[0] == Self.word,
      let lesson = course.lessons.first(where: { $0.id == line[1] }),
      let experiment = lesson.lesson.experiment(named: line[2]),
      let profile = Profile.named(line[3])
    else { return nil }
    self.experiment = experiment
    self.profile = profile
  }

  /// Returns only if nothing ended the process.
  func play(on console: Console) -> ExitCode {
    _ = experiment.run(under: profile) { entry in
      do {
        try EventStream.write(entry)
      } catch {
        // To continue would end the process like a complete run, with an incomplete trace.
        let reason = (error as? FileError)?.reason ?? "\(error)"
        console.writeError(reason + "\n")
        exit(ExitCode.inputOutput.rawValue)
      }
    }
    return .done
  }
}
