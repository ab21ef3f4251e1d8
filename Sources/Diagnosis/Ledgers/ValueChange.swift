import Replay
@_spi(Steps) import StateLabCore

/// A change of a state, or of a property of an object.
struct ValueChange: Sendable {
  let event: Event
  /// The same for all changes of one property.
  let key: String
  /// The name of the property.
  let property: String
  /// The class of the object; nil for a state.
  let type: String?
  let old: ValueDescription
  let new: ValueDescription

  init?(_ event: Event) {
    self.event = event
    switch event.kind {
    case .wrote(let path, let old, let new):
      (key, property, type) = ("\(event.view ?? -1).\(path)", path.description, nil)
      (self.old, self.new) = (old, new)
    case .willChange(_, let id, let change?, _):
      (key, property, type) = (
        "object \(id ?? -1).\(change.property)", change.property, change.type
      )
      (old, new) = (change.old, change.new)
    case .observed(let changes):
      guard changes.count == 1 else { return nil }
      let change = changes[0]
      let object = change.objectID.map { "object \($0)" } ?? change.type
      (key, property, type) = ("\(object).\(change.property)", change.property, change.type)
      (old, new) = (change.old, change.new)
    default: return nil
    }
  }

  /// True if the value is a number.
  var isNumber: Bool { new.literal.first.map { $0.isNumber || $0 == "-" } ?? false }

  /// True if the new value has all elements of the old one.
  var isGrowth: Bool {
    guard let old = old.elements, let new = new.elements else { return false }
    return !old.isEmpty && old.allSatisfy(new.contains)
  }
}

extension ValueDescription {
  /// The literals of the elements of an array or a set; nil for other values and for a list that the
  /// record cuts off.
  var elements: [String]? { literal.literalElements }

  /// True if the literal contains the text, and not as a part of a longer word or number.
  func hasWord(_ word: String) -> Bool { literal.hasWord(word) }
}

extension String {
  /// True if the string contains the text, and not as a part of a longer word or number.
  func hasWord(_ word: String) -> Bool {
    guard !word.isEmpty else { return false }
    var rest = self[...]
    while let range = rest.firstRange(of: word) {
      let before = self[..<range.lowerBound].last
      let after = self[range.upperBound...].first
      let isWhole = [before, after].allSatisfy { $0.map { !$0.isLetter && !$0.isNumber } ?? true }
      if isWhole { return true }
      rest = self[range.upperBound...]
    }
    return false
  }
}
