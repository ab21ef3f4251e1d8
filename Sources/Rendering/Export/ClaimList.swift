/// The JSON of `claims --format json`.
public struct ClaimList: Hashable, Codable, Sendable {
  public let claims: [Entry]
  /// Findings of ours, which no article states.
  public let findings: [Entry]

  public struct Entry: Hashable, Codable, Sendable {
    /// The article that makes the claim; absent from our own findings.
    public let article: String?
    public let lesson: Int
    public let lessonID: String
    /// The grounds, in words.
    public let known: String
    public let claim: ClaimRecord

    public init(
      article: String? = nil, lesson: Int, lessonID: String, known: String, claim: ClaimRecord
    ) {
      self.article = article
      self.lesson = lesson
      self.lessonID = lessonID
      self.known = known
      self.claim = claim
    }
  }

  public init(claims: [Entry], findings: [Entry]) {
    self.claims = claims
    self.findings = findings
  }
}
