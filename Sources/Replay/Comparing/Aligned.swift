extension Array {
  /// Both lists in order, with elements of the same key beside each other: as many as can be.
  public func aligned<Key: Hashable>(
    with b: [Element], by key: (Element) -> Key
  ) -> [(a: Element?, b: Element?)] {
    let a = self
    let keys = (a.map(key), b.map(key))
    // What only one of the lists has matches nothing: to search for it takes the square of how many
    // there are.
    let known = (Set(keys.0), Set(keys.1))
    let (shared, others) = (
      (keys.0.indices.filter { known.1.contains(keys.0[$0]) }),
      (keys.1.indices.filter { known.0.contains(keys.1[$0]) })
    )
    var removed = Set(keys.0.indices).subtracting(shared)
    var added = Set(keys.1.indices).subtracting(others)
    for change in others.map({ keys.1[$0] }).difference(from: shared.map { keys.0[$0] }) {
      switch change {
      case .remove(let offset, _, _): removed.insert(shared[offset])
      case .insert(let offset, _, _): added.insert(others[offset])
      }
    }
    var pairs: [(a: Element?, b: Element?)] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        pairs.append((a[i], nil))
        i += 1
      } else if j < b.count, added.contains(j) {
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
