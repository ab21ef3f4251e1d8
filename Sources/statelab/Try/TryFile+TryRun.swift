import Rendering
import Replay

extension TryFile {
  init(_ run: TryRun) {
    let listings = run.program.listings
    self.init(
      run.told.placed(in: listings, run.program.lessonFiles), of: run.program.files.map(\.path),
      showing: run.program.root.name,
      under: ProfileRecord(run.profile),
      otherOutput: run.otherOutput.isEmpty ? nil : run.otherOutput,
      listings: listings.map(ListingRecord.init))
  }
}
