/// A rule, or the Swift language, that decides the answer to a question.
nonisolated public enum DecidingRule: Hashable {
  case rule(Rule)
  /// The language alone: that Swift copies a struct, for example, is not a rule of SwiftUI.
  case swift

  /// The rule with the exact name `R10`, or `Swift`; nil where there is none.
  init?(named name: String) {
    let rule = Int(name.drop { $0 == "R" }).flatMap(Rule.init).map(Self.rule)
    guard let found = [rule, .swift].compactMap(\.self).first(where: { $0.name == name }) else {
      return nil
    }
    self = found
  }

  /// `R10`, or `Swift`.
  public var name: String {
    switch self {
    case .rule(let rule): rule.name
    case .swift: "Swift"
    }
  }

  public var rule: Rule? { if case .rule(let rule) = self { rule } else { nil } }
}

nonisolated extension DecidingRule: Comparable {
  /// `Swift` sorts first, because the rules rest on the language.
  public static func < (one: DecidingRule, other: DecidingRule) -> Bool {
    (one.rule?.number ?? 0) < (other.rule?.number ?? 0)
  }
}
