// How views are drawn. Nothing is drawn here but text.

extension View {
  /// Looks only.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    looks("cornerRadius")
  }
  /// Looks only.
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { looks("shadow") }
  /// Looks only.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { looks("blur") }
  /// Looks only.
  public func brightness(_ amount: Double) -> some View { looks("brightness") }
  /// Looks only.
  public func contrast(_ amount: Double) -> some View { looks("contrast") }
  /// Looks only.
  public func saturation(_ amount: Double) -> some View { looks("saturation") }
  /// Looks only.
  public func grayscale(_ amount: Double) -> some View { looks("grayscale") }
  /// Looks only.
  public func hueRotation(_ angle: Angle) -> some View { looks("hueRotation") }
  /// Looks only.
  public func colorInvert() -> some View { looks("colorInvert") }
  /// Looks only.
  public func colorMultiply(_ color: Color) -> some View { looks("colorMultiply") }
  /// Looks only.
  public func luminanceToAlpha() -> some View { looks("luminanceToAlpha") }
  /// Looks only.
  public func blendMode(_ blendMode: BlendMode) -> some View { looks("blendMode") }
  /// Looks only.
  public func compositingGroup() -> some View { looks("compositingGroup") }
  /// Looks only.
  public func drawingGroup(opaque: Bool = false) -> some View { looks("drawingGroup") }
  /// Looks only.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    looks("rotationEffect")
  }
  /// Looks only.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { looks("rotation3DEffect") }
  /// Looks only.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    looks("scaleEffect")
  }
  /// Looks only.
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    looks("scaleEffect")
  }
  /// Looks only.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { looks("scaleEffect") }
  /// Looks only.
  public func clipped(antialiased: Bool = false) -> some View { looks("clipped") }
  /// Looks only.
  public func clipShape(_ shape: some Shape) -> some View { looks("clipShape") }
  /// Looks only.
  public func contentShape(_ shape: some Shape, eoFill: Bool = false) -> some View {
    looks("contentShape")
  }
  /// Looks only.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape) -> some View {
    looks("contentShape")
  }
  /// Looks only.
  public func containerShape(_ shape: some Shape) -> some View { looks("containerShape") }
  /// Looks only; the mask is not mounted.
  public func mask(_ mask: some View) -> some View { looks("mask") }
  /// Looks only; the mask is not mounted.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  {
    looks("mask")
  }
  /// Looks only.
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    looks("border")
  }
  /// Looks only.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { looks("background") }
  /// Looks only.
  public func background(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    looks("background")
  }
  /// Looks only.
  public func background(in shape: some Shape) -> some View { looks("background") }
  /// Looks only.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { looks("backgroundStyle") }
  /// Looks only.
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { looks("overlay") }
  /// Looks only.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> some View {
    looks("overlay")
  }
  /// Looks only.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { looks("privacySensitive") }
  /// Looks only.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    looks("symbolRenderingMode")
  }
  /// Looks only.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { looks("symbolVariant") }
  /// Looks only.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View {
    looks("symbolEffect")
  }
  /// Looks only.
  public func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> some View {
    looks("symbolEffect")
  }
  /// Looks only.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    looks("contentTransition")
  }
  /// Looks only; nothing is felt.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    looks("sensoryFeedback")
  }
  /// Looks only.
  public func hoverEffect() -> some View { looks("hoverEffect") }
  /// Looks only; the closure is not called.
  public func visualEffect<V: View>(_ effect: @escaping (Self, GeometryProxy) -> V) -> some View {
    looks("visualEffect")
  }
  /// Looks only.
  public func glassEffect() -> some View { looks("glassEffect") }
  /// Looks only; the closure is not called.
  public func scrollTransition<V: View>(_ transition: @escaping (Self, ScrollTransitionPhase) -> V)
    -> some View
  { looks("scrollTransition") }
  /// Looks only.
  public func statusBar(hidden: Bool) -> some View { looks("statusBar") }
  /// Looks only.
  public func statusBarHidden(_ hidden: Bool = true) -> some View { looks("statusBarHidden") }
  /// Looks only.
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    looks("persistentSystemOverlays")
  }
}
