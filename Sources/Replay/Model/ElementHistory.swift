import StateLabCore

/// The changes of an array's elements in one step, or in several that follow each other.
package struct ElementHistory: Hashable {
  private let oldCount: Int
  private var elements: [Element]
  /// The texts of the old elements that left, by their old positions.
  private var left: [Int: ValueDescription] = [:]

  private enum Element: Hashable {
    case old(Int)
    case new(ValueDescription)
  }

  init(_ change: ElementChange, ofCount count: Int) {
    oldCount = count
    elements = (0..<count).map { .old($0) }
    apply(change)
  }

  /// The changes of this step and a later one; nil if other steps changed the array between them.
  package func followed(by later: Self) -> Self? {
    guard elements.count == later.oldCount else { return nil }
    var result = self
    result.apply(
      ElementChange(
        removed: later.left.sorted { $0.key < $1.key }.map {
          FieldValue(name: "[\($0.key)]", value: $0.value)
        },
        added: later.elements.enumerated().compactMap { position, element in
          guard case .new(let text) = element else { return nil }
          return FieldValue(name: "[\(position)]", value: text)
        }))
    return result
  }

  private mutating func apply(_ change: ElementChange) {
    for field in change.removed.reversed() {
      guard let position = field.position, elements.indices.contains(position) else { continue }
      if case .old(let old) = elements.remove(at: position) { left[old] = field.value }
    }
    for field in change.added {
      guard let position = field.position else { continue }
      elements.insert(.new(field.value), at: min(position, elements.count))
    }
  }

  /// The difference between the first and the last array.
  package enum Outcome: Hashable {
    case same
    /// Elements were only added, or only removed.
    case count(from: Int, to: Int)
    case exchanged(removed: [ValueDescription], added: [ValueDescription])
    case moved(from: Int, to: Int)
    case swapped(Int, Int)
    /// The same elements in another order.
    case reordered(count: Int)
  }

  package var outcome: Outcome {
    // An element that left and came back has moved.
    var missing = left.sorted { $0.key < $1.key }
    var added: [ValueDescription] = []
    let places = elements.compactMap { element -> Int? in
      switch element {
      case .old(let place): return place
      case .new(let text):
        if let index = missing.firstIndex(where: { $0.value == text }) {
          return missing.remove(at: index).key
        }
        added.append(text)
        return nil
      }
    }
    let removed = missing.map(\.value)
    let isSorted = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
    switch (removed.isEmpty, added.isEmpty) {
    case (true, true): return isSorted ? .same : Self.order(places)
    case (true, false) where isSorted, (false, true) where isSorted:
      return .count(from: oldCount, to: elements.count)
    default: return .exchanged(removed: removed, added: added)
    }
  }

  /// - Parameter places: The old position of each element.
  private static func order(_ places: [Int]) -> Outcome {
    let changed = places.indices.filter { places[$0] != $0 }
    guard let first = changed.first, let last = changed.last else { return .same }
    if changed.count == 2 { return .swapped(first, last) }
    var moved = places
    moved.insert(moved.remove(at: last), at: first)
    if moved == Array(places.indices) { return .moved(from: first, to: last) }
    moved = places
    moved.insert(moved.remove(at: first), at: last)
    if moved == Array(places.indices) { return .moved(from: last, to: first) }
    return .reordered(count: places.count)
  }
}

extension FieldValue {
  /// The position of an element.
  fileprivate var position: Int? { Int(name.dropFirst().dropLast()) }
}
