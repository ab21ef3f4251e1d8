@_spi(Steps) import StateLabCore

/// The listed views, in their order. Finding a view, appending one and removing one take the same
/// time, however many views there are.
///
///     places     [ 4 ][ · ][ 7 ][ 2 ]       a removed view left a gap
///
/// Gaps are closed once they are half of all places.
struct ViewOrder {
  /// The numbers of the views.
  private(set) var places: [Int?] = []
  /// The position of each view among the places, by its number.
  private var positions: [Int: Int] = [:]

  func position(of id: Int) -> Int? { positions[id] }

  var last: Int? { places.last { $0 != nil } ?? nil }

  /// The number of views before this one. It is counted from the end, where most views are added.
  func rank(of id: Int) -> Int {
    let after = places[((positions[id] ?? places.endIndex - 1) + 1)...]
    StepCounter.count(1 + after.count)
    return positions.count - 1 - after.count { $0 != nil }
  }

  mutating func insert(_ id: Int, at position: Int) {
    places.insert(id, at: position)
    number(from: position)
  }

  mutating func remove(_ id: Int) {
    guard let position = positions.removeValue(forKey: id) else { return }
    places[position] = nil
    if places.count > 2 * positions.count {
      places.removeAll { $0 == nil }
      number(from: 0)
    }
  }

  /// Each view is at the place that `positions` names, and at most half of the places are gaps.
  func checkInvariants() {
    precondition(places.count { $0 != nil } == positions.count, "a view stands at one place")
    for (id, position) in positions {
      precondition(places[position] == id, "a view stands where it is said to")
    }
    precondition(
      places.count <= max(2 * positions.count, 1), "gaps close once they are half of all")
  }

  private mutating func number(from start: Int) {
    StepCounter.count(places.count - start)
    for position in start..<places.count {
      if let id = places[position] { positions[id] = position }
    }
  }
}
