/// The rules in our words, as listed in `rules.md`: a heading for each area, and a table below it.
public struct RuleBook: Hashable {
  public let areas: [Area]

  /// Rules about one subject, under a heading.
  public struct Area: Hashable {
    public let title: String
    public fileprivate(set) var entries: [Entry] = []
  }

  /// A row of a table.
  public struct Entry: Hashable {
    public let rule: DecidingRule
    /// The rule in one line of inline Markdown.
    public let title: String
    /// The letters for the evidence, as in a claim: `B, C`. Empty where no source supports the
    /// rule.
    public let confidence: String
    /// A doubt about the rule, beyond the letters; nil where no doubt is known.
    public let doubt: String?
    /// True where SwiftUI's behavior is unknown and the laboratory chooses one. No question may
    /// rest on such a rule. The table marks it with the letter `O`, which is not part of
    /// ``confidence``.
    public let isOurChoice: Bool

    public var name: String { rule.name }

  }

  /// Reads the headings and the rows that begin with the name of a rule. The rest of the page is
  /// for readers.
  public init(parsing text: String) {
    var areas: [Area] = []
    for line in text.lines {
      if line.hasPrefix("## ") {
        areas.append(Area(title: String(line.dropFirst(3)).trimmed))
      } else if let entry = TableRow(line).flatMap(Entry.init), !areas.isEmpty {
        areas[areas.count - 1].entries.append(entry)
      }
    }
    self.areas = areas
  }

  public var entries: [Entry] { areas.flatMap(\.entries) }

  public subscript(rule: DecidingRule) -> Entry? { entries.first { $0.rule == rule } }
}

extension RuleBook.Entry {
  fileprivate init?(_ row: TableRow) {
    guard row.cells.count == 4, let rule = DecidingRule(named: row.cells[0]) else { return nil }
    let letters = row.cells[2].split(separator: ",").map(\.trimmed)
    self.init(
      rule: rule, title: row.cells[1],
      confidence: letters.filter { $0 != "O" }.joined(separator: ", "),
      doubt: row.cells[3].isEmpty ? nil : row.cells[3], isOurChoice: letters.contains("O"))
  }
}

extension RuleBook.Entry: Comparable {
  public static func < (one: Self, other: Self) -> Bool { one.rule < other.rule }
}
