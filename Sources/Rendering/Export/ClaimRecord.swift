/// A statement of an article, or a finding of ours, with its outcomes.
public struct ClaimRecord: Hashable, Codable, Sendable {
  public let id: String
  public let says: String
  /// The claim in a few words; absent where it is short enough.
  public var short: String?
  public let sources: [String]
  /// The sources with the titles of the articles, and the row.
  public let from: String
  /// run, compiled, documented or opinion.
  public let kind: String
  /// The row of the contract: `N15` for `N15-why`.
  public let row: String
  /// holds, wrong, overstated, imprecise, outdated, open or opinion; absent from our own findings.
  public var verdict: String?
  public var article: String?
  /// The value in the author's words.
  public var articleWords: String?
  public var confidence: String?
  /// The grounds for the claim, in words.
  public let known: String
  public var note: String?
  public let verdicts: [Verdict]

  public struct Verdict: Hashable, Codable, Sendable {
    /// A profile's name, or `Swift` where the compiler decides.
    public let judge: String
    public let text: String
    /// The outcome; absent where there is none.
    public var literal: String?
    /// The literal in the author's words, where the author gives some.
    public var words: String?
    /// True if the profile was made to match this outcome.
    public let isReported: Bool
    /// True if the outcome is as the article states; absent where the article names no value, or
    /// nothing could be run.
    public var holds: Bool?

    public init(judge: String, text: String, isReported: Bool) {
      self.judge = judge
      self.text = text
      self.isReported = isReported
    }
  }

  public init(
    id: String, says: String, sources: [String], from: String, kind: String, row: String,
    known: String, verdicts: [Verdict]
  ) {
    self.id = id
    self.says = says
    self.sources = sources
    self.from = from
    self.kind = kind
    self.row = row
    self.known = known
    self.verdicts = verdicts
  }
}
