/// The place to which a program scrolls. It is kept and compared, and nothing scrolls because of it.
public struct ScrollPosition: Hashable, Sendable {
  /// The edge that the program asked for last, if it did.
  public private(set) var edge: Edge?
  /// The point that the program asked for last, if it did.
  public private(set) var point: CGPoint?
  /// False: no person scrolls by hand here.
  public var isPositionedByUser: Bool { false }
  private nonisolated(unsafe) var id: AnyHashable?

  /// No place yet, where views are known by ids of a type.
  public init(idType: (some Hashable & Sendable).Type) {}
  /// No place yet.
  public init() {}
  /// The view with an id.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) { scrollTo(id: id) }
  /// An edge.
  public init(edge: Edge) { scrollTo(edge: edge) }
  /// A point.
  public init(point: CGPoint) { scrollTo(point: point) }

  /// The id of the view that the program asked for last.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
  public var viewID: (any Hashable)? { id?.base as? any Hashable }

  /// Asks for the view with an id.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (AnyHashable(id), nil, nil)
  }
  /// Asks for an edge.
  public mutating func scrollTo(edge: Edge) { (id, self.edge, point) = (nil, edge, nil) }
  /// Asks for a point.
  public mutating func scrollTo(point: CGPoint) { (id, edge, self.point) = (nil, nil, point) }
}

extension View {
  /// Looks only: nothing scrolls, and the position stays as the program wrote it.
  public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View { looksOnly }
}
