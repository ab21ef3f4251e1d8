extension Array {
  /// Both lists in order, with as many elements of equal keys as possible side by side.
  public func aligned<Key: Hashable>(
    with b: [Element], by key: (Element) -> Key
  ) -> [(a: Element?, b: Element?)] {
    let a = self
    let keys = (a.map(key), b.map(key))
    // An element of one list alone matches nothing: searching for it takes quadratic time.
    let known = (Set(keys.0), Set(keys.1))
    var isRemoved = keys.0.map { !known.1.contains($0) }
    var isAdded = keys.1.map { !known.0.contains($0) }
    let shared = (
      keys.0.indices.filter { !isRemoved[$0] }, keys.1.indices.filter { !isAdded[$0] }
    )
    let (old, new) = (shared.0.map { keys.0[$0] }, shared.1.map { keys.1[$0] })
    if old != new {
      let difference = new.difference(from: old)
      for case .remove(let offset, _, _) in difference.removals {
        isRemoved[shared.0[offset]] = true
      }
      for case .insert(let offset, _, _) in difference.insertions {
        isAdded[shared.1[offset]] = true
      }
    }
    var pairs: [(a: Element?, b: Element?)] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, isRemoved[i] {
        pairs.append((a[i], nil))
        i += 1
      } else if j < b.count, isAdded[j] {
        pairs.append((nil, b[j]))
        j += 1
      } else {
        pairs.append((a[i], b[j]))
        i += 1
        j += 1
      }
    }
    return pairs
  }
}
