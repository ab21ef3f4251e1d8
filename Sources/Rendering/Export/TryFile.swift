import Replay

/// The JSON of `try --format json`.
public struct TryFile: Hashable, Codable, Sendable {
  /// The files, as named on the command line.
  public let files: [String]
  /// The view or the app that was shown; absent where a playground page sets its own.
  public let root: String?
  public let profile: ProfileRecord
  public let run: ToldRun
  /// The program's output other than that of `print`.
  public let otherOutput: String?
  /// The files with their lines; absent from older records.
  public let listings: [ListingRecord]?
  /// The findings about the program; absent from older records.
  public let diagnosis: DiagnosisRecord?

  public init(
    _ run: ToldRun, of files: [String], showing root: String?, under profile: ProfileRecord,
    otherOutput: String?, listings: [ListingRecord], diagnosis: DiagnosisRecord?
  ) {
    self.files = files
    self.root = root
    self.profile = profile
    self.run = run
    self.otherOutput = otherOutput
    self.listings = listings
    self.diagnosis = diagnosis
  }
}
