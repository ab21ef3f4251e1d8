// Where views stand and how large they are. Nothing is laid out here.

extension View {
  /// Looks only.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    looks("padding")
  }
  /// Looks only.
  public func padding(_ length: CGFloat) -> some View { looks("padding") }
  /// Looks only.
  public func padding(_ insets: EdgeInsets) -> some View { looks("padding") }
  /// Looks only.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { looks("frame") }
  /// Looks only.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { looks("frame") }
  /// Looks only.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View
  { looks("containerRelativeFrame") }
  /// Looks only: `length` never runs.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (_ length: CGFloat, _ axis: Axis) -> CGFloat
  ) -> some View { looks("containerRelativeFrame") }
  /// Looks only.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View { looks("containerRelativeFrame") }
  /// Looks only.
  public func fixedSize() -> some View { looks("fixedSize") }
  /// Looks only.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { looks("fixedSize") }
  /// Looks only.
  public func layoutPriority(_ value: Double) -> some View { looks("layoutPriority") }
  /// Looks only.
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    looks("aspectRatio")
  }
  /// Looks only.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    looks("aspectRatio")
  }
  /// Looks only.
  public func scaledToFit() -> some View { looks("scaledToFit") }
  /// Looks only.
  public func scaledToFill() -> some View { looks("scaledToFill") }
  /// Looks only.
  public func offset(_ offset: CGSize) -> some View { looks("offset") }
  /// Looks only.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { looks("offset") }
  /// Looks only.
  public func position(_ position: CGPoint) -> some View { looks("position") }
  /// Looks only.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { looks("position") }
  /// Looks only; the closure is not called.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { looks("alignmentGuide") }
  /// Looks only; the closure is not called.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { looks("alignmentGuide") }
  /// Looks only.
  public func coordinateSpace(name: some Hashable) -> some View { looks("coordinateSpace") }
  /// Looks only.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    looks("coordinateSpace")
  }
  /// Looks only.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    looks("edgesIgnoringSafeArea")
  }
  /// Looks only.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
    -> some View
  { looks("ignoresSafeArea") }
  /// Looks only: the order on this screen stays that of the source.
  public func zIndex(_ value: Double) -> some View { looks("zIndex") }
  /// Looks only.
  public func gridCellColumns(_ count: Int) -> some View { looks("gridCellColumns") }
  /// Looks only.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { looks("gridCellAnchor") }
  /// Looks only.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    looks("gridColumnAlignment")
  }
  /// Looks only.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { looks("gridCellUnsizedAxes") }
  /// Looks only.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { looks("contentMargins") }
  /// Looks only.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View { looks("contentMargins") }
  /// Looks only.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { looks("contentMargins") }
  /// Looks only.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    looks("safeAreaPadding")
  }
  /// Looks only.
  public func safeAreaPadding(_ length: CGFloat) -> some View { looks("safeAreaPadding") }
  /// Looks only.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { looks("scenePadding") }
  /// Looks only.
  public func geometryGroup() -> some View { looks("geometryGroup") }
  /// Looks only.
  public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { looks("matchedGeometryEffect") }
  /// Looks only: this screen goes on naming the controls, for them to be found by.
  public func labelsHidden() -> some View { looks("labelsHidden") }
}
