import Replay
import StateLabCore

/// A value before and after a change, in as few words as show the difference.
package struct ValueChange: Hashable {
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
    guard let before = Self.elements(of: old.brief), let after = Self.elements(of: new.brief),
      before != after, !before.isEmpty, !after.isEmpty
    else { return nil }
    let lines = LineDiff(from: before, to: after).lines
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

  /// The elements of a literal `[1, [2, 3], "a, b"]`; nil for another literal, and for one that was
  /// cut.
  static func elements(of literal: String) -> [String]? {
    guard literal.first == "[", literal.last == "]", !literal.contains("…") else { return nil }
    if literal == "[]" || literal == "[:]" { return [] }
    var elements: [String] = []
    var element = ""
    var depth = 0
    var (isInString, isEscaped) = (false, false)
    for character in literal.dropFirst().dropLast() {
      if isInString {
        (isInString, isEscaped) = (
          character != "\"" || isEscaped, character == "\\" && !isEscaped
        )
      } else {
        switch character {
        case "\"": isInString = true
        case "(", "[", "{": depth += 1
        case ")", "]", "}": depth -= 1
        case "," where depth == 0:
          elements.append(element)
          element = ""
          continue
        case " " where element.isEmpty: continue
        default: break
        }
      }
      element.append(character)
    }
    return depth == 0 && !isInString ? elements + [element] : nil
  }
}
