import Course
import Replay

extension Walk {
  /// The run of a program, with its files in the place of a lesson's listings.
  init(_ run: TryRun) {
    self.init(
      [WalkedRun(run.timeline, heading: run.program.title, under: run.profile)],
      named: run.program.title, under: run.profile, listings: run.program.listings,
      files: run.program.lessonFiles, notes: run.notesOnOuterWorld)
  }
}

extension TryProgram {
  /// The files as they were written, by the names that steps know them by.
  var listings: [Listing] {
    files.indices.map { Listing(file: compiledName(of: $0), code: files[$0].text.lines) }
  }

  var lessonFiles: [LessonFile] {
    files.indices.map { LessonFile(name: compiledName(of: $0), text: files[$0].text) }
  }
}
