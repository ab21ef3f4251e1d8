extension Array {
  /// Both lists in order, with elements of the same key beside each other: as many as can be.
  public func aligned<Key: Equatable>(
    with b: [Element], by key: (Element) -> Key
  ) -> [(a: Element?, b: Element?)] {
    let a = self
    let keys = (a.map(key), b.map(key))
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in keys.1.difference(from: keys.0) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
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
