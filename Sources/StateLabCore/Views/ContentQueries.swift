/// Searches for the name of what is shown without words, as a shape is.
final class NameQuery: NodeQuery {
  var name: String?

  override func passOn(below node: Node) {
    node.forEachChild { if name == nil { $0.answer(self) } }
  }
}

/// Asks whether anything of what is mounted can be seen.
final class SightQuery: NodeQuery {
  /// True if something is mounted, and none of it can be seen.
  var isInvisible = false

  override func passOn(below node: Node) {
    var (isEmpty, isSeen) = (true, false)
    node.forEachChild { child in
      guard !child.isLayer, !isSeen else { return }
      isEmpty = false
      isInvisible = false
      child.answer(self)
      isSeen = !isInvisible
    }
    isInvisible = !isEmpty && !isSeen
  }
}

extension Node {
  /// The name of what is shown here without words; nil where nothing has one.
  final var nameWithoutWords: String? {
    let query = NameQuery()
    answer(query)
    return query.name
  }

  /// True if nothing of what is mounted here can be seen, and so it cannot be touched.
  final var isInvisible: Bool {
    let query = SightQuery()
    answer(query)
    return query.isInvisible
  }
}
