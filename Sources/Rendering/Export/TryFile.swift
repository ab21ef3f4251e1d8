import Replay

/// The JSON of `try --format json`.
public struct TryFile: Hashable, Codable, Sendable {
  // In the order of the names, so that the text of a long run has its place from the start.

  /// The findings about the program; absent from older records.
  public let diagnosis: DiagnosisRecord?
  /// The files, as named on the command line.
  public let files: [String]
  /// The files with their lines; absent from older records.
  public let listings: [ListingRecord]?
  /// The program's output other than that of `print`.
  public let otherOutput: String?
  public let profile: ProfileRecord
  /// The view or the app that was shown; absent where a playground page sets its own.
  public let root: String?
  public let run: ToldRun
  /// The Xcode that the program was built as; absent from older records.
  public let xcode: Int?

  public init(
    _ run: ToldRun, of files: [String], showing root: String?, under profile: ProfileRecord,
    xcode: Int? = nil, otherOutput: String?, listings: [ListingRecord], diagnosis: DiagnosisRecord?
  ) {
    self.files = files
    self.root = root
    self.profile = profile
    self.xcode = xcode
    self.run = run
    self.otherOutput = otherOutput
    self.listings = listings
    self.diagnosis = diagnosis
  }
}
