import Course
import Replay

/// A file's lines with their numbers, and what changed in them since the lesson before.
struct Listing: Hashable {
  let file: String
  /// What the marks compare with, for example `lesson 4`; nil where there are none.
  let since: String?
  let rows: [Row]

  struct Row: Hashable {
    /// Counted from 1; nil for a line that is gone.
    let number: Int?
    let text: String
    let change: Change
  }

  /// `folded` stands for lines that stayed and are left out; the text says how many.
  enum Change { case none, added, removed, folded }

  init(file: String, code: [String]) {
    let rows = code.enumerated().map { Row(number: $0 + 1, text: $1, change: .none) }
    self.init(file: file, since: nil, rows: rows)
  }

  /// Marks the changes, unless so little stayed that the marks would be noise.
  init(file: String, code: [String], since previous: [String], of lesson: String) {
    let difference = LineDiff(from: previous, to: code)
    let kept = code.count - difference.addedLines.count
    guard kept * 2 >= code.count else {
      self.init(file: file, code: code)
      return
    }
    self.init(file: file, difference, since: lesson)
  }

  /// All lines of both, marked.
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
  init(file: String, changes: LineDiff, context: Int = 2) {
    let whole = Listing(file: file, changes, since: nil)
    let changed = whole.rows.indices.filter { whole.rows[$0].change != .none }
    var rows: [Row] = []
    var folded: [Row] = []
    func unfold() {
      // A line which says that one is hidden takes as much room as the one.
      if folded.count < 2 {
        rows += folded
      } else {
        rows.append(Row(number: nil, text: "\(folded.count) lines alike", change: .folded))
      }
      folded = []
    }
    for (index, row) in whole.rows.enumerated() {
      if changed.contains(where: { abs($0 - index) <= context }) {
        unfold()
        rows.append(row)
      } else {
        folded.append(row)
      }
    }
    unfold()
    self.init(file: file, since: nil, rows: rows)
  }

  private init(file: String, since: String?, rows: [Row]) {
    self.file = file
    self.since = since
    self.rows = rows
  }
}
