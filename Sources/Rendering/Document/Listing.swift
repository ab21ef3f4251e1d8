import Replay

/// A line of a file, with its number; a gap between two declarations has none.
public struct NumberedLine: Hashable, Sendable {
  public let number: Int?
  public let text: String

  public init(number: Int?, text: String) {
    self.number = number
    self.text = text
  }
}

/// A file's lines with their numbers, and the changes since the previous lesson.
package struct Listing: Hashable {
  package let file: String
  /// The lesson that the marks compare with, `lesson 4`; nil where there are no marks.
  package let since: String?
  package let rows: [Row]

  package struct Row: Hashable {
    /// Counted from 1; nil for a removed line.
    package let number: Int?
    package let text: String
    package let change: Change
  }

  /// `folded` stands for unchanged lines that are left out; the text says how many.
  package enum Change {
    case none, added, removed, folded

    /// The sign before the line, and the style of both.
    package var sign: (text: String, style: Style) {
      switch self {
      case .none: (" ", .plain)
      case .added: ("+", .added)
      case .removed: ("-", .removed)
      case .folded: ("…", .quiet)
      }
    }
  }

  /// The listing without the name of its file, which a listing above has.
  package var continued: Listing { Listing(file: "", since: since, rows: rows) }

  package init(file: String, code: [String]) {
    let rows = code.enumerated().map { Row(number: $0 + 1, text: $1, change: .none) }
    self.init(file: file, since: nil, rows: rows)
  }

  /// Lines of a file, with the file's line numbers.
  package init(file: String, excerpt: [NumberedLine]) {
    let rows = excerpt.map { Row(number: $0.number, text: $0.text, change: .none) }
    self.init(file: file, since: nil, rows: rows)
  }

  /// An excerpt with marks at the changes, unless so few lines stayed that marks would be noise.
  ///
  /// - Parameter previous: The other file without its experiments.
  package init(
    file: String, excerpt: [NumberedLine], of whole: [NumberedLine],
    since previous: [String], of lesson: String
  ) {
    let difference = LineDiff(from: previous, to: whole.map(\.text))
    let wanted = Set(excerpt.compactMap(\.number))
    var rows: [Row] = []
    var position = 0
    var isInside = false
    for line in difference.lines {
      let number = position < whole.count ? whole[position].number : nil
      switch line {
      case .removed(let text):
        // A line that was removed between two lines that are shown.
        if isInside, number.map(wanted.contains) ?? (position == whole.count) {
          rows.append(Row(number: nil, text: text, change: .removed))
        }
        continue
      case .same(let text), .added(let text):
        position += 1
        isInside = number.map(wanted.contains) ?? false
        guard isInside else { continue }
        if let last = rows.last?.number, let number, number > last + 1 {
          rows.append(Row(number: nil, text: "", change: .none))
        }
        var change = Change.none
        if case .added = line { change = .added }
        rows.append(Row(number: number, text: text, change: change))
      }
    }
    let shown = rows.filter { $0.number != nil }
    guard shown.count(where: { $0.change == .none }) * 2 >= shown.count else {
      self.init(file: file, excerpt: excerpt)
      return
    }
    self.init(file: file, since: lesson, rows: rows)
  }

  /// All lines of both files, marked.
  private init(file: String, _ difference: LineDiff, since: String?) {
    var number = 0
    let rows = difference.lines.map { line -> Row in
      switch line {
      case .same(let text):
        number += 1
        return Row(number: number, text: text, change: .none)
      case .added(let text):
        number += 1
        return Row(number: number, text: text, change: .added)
      case .removed(let text): return Row(number: nil, text: text, change: .removed)
      }
    }
    self.init(file: file, since: since, rows: rows)
  }

  /// The changes alone, with a few lines around each.
  package init(file: String, changes: LineDiff, context: Int = 2) {
    self = Listing(file: file, changes, since: nil).folded(context: context, least: 2)
  }

  /// The changed lines, with a few lines around each; the whole listing where there are no marks.
  ///
  /// - Parameter least: The fewest unchanged lines that are folded into one.
  package func folded(context: Int = 2, least: Int = 5) -> Listing {
    let changed = self.rows.indices.filter { self.rows[$0].change != .none }
    if changed.isEmpty, since == nil { return self }
    var rows: [Row] = []
    var folded: [Row] = []
    func unfold() {
      // A line that reports one hidden line takes as much room as the hidden line.
      if folded.count < least {
        rows += folded
      } else {
        rows.append(
          Row(number: nil, text: Words.current.listing.alike(folded.count), change: .folded))
      }
      folded = []
    }
    for (index, row) in self.rows.enumerated() {
      if changed.contains(where: { abs($0 - index) <= context }) {
        unfold()
        rows.append(row)
      } else {
        folded.append(row)
      }
    }
    unfold()
    return Listing(file: file, since: since, rows: rows)
  }

  private init(file: String, since: String?, rows: [Row]) {
    self.file = file
    self.since = since
    self.rows = rows
  }
}
