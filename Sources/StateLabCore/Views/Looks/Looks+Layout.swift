// Positions and sizes. The simulation has no layout.

nonisolated extension View {
  /// Looks only.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { looksOnly }
  public func padding(_ length: CGFloat) -> some View { looksOnly }
  public func padding(_ insets: EdgeInsets) -> some View { looksOnly }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { looksOnly }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { looksOnly }
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { looksOnly }
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { looksOnly }
  public func fixedSize() -> some View { looksOnly }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { looksOnly }
  public func layoutPriority(_ value: Double) -> some View { looksOnly }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    looksOnly
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    looksOnly
  }
  public func scaledToFit() -> some View { looksOnly }
  public func scaledToFill() -> some View { looksOnly }
  public func offset(_ offset: CGSize) -> some View {
    look(.offset, .pair(offset.width, offset.height))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { look(.offset, .pair(x, y)) }
  public func position(_ position: CGPoint) -> some View {
    self.position(x: position.x, y: position.y)
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { look(.position, .pair(x, y)) }
  public func coordinateSpace(name: some Hashable) -> some View { looksOnly }
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { looksOnly }
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { looksOnly }
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { looksOnly }
  public func gridCellColumns(_ count: Int) -> some View { looksOnly }
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { looksOnly }
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { looksOnly }
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { looksOnly }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { looksOnly }
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { looksOnly }
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
    -> some View
  { looksOnly }
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    looksOnly
  }
  public func safeAreaPadding(_ length: CGFloat) -> some View { looksOnly }
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { looksOnly }
  public func geometryGroup() -> some View { looksOnly }
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { looksOnly }

  /// Looks only: `length` never runs.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View { looksOnly }
  /// Looks only; the closure is not called.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { looksOnly }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { looksOnly }
  /// Looks only: the order on this screen stays that of the source.
  public func zIndex(_ value: Double) -> some View { looksOnly }
  /// Looks only: this screen still shows the labels, by which a test finds the controls.
  public func labelsHidden() -> some View { looksOnly }
}

/// The shared geometry of two views. Looks only.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A value of the system. Looks only.
  public static let position = Self(rawValue: 1)
  public static let size = Self(rawValue: 2)
  public static let frame: Self = [.position, .size]
}

nonisolated extension View {
  /// Sets the value that the views inside read from their environment. Looks only.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}
