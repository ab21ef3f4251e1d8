import StateLabCore

/// A part of a value that changed.
package struct ChangedPart {
  /// The path of the part in the value: `.city`, `[2].isDone`; empty for the whole value.
  package let path: String
  package let old: ValueDescription
  package let new: ValueDescription
  /// For the count of an array: the elements that were added, removed and moved.
  package var elements: ElementHistory?
}

extension [FieldValue] {
  /// The parts that changed. The changed fields inside a field replace the field if there is only one of
  /// them, or if the text of the field is long. Nil if a field has no old value, and if there is no
  /// field.
  package var changedParts: [ChangedPart]? {
    guard !isEmpty, allSatisfy({ $0.old != nil }) else { return nil }
    return flatMap { field -> [ChangedPart] in
      guard let old = field.old else { return [] }
      let path = field.isElement ? field.name : ".\(field.name)"
      if let inside = field.fields, inside.count == 1 || field.value.isLong || old.isLong,
        let parts = inside.changedParts
      {
        return parts.map {
          ChangedPart(path: path + $0.path, old: $0.old, new: $0.new, elements: $0.elements)
        }
      }
      let count = Int(old.literal)
      return [
        ChangedPart(
          path: path, old: old, new: field.value,
          elements: field.elements.flatMap { change in
            count.map { ElementHistory(change, ofCount: $0) }
          })
      ]
    }
  }
}

extension ValueDescription {
  /// True if the value and another one would not fit in a line.
  fileprivate var isLong: Bool { brief.count > 40 }
}
