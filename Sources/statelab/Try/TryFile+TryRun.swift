import Rendering
import Replay

extension TryFile {
  init(_ run: TryRun) {
    self.init(
      run.told, of: run.program.files.map(\.path), showing: run.program.root.name,
      under: ProfileRecord(run.profile),
      otherOutput: run.otherOutput.isEmpty ? nil : run.otherOutput)
  }
}
