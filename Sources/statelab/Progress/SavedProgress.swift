import Course
import Rendering

/// The progress for a command: read on first use, and saved after a change.
final class SavedProgress {
  /// Nil where no place is configured.
  let file: ProgressFile?
  /// True with `--no-save`: progress is neither read nor saved.
  private let isOff: Bool
  private let say: (String) -> Void
  private var known: CourseProgress?
  private var isSaid = false

  init(_ console: Console, isOff: Bool, output: OutputOptions) {
    let say: (String) -> Void = {
      console.complain($0, width: output.askedWidth, asASCII: output.ascii)
    }
    self.isOff = isOff
    self.say = say
    file = ProgressFile.path(in: console).map { ProgressFile(path: $0, warn: say) }
  }

  /// The saved progress; empty where it cannot be read, with a message about the reason.
  var progress: CourseProgress {
    if let known { return known }
    var progress = CourseProgress()
    if let file, !isOff {
      do { progress = try file.read() } catch { note("Progress cannot be read", error) }
    }
    known = progress
    return progress
  }

  /// Saves the change, or reports the reason why it cannot; the command itself continues.
  func record(_ change: (inout CourseProgress) -> Void) {
    if isOff { return }
    guard let file else { return note("Progress is not saved", .noPlace) }
    known = nil
    do { try file.save(change) } catch { note("Progress is not saved", error) }
  }

  /// Reports a fault once: unreadable progress cannot be saved either, for the same reason.
  private func note(_ what: String, _ trouble: ProgressTrouble) {
    if !isSaid { say("\(what): \(trouble.reason).") }
    isSaid = true
  }
}

extension LessonProgress {
  /// Our choice: a lesson is finished after a run.
  var isFinished: Bool { isRun }
}
