import Replay

/// A piece of a lesson's text, in reading order.
public struct BlockRecord: Hashable, Codable, Sendable {
  /// The kind, which decides which fields are present.
  public let kind: Kind
  /// The profiles that a passage is about; absent where it is about all profiles.
  public let releases: [String]?
  /// Inline Markdown of a heading, a paragraph or an exercise, as the author wrote it.
  public var text: String?
  public var level: Int?
  public var isOrdered: Bool?
  public var items: [Item]?
  /// Code, or text that is shown unchanged.
  public var lines: [String]?
  /// The file of a listing, and the position in `listings` of the whole file.
  public var file: String?
  public var listing: Int?
  /// The compiler's answer to a snippet, and its place; empty where the snippet compiles.
  public var diagnostic: String?
  public var place: CodePlace?
  /// The position in `runs` of the run that the block shows, and its first shown act.
  public var run: Int?
  public var firstAct: Int?
  /// The first steps in which two compared runs differ.
  public var divergence: Divergence?
  /// The cells of a table; cells that runs compute have their values.
  public var header: [String]?
  public var rows: [[String]]?
  public var question: QuestionRecord?
  /// The id of an entry of `claims` or of `ownFindings`.
  public var claim: String?
  public var hints: [String]?
  /// The outcomes by which an exercise is judged, for the teacher of the lesson: inline code.
  public var outcomes: [String]?
  /// Notes for the teacher of the lesson.
  public var blocks: [BlockRecord]?

  public enum Kind: String, CaseIterable, Codable, Sendable {
    case heading, paragraph, list, listing, snippet, run, comparison, table, question, prediction,
      claim, finding, exercise, patch, notes, verbatim
  }

  public struct Item: Hashable, Codable, Sendable {
    public let text: String
    public let releases: [String]?

    public init(_ text: String, releases: [String]?) {
      self.text = text
      self.releases = releases
    }
  }

  public init(_ kind: Kind, releases: [String]?) {
    self.kind = kind
    self.releases = releases
  }
}

/// A question and its choices.
public struct QuestionRecord: Hashable, Codable, Sendable {
  public let id: String
  public let prompt: String
  public let profile: String
  public let choices: [Choice]
  /// The position of the choice that equals the run's finding; absent where none or several do.
  public let right: Int?

  public struct Choice: Hashable, Codable, Sendable {
    public let literal: String
    public let feedback: String

    public init(_ literal: String, feedback: String) {
      self.literal = literal
      self.feedback = feedback
    }
  }

  public init(id: String, prompt: String, profile: String, choices: [Choice], right: Int?) {
    self.id = id
    self.prompt = prompt
    self.profile = profile
    self.choices = choices
    self.right = right
  }
}
