import Course
import Rendering

/// Progress as a command sees it: read when somebody asks, saved when something is new.
final class SavedProgress {
  /// Nil where nobody said where to save.
  let file: ProgressFile?
  /// True if `--no-save` was given: then nothing was saved, and nothing is.
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

  /// The saved progress; an empty one where it cannot be read, and a word about why.
  var progress: CourseProgress {
    if let known { return known }
    var progress = CourseProgress()
    if let file, !isOff {
      do { progress = try file.read() } catch { note("Progress cannot be read", error) }
    }
    known = progress
    return progress
  }

  /// Saves, or says in a line why not: the work of the command is done all the same.
  func record(_ change: (inout CourseProgress) -> Void) {
    if isOff { return }
    guard let file else { return note("Progress is not saved", .noPlace) }
    known = nil
    do { try file.save(change) } catch { note("Progress is not saved", error) }
  }

  /// Once: what cannot be read cannot be saved either, for the same reason.
  private func note(_ what: String, _ trouble: ProgressTrouble) {
    if !isSaid { say("\(what): \(trouble.reason).") }
    isSaid = true
  }
}

extension LessonProgress {
  /// Our choice: a lesson is finished when it was run.
  var isFinished: Bool { isRun }
}
