import Replay

/// The JSON of `try --xcode 26,27 --format json`.
public struct BuildsFile: Hashable, Codable, Sendable {
  /// The files, as named on the command line.
  public let files: [String]
  /// The view or the app that was shown; absent where a playground page sets its own.
  public let root: String?
  public let profile: ProfileRecord
  /// True if a build breaks, or if the runs differ.
  public let differs: Bool
  /// Both builds, the older one first.
  public let builds: [Build]
  /// The differences from the older run to the newer one; empty where a build breaks.
  public let differences: [Difference]
  public let waysOut: [WayOut]

  /// A program, compiled and played as with one Xcode.
  public struct Build: Hashable, Codable, Sendable {
    public let xcode: Int
    /// Absent where the program does not compile.
    public let run: ToldRun?
    /// The compiler's messages, where the program does not compile.
    public var messages: [String]?
    /// The error in the words of Xcode, where this compiler has others.
    public var wording: String?
    public let diagnosis: DiagnosisRecord?

    public init(xcode: Int, run: ToldRun?, diagnosis: DiagnosisRecord?) {
      self.xcode = xcode
      self.run = run
      self.diagnosis = diagnosis
    }
  }

  /// A difference between two runs.
  public struct Difference: Hashable, Codable, Sendable {
    public let kind: Kind
    public let text: String

    /// The differing part: initial values that were evaluated, bodies that ran, printed lines, a screen,
    /// or the end of the run.
    public enum Kind: String, Hashable, Codable, Sendable {
      case evaluated, bodies, printed, screen, end
    }

    public init(_ kind: Kind, _ text: String) {
      self.kind = kind
      self.text = text
    }
  }

  /// An edit that mends a broken build, and the run of the changed program.
  public struct WayOut: Hashable, Codable, Sendable {
    /// The name of the fix.
    public let kind: String
    public let text: String
    /// The edit in the format of `diff -u`.
    public let diff: [String]
    /// The compiler's messages, where the changed program does not compile.
    public let messages: [String]?
    /// The differences from the run as with Xcode 26.
    public let differences: [Difference]

    public init(
      kind: String, text: String, diff: [String], messages: [String]?, differences: [Difference]
    ) {
      self.kind = kind
      self.text = text
      self.diff = diff
      self.messages = messages
      self.differences = differences
    }
  }

  public init(
    files: [String], root: String?, profile: ProfileRecord, differs: Bool, builds: [Build],
    differences: [Difference], waysOut: [WayOut]
  ) {
    self.files = files
    self.root = root
    self.profile = profile
    self.differs = differs
    self.builds = builds
    self.differences = differences
    self.waysOut = waysOut
  }
}
