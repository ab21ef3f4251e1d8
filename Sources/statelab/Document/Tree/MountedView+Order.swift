extension MountedView {
  /// Where it stands among the views inside its parent: by the number that tells it from a sibling,
  /// its place or its id, as long as those stand in order themselves. Else after all of them, since
  /// no event says where.
  func place(among views: ArraySlice<MountedView>) -> Int {
    let isLater = views.map { other in path.isBefore(other.path) }
    guard let first = isLater.firstIndex(of: true), !isLater[first...].contains(false) else {
      return views.endIndex
    }
    return views.startIndex + first
  }
}

extension String {
  /// Whether, of two paths, this one has the smaller number where they part; nil where they part in
  /// anything else. `List/Row[2]` comes before `List/Row[10]`.
  func isBefore(_ other: String) -> Bool? {
    let common = zip(self, other).prefix { $0 == $1 }.map(\.0)
    let start = common.lastIndex { $0 == "[" || $0 == "/" } ?? 0
    guard let own = number(behind: start), let others = other.number(behind: start), own != others
    else { return nil }
    return own < others
  }

  /// The number in the first brackets from there on, in the same component of the path.
  private func number(behind start: Int) -> Int? {
    let component = dropFirst(start).drop { $0 == "/" }.prefix { $0 != "/" }
    return Int(component.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" })
  }
}
