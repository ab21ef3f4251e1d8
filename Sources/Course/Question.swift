import StateLabCore

/// A question whose right answer the run computes. Which choice that must be is typed by hand, so
/// that a run which changes cannot quietly make another one right.
public struct Question: Hashable {
  public let id: String
  /// What is asked, one or more paragraphs of inline Markdown.
  public let prompt: String
  /// What is asked for.
  public let finding: FindingReference
  /// The release that the question speaks of.
  public let profile: Profile
  /// What decides the answer: rules, or the Swift language.
  public let grounds: [Ground]
  /// Exactly one is expected to be right.
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
  /// Whether the author says that this is the right one. `check` holds the run against it; grading
  /// asks the run.
  public let isExpected: Bool
}
