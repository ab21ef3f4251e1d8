import StateLabCore

/// A question whose right answer nobody typed: the run computes it.
public struct Question: Hashable {
  public let id: String
  /// What is asked, one or more paragraphs of inline Markdown.
  public let prompt: String
  /// What is asked for.
  public let finding: FindingReference
  /// The release that the question speaks of.
  public let profile: Profile
  public let choices: [Choice]

  /// The positions of the choices that equal what the run found. A sound question has exactly one.
  public func rightChoices(by run: Run) -> [Int] {
    guard let outcome = run.outcome(of: finding.name) else { return [] }
    return choices.indices.filter { choices[$0].literal == outcome }
  }
}

/// A value that may be the answer.
public struct Choice: Hashable {
  /// As `describe(_:)` writes it.
  public let literal: String
  /// What somebody who picked it should hear.
  public let feedback: String
}
