/// The position to which a program scrolls. The value is stored and compared, and nothing scrolls.
public struct ScrollPosition: Hashable, Sendable {
  /// The last edge that the program scrolled to; nil for another position.
  public private(set) var edge: Edge?
  /// The last point that the program scrolled to; nil for another position.
  public private(set) var point: CGPoint?
  /// False: no person scrolls by hand here.
  public var isPositionedByUser: Bool { false }
  private nonisolated(unsafe) var id: AnyHashable?

  /// No position yet, for views with ids of this type.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// No position yet.
  public init() {}
  /// The position of the view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id) }
  /// The position of an edge.
  public init(edge: Edge) { scrollTo(edge: edge) }
  /// The position of a point.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// The id of the last view that the program scrolled to.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// Sets the position to the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (AnyHashable(id), nil, nil)
  }
  /// Sets the position to an edge.
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  /// Sets the position to a point.
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
}

nonisolated extension View {
  /// Looks only: nothing scrolls, and the position stays as the program wrote it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { looksOnly }
}
