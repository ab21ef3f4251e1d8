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

/// A coordinate space. Looks only: views have no position on this screen.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The name of a view's coordinate space. Looks only.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Hashable, @unchecked Sendable {
  fileprivate let name: AnyHashable
  /// The space of the ancestor with this name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The space of the view itself. Looks only.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  /// The space of the view itself.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of the whole screen. Looks only.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  /// The space of the whole screen.
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the ancestor with this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The space of the nearest scroll view.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
  /// The space of the nearest scroll view that scrolls along this axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(axis) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole screen.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

/// The coordinate space of a position.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The space of the whole screen, or of the view itself.
  case global, local
  /// The space of the ancestor with this name.
  case named(AnyHashable)
}
