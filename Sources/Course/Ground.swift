/// What decides the answer to a question.
public enum Ground: Hashable {
  case rule(Rule)
  /// The language alone: that a struct is copied, say, is no rule of SwiftUI's.
  case swift

  /// `R10`, or `Swift`.
  public var name: String {
    switch self {
    case .rule(let rule): rule.name
    case .swift: "Swift"
    }
  }

  /// What it says, in one line of inline Markdown.
  public var title: String {
    switch self {
    case .rule(let rule): rule.title
    case .swift: "The Swift language decides this, and no rule of SwiftUI."
    }
  }

  public var rule: Rule? { if case .rule(let rule) = self { rule } else { nil } }
}

extension Ground: Comparable {
  /// The language first, for the rules rest on it.
  public static func < (one: Ground, other: Ground) -> Bool {
    (one.rule?.number ?? 0) < (other.rule?.number ?? 0)
  }
}
