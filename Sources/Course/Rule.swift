/// What SwiftUI and Combine do, in one sentence: a rule that the laboratory keeps and its tests
/// name.
public struct Rule: Hashable, Comparable {
  /// From 1 to 78.
  public let number: Int

  public static let numbers = 1...78

  /// The rule with this number, or nil when there is none.
  public init?(_ number: Int) {
    guard Self.numbers.contains(number) else { return nil }
    self.number = number
  }

  public static func < (one: Rule, other: Rule) -> Bool { one.number < other.number }

  /// `R10`
  public var name: String { "R\(number)" }

  /// The rule in one line of inline Markdown.
  public var title: String { entry.title }

  /// How it is known, in the letters of a claim: `B, C`. None where nobody vouches for it.
  public var confidence: String { entry.confidence }

  /// What there is to doubt about it, beyond what the letters say; nil where nothing is known of.
  public var doubt: String? { Self.doubts[number] }

  private var entry: Entry { Self.table[number - 1] }
  private static let table = RuleArea.all.flatMap(\.entries)

  struct Entry {
    let title: String
    let confidence: String
  }
}

/// Rules about one thing, under a heading.
public struct RuleArea {
  public let title: String
  public let rules: [Rule]

  let entries: [Rule.Entry]

  init(_ title: String, from first: Int, _ entries: [(title: String, confidence: String)]) {
    self.title = title
    self.entries = entries.map { Rule.Entry(title: $0.title, confidence: $0.confidence) }
    rules = entries.indices.compactMap { Rule(first + $0) }
  }
}
