/// The verdict on a claim that an article makes (fidelity 2.12, 7).
public enum Verdict: String, CaseIterable {
  case holds
  case wrong
  /// The claim is partly right, and the article states more.
  case overstated
  /// The claim was right when the article was written.
  case outdated
  /// The answer is unknown.
  case open
  case opinion

  /// The verdict in one sentence.
  public var meaning: String {
    switch self {
    case .holds: "It is as the article says."
    case .wrong: "It is not as the article says."
    case .overstated: "There is something to it, and the article says more than that."
    case .outdated: "It was so when the article was written, and is no more."
    case .open: "Nobody knows."
    case .opinion: "Somebody thinks so; there is nothing to run."
    }
  }
}
