import Replay

/// What `try --format json` writes.
struct TryFile: Encodable {
  /// The files, as they were named.
  let files: [String]
  /// The view or the app that was shown; absent where a playground page shows its own.
  let root: String?
  let profile: ProfileRecord
  let run: Timeline
  /// What the program wrote with something else than `print`.
  let otherOutput: String?

  init(_ run: TryRun) {
    files = run.program.files.map(\.path)
    root = run.program.root.name
    profile = ProfileRecord(name: run.profile.name, title: run.profile.title)
    self.run = run.timeline
    otherOutput = run.otherOutput.isEmpty ? nil : run.otherOutput
  }
}
