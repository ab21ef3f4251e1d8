// What places and sizes are measured in.

/// The size of a view, for its alignment. Nothing is laid out here, so nobody makes one.
public struct ViewDimensions: Hashable, Sendable {
  /// The width of the view, in points.
  public let width: CGFloat
  /// The height of the view, in points.
  public let height: CGFloat

  /// A guide of the view.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// A name for the coordinates of a view. Looks only.
public struct NamedCoordinateSpace: Hashable, Sendable {}

/// The coordinates that a place is said in.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// Those of the whole screen, or those of the view itself.
  case global, local
  /// Those of the ancestor with this name.
  case named(AnyHashable)
}
