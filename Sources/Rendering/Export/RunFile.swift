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

/// The release that was played.
public struct ProfileRecord: Hashable, Codable, Sendable {
  public let name: String
  public let title: String

  public init(_ profile: Profile) {
    name = profile.name
    title = profile.title
  }
}

/// A lesson: its text, and beside it what the text shows by position or id.
public struct LessonRecord: Hashable, Codable, Sendable {
  public let number: Int
  public let id: String
  public let title: String
  public let part: String
  public let summary: String
  /// True if the lesson does something else than its text records.
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
  /// The same as a reader sees it.
  public let rows: [Row]
  /// The lesson against which the rows are marked; absent where none is.
  public let since: String?

  public struct Row: Hashable, Codable, Sendable {
    /// In the file; absent from a line that is gone, and from the gap between two declarations.
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
