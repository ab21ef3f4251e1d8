import Course
import Rendering
import Replay

extension Walk {
  /// A walk through the run of a program, with its files in place of a lesson's listings.
  init(_ run: TryRun) {
    self.init(
      [WalkedRun(run.told, heading: run.program.title, under: run.profile)],
      named: run.program.title, under: run.profile, listings: run.program.listings,
      files: run.program.lessonFiles, notes: run.notesOnOuterWorld)
  }
}
