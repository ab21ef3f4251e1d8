import Replay
import StateLabCore

/// The JSON of `run --format json`.
public struct RunFile: Hashable, Codable, Sendable {
  public let profile: ProfileRecord
  public let lessons: [LessonRecord]

  public init(_ lessons: [LessonRecord], under profile: Profile) {
    self.profile = ProfileRecord(profile)
    self.lessons = lessons
  }
}

/// The simulated release.
public struct ProfileRecord: Hashable, Codable, Sendable {
  public let name: String
  public let title: String

  public init(_ profile: Profile) {
    name = profile.name
    title = profile.title
  }
}

/// A lesson: its text, and the items that the text refers to by position or id.
public struct LessonRecord: Hashable, Codable, Sendable {
  public let number: Int
  public let id: String
  public let title: String
  public let part: String
  public let summary: String
  /// True if the lesson's runs differ from what its text records.
  public var isEdited = false
  /// The text, in order.
  public var blocks: [BlockRecord] = []
  public var listings: [ListingRecord] = []
  public var runs: [ToldRun] = []
  public var claims: [ClaimRecord] = []
  /// Findings of ours, which no article states.
  public var ownFindings: [ClaimRecord] = []

  public init(number: Int, id: String, title: String, part: String, summary: String) {
    self.number = number
    self.id = id
    self.title = title
    self.part = part
    self.summary = summary
  }
}

/// A file, or declarations of it.
public struct ListingRecord: Hashable, Codable, Sendable {
  public let file: String
  /// The code alone.
  public let lines: [String]
  /// The rows that a reader sees.
  public let rows: [Row]
  /// The lesson against which the rows are marked; absent where they are not marked.
  public let since: String?

  public struct Row: Hashable, Codable, Sendable {
    /// The line number in the file; absent from a removed line, and from the gap between two
    /// declarations.
    public let number: Int?
    public let text: String
    public let change: Change?

    public init(_ text: String, number: Int?, change: Change?) {
      self.text = text
      self.number = number
      self.change = change
    }
  }

  public enum Change: String, Codable, Sendable { case added, removed }

  public init(file: String, lines: [String], rows: [Row], since: String?) {
    self.file = file
    self.lines = lines
    self.rows = rows
    self.since = since
  }
}
