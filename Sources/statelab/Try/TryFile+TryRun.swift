import Rendering
import Replay

extension TryFile {
  /// - Parameter session: Plays the fixes of the findings.
  init(_ run: TryRun, _ list: FindingList, in session: Session) {
    let listings = run.program.listings
    self.init(
      run.placed, of: run.program.files.map(\.path),
      showing: run.program.root.name,
      under: ProfileRecord(run.profile), xcode: run.request.options.xcode.rawValue,
      otherOutput: run.otherOutput.isEmpty ? nil : run.otherOutput,
      listings: listings.map(ListingRecord.init),
      diagnosis: run.diagnosis(list, playingFixesIn: session))
  }
}
