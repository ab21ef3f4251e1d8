/// The rows from before the update, from which each id takes its own row.
///
///     former  [ a ][ b ][ c ][ d ]
///                    ↑ next
///
/// Rows mostly stay in order, with one appended, inserted or removed. So the search first checks
/// the next row, and the row after it; only a row that moved requires a table of the remaining
/// rows.
struct FormerRows<ID: Hashable> {
  let ids: [ID]
  private var next = 0
  private var isTaken: [Bool]
  /// Positions of skipped rows, by their ids; slices, to be taken from the front.
  private var table: [ID: ArraySlice<Int>] = [:]

  init(_ ids: [ID]) {
    self.ids = ids
    isTaken = Array(repeating: false, count: ids.count)
  }

  var untaken: [Int] { isTaken.indices.filter { !isTaken[$0] } }

  mutating func takeNext(_ id: ID) -> Int? {
    guard next < ids.count else { return nil }
    if ids[next] != id {
      guard next + 1 < ids.count, ids[next + 1] == id else { return nil }
      passOver()
    }
    defer { next += 1 }
    isTaken[next] = true
    return next
  }

  mutating func takeAny(_ id: ID) -> Int? {
    if table[id, default: []].isEmpty { while next < ids.count { passOver() } }
    guard let place = table[id]?.popFirst() else { return nil }
    isTaken[place] = true
    return place
  }

  private mutating func passOver() {
    StepCounter.count()
    table[ids[next], default: []].append(next)
    next += 1
  }
}
