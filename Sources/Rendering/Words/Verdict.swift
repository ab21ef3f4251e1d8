/// The verdict on a claim that an article makes (fidelity 2.12, 7).
public enum Verdict: String, CaseIterable {
  case holds
  case wrong
  /// The claim is partly right, and the article states more.
  case overstated
  /// The claim is right in effect, and wrong in a term.
  case imprecise
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
    case .overstated: "It is partly as the article says; the article says more."
    case .imprecise: "It is so in effect; the article's words are not exact."
    case .outdated: "It was as the article says when the article was written, and no longer is."
    case .open: "The answer is unknown."
    case .opinion: "It is an opinion; there is nothing to run."
    }
  }
}
