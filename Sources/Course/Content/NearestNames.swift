nonisolated extension [String] {
  /// The names closest to a misspelled one, the likeliest first; empty when none is close.
  ///
  /// - Parameter limit: The maximum number of letters that differ.
  nonisolated public func nearest(to name: String, within limit: Int = .max) -> [String] {
    let reach = Swift.min(limit, Swift.max(1, name.count / 3))
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.enumerated()
      .map { (distance: editDistance($0.element, name), position: $0.offset, name: $0.element) }
      .filter { $0.distance <= reach && $0.distance < Swift.max($0.name.count, name.count) }
      .sorted { ($0.distance, $0.position) < ($1.distance, $1.position) }
      .prefix(3).map(\.name)
  }
}

/// The number of letters to add, remove, replace or swap with their neighbour.
nonisolated private func editDistance(_ a: String, _ b: String) -> Int {
  let a = Array(a.lowercased())
  let b = Array(b.lowercased())
  var beforePrevious: [Int] = []
  var previous = Array(0...b.count)
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var best = min(row[j] + 1, previous[j + 1] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
        best = min(best, beforePrevious[j - 1] + 1)
      }
      row.append(best)
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[b.count]
}
