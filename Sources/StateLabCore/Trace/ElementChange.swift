/// The elements that an array lost and received, each with its position: `[2]`. An element that moved is
/// in both lists.
public struct ElementChange: Hashable, Codable, Sendable {
  /// The removed elements, with their positions in the old array, in ascending order.
  public let removed: [FieldValue]
  /// The added elements, with their positions in the new array, in ascending order.
  public let added: [FieldValue]

  /// Creates a change from its parts; a recorded field carries the change of an array.
  public init(removed: [FieldValue], added: [FieldValue]) {
    self.removed = removed
    self.added = added
  }

  fileprivate init(_ difference: CollectionDifference<ValueDescription>) {
    func fields(_ changes: [CollectionDifference<ValueDescription>.Change]) -> [FieldValue] {
      changes.map { change in
        switch change {
        case .insert(let offset, let element, _), .remove(let offset, let element, _):
          FieldValue(name: "[\(offset)]", value: element)
        }
      }
    }
    self.init(removed: fields(difference.removals), added: fields(difference.insertions))
  }
}

extension [FieldValue] {
  /// True for the elements of an array, also of an empty one: a struct without fields has no list.
  var isArray: Bool { allSatisfy(\.isElement) }

  /// The elements that differ at their positions, if no element was added, removed or moved; else the
  /// count with the removed and added elements. All elements if there is no old array; nil if both
  /// texts are short.
  func elementChanges(since old: Self?) -> Self? {
    guard hasLongText || old?.hasLongText == true else { return nil }
    guard let old, !old.isEmpty, old.isArray, isArray else {
      return count > Self.mostElements
        ? nil
        : map {
          FieldValue(name: $0.name, value: $0.value, fields: $0.fields?.changes(since: nil))
        }
    }
    let difference = map(\.value).difference(from: old.map(\.value))
    if isInPlace(of: old, difference.count) {
      return zip(self, old).filter { $0.differs(from: $1) }.map { $0.change(since: $1) }
    }
    guard difference.count <= 2 * Self.mostElements else { return nil }
    return [
      FieldValue(
        name: "count", value: .literal("\(count)"), old: .literal("\(old.count)"),
        elements: ElementChange(difference))
    ]
  }

  /// True if the text of the array may be cut before a changed element.
  private var hasLongText: Bool {
    reduce(0) { $0 + $1.value.literal.utf8.count } > ValueWriter.recordedWidth / 2
  }

  /// True if each element is still at its position, perhaps with another value: its `id` is the same, or,
  /// without ids, more elements would have to move than have another value.
  ///
  /// - Parameter moves: The number of elements to add and to remove.
  private func isInPlace(of old: Self, _ moves: Int) -> Bool {
    guard count == old.count else { return false }
    let changed = zip(self, old).filter { $0.differs(from: $1) }
    if moves == 0 || changed.allSatisfy({ $0.id != nil && $0.id == $1.id }) { return true }
    return changed.allSatisfy { $0.id == $1.id } && moves >= 2 * changed.count
      && changed.map(\.0.value.literal).sorted() != changed.map(\.1.value.literal).sorted()
  }
}

extension FieldValue {
  /// The stored `id` of a struct.
  fileprivate var id: ValueDescription? { fields?.first { $0.name == "id" }?.value }
}
