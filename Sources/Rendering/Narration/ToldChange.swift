import Replay
import StateLabCore

/// A value before and after a change, in as few words as show the difference.
package struct ToldChange: Hashable {
  package let old: ValueDescription
  package let new: ValueDescription

  package init(from old: ValueDescription, to new: ValueDescription) {
    self.old = old
    self.new = new
  }

  /// `"free" → "pro"`; `+ "Milk"` for a collection with one more element.
  package var text: String {
    if let elements = elementChanges { return elements.joined(separator: ", ") }
    return "\(old.brief) → \(new.brief)"
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
    return changes.count <= Self.mostChanges && (same > 0 || changes.count == 1) ? changes : nil
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

extension [FieldValue] {
  /// The changes of the fields, each with its path in the value: `.city`, `[2].isDone`. If a field
  /// contains a single change, the result has that change instead of the field's. Nil if a field has
  /// no old value, and if there is no field.
  package var changes: [(path: String, value: ToldChange)]? {
    guard !isEmpty, allSatisfy({ $0.old != nil }) else { return nil }
    return flatMap { field -> [(path: String, value: ToldChange)] in
      guard let old = field.old else { return [] }
      let name = field.isElement ? field.name : ".\(field.name)"
      if let inside = field.fields, inside.count == 1, let changes = inside.changes {
        return changes.map { (name + $0.path, $0.value) }
      }
      return [(name, ToldChange(from: old, to: field.value))]
    }
  }
}

/// The only part of a value that changed, or the whole value.
struct ChangedPart {
  /// The path of the part in the value: `[2].isDone`; empty for the whole value.
  let path: String
  /// `from 2 to 3`.
  let fromTo: String

  init(
    of fields: [FieldValue]?, old: some CustomStringConvertible, new: some CustomStringConvertible
  ) {
    if let changes = fields?.changes, changes.count == 1 {
      path = changes[0].path
      fromTo = "from \(changes[0].value.old) to \(changes[0].value.new)"
    } else {
      path = ""
      fromTo = "from \(old) to \(new)"
    }
  }
}
