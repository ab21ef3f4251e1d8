// Coordinate spaces of positions and sizes.

/// The size of a view, for its alignment. The simulation has no layout and never creates a value.
public struct ViewDimensions: Hashable, Sendable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  /// The position of an alignment guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  /// The position that the view sets for a guide; always nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The name of a view's coordinate space. Looks only.
public struct NamedCoordinateSpace: Hashable, Sendable {}

/// The coordinate space of a position.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the whole screen, or of the view itself.
  case global, local
  /// The space of the ancestor with this name.
  case named(AnyHashable)
}
