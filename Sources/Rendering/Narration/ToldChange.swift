import Replay
import StateLabCore

/// A value before and after a change, in as few words as show the difference.
package struct ToldChange: Hashable {
  package let old: ValueDescription
  package let new: ValueDescription
  /// For the count of an array: the elements that were added, removed and moved.
  let elements: ElementHistory?

  package init(
    from old: ValueDescription, to new: ValueDescription, elements: ElementHistory? = nil
  ) {
    self.old = old
    self.new = new
    self.elements = elements
  }

  /// This change and a later one of the same value.
  func followed(by later: Self) -> Self {
    Self(
      from: old, to: later.new,
      elements: elements.flatMap { elements in
        later.elements.flatMap { elements.followed(by: $0) }
      })
  }

  /// True if the text is the same as before.
  var isAsBefore: Bool {
    elements.map { $0.outcome == .same } ?? (old == new)
  }

  /// `"free" → "pro"`; `+ "Milk"` for a collection with one more element.
  func text(_ words: ElementWords) -> String {
    elements.flatMap { words.text(of: $0.outcome) }
      ?? elementChanges?.joined(separator: ", ") ?? "\(old.brief) → \(new.brief)"
  }

  /// The elements that were added and removed; nil for values that are no collections, and where most
  /// elements differ.
  private var elementChanges: [String]? {
    guard let before = old.brief.literalElements, let after = new.brief.literalElements,
      before != after, !before.isEmpty, !after.isEmpty
    else { return nil }
    let lines = LineDiff(from: before, to: after).lines
    guard lines.hidesNoPlace else { return nil }
    let changes = lines.compactMap { line -> String? in
      switch line {
      case .same: nil
      case .added(let element): "+ \(element)"
      case .removed(let element): "- \(element)"
      }
    }
    let same = lines.count - changes.count
    guard same > 0 || changes.count == 1 else { return nil }
    let isShort =
      changes.count <= Self.mostChanges
      || changes.joined(separator: ", ").count < old.brief.count + new.brief.count
    return isShort ? changes : nil
  }

  private static let mostChanges = 3
}

extension [LineDiff.Line] {
  /// False if elements left and others came at different places, or in a collection with equal elements:
  /// `[0, 5]` → `[5, 1]` is more than `- 0, + 1`.
  fileprivate var hidesNoPlace: Bool {
    let changed = indices.filter { if case .same = self[$0] { false } else { true } }
    let isOneKind =
      changed.allSatisfy { if case .added = self[$0] { true } else { false } }
      || changed.allSatisfy { if case .removed = self[$0] { true } else { false } }
    if isOneKind { return true }
    let elements = map { line in
      switch line {
      case .same(let element), .added(let element), .removed(let element): element
      }
    }
    // One place: the changed lines follow each other.
    return Set(elements).count == elements.count
      && changed.count == (changed.last ?? 0) - (changed.first ?? 0) + 1
  }
}

/// The part of a value that changed, in a sentence.
struct ChangeClause {
  /// The path of the part in the value: `[2].isDone`; empty for the whole value.
  let path: String
  /// `from 2 to 3`, `([3] moved to [0])`
  let change: String

  /// The only part that changed, or the whole value.
  init(
    of fields: [FieldValue]?, old: some CustomStringConvertible, new: some CustomStringConvertible
  ) {
    guard let parts = fields?.changedParts, parts.count == 1 else {
      path = ""
      change = "from \(old) to \(new)"
      return
    }
    if let text = parts[0].elements.flatMap({ ElementWords.english.text(of: $0.outcome) }) {
      path = parts[0].path.withoutCount
      change = "(\(text))"
    } else {
      path = parts[0].path
      change = "from \(parts[0].old) to \(parts[0].new)"
    }
  }
}
