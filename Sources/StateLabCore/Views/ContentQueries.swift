/// Searches for the name of content without text, such as a shape. Empty content has no name.
final class NameQuery: NodeQuery {
  var name: String?
  /// The color of the shape with the name.
  private(set) var color: Color?
  /// The node that gave the color.
  private(set) var colorSource: Node?
  /// True if the name is that of a shape, which gets the color of the nearest modifier.
  private var awaitsColor = false
  /// The touch whose controls the query skips, with the views behind and in front of them; nil for
  /// the name of all content.
  let besides: _TouchKinds?

  /// True if hidden content has a name, too.
  let includesHidden: Bool

  init(besides: _TouchKinds? = nil, includingHidden: Bool = false) {
    self.besides = besides
    includesHidden = includingHidden
  }

  /// Names a view with an area. A person tells two areas of one name apart by their colors.
  ///
  /// - Parameters:
  ///   - color: The color; nil for that of the nearest modifier.
  ///   - source: The node that gives the color.
  func find(_ name: String, in color: Color? = nil, of source: Node? = nil) {
    self.name = name
    awaitsColor = color == nil
    self.color = color == .clear ? nil : color
    colorSource = self.color == nil ? nil : source
  }

  /// Gives the shape its color, if the shape has none so far.
  func fill(with color: Color, of source: Node) {
    guard awaitsColor, let name else { return }
    find(name, in: color, of: source)
  }

  /// The name with the color: `red Circle`.
  var fullName: String? { name.map { name in color.map { "\($0) \(name)" } ?? name } }

  /// True if the query skips the controls of a touch.
  func skips(_ touch: _TouchKinds) -> Bool { besides == touch }

  override func passOn(below node: Node) {
    node.forEachChild { if name == nil { $0.answer(self) } }
  }
}

/// Checks whether any mounted content is visible.
final class SightQuery: NodeQuery {
  /// True if there is mounted content, and none of it is visible.
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
  /// The name of content without text, with its color, and without, and the node that gives the
  /// color; nil if none of the content has a name.
  final func nameWithoutWords(
    includingHidden: Bool = false
  ) -> (full: String, plain: String, colorSource: Node?)? {
    let query = NameQuery(includingHidden: includingHidden)
    answer(query)
    guard let full = query.fullName, let plain = query.name else { return nil }
    return (full, plain, query.colorSource)
  }

  /// The name of the content apart from the controls that a touch of one kind uses; nil if the
  /// content has only these controls and the views attached to them.
  final func name(besides touch: _TouchKinds) -> String? {
    let query = NameQuery(besides: touch)
    answer(query)
    return query.fullName
  }

  /// True if no mounted content here is visible, so that a person cannot touch it.
  final var isInvisible: Bool {
    let query = SightQuery()
    answer(query)
    return query.isInvisible
  }
}
