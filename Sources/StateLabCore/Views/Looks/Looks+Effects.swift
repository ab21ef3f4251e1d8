// Graphical effects. The simulation draws text only.

nonisolated extension View {
  /// Looks only.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { looksOnly }
  public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)
    -> some View
  { looksOnly }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    look(.blur, .number(radius))
  }
  public func brightness(_ amount: Double) -> some View { looksOnly }
  public func contrast(_ amount: Double) -> some View { looksOnly }
  public func saturation(_ amount: Double) -> some View { looksOnly }
  public func grayscale(_ amount: Double) -> some View { looksOnly }
  public func hueRotation(_ angle: Angle) -> some View { looksOnly }
  public func colorInvert() -> some View { looksOnly }
  public func colorMultiply(_ color: Color) -> some View { looksOnly }
  public func luminanceToAlpha() -> some View { looksOnly }
  public func blendMode(_ blendMode: BlendMode) -> some View { looksOnly }
  public func compositingGroup() -> some View { looksOnly }
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View { looksOnly }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    look(.rotation, .number(angle.degrees))
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View { look(.rotation, .number(angle.degrees)) }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    look(.scale, .pair(scale.width, scale.height))
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    look(.scale, .number(s))
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View
  { look(.scale, .pair(x, y)) }
  public func clipped(antialiased: Bool = false) -> some View { looksOnly }
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some View {
    looksOnly
  }
  public func containerShape(_ shape: some Shape) -> some View { looksOnly }
  public func border(_ content: some ShapeStyle, width: CGFloat = 1) -> some View {
    look(.border, content._look)
  }
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { look(.background, style._look) }
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { look(.background, style._look) }
  public func background(in shape: some Shape, fillStyle: FillStyle = FillStyle()) -> some View {
    looksOnly
  }
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { looksOnly }
  public func overlay(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all)
    -> some View
  { looksOnly }
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View { looksOnly }
  public func privacySensitive(_ sensitive: Bool = true) -> some View { looksOnly }
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View { looksOnly }
  public func symbolEffect<V: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: V
  ) -> some View { looksOnly }
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { looksOnly }
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { looksOnly }
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    looksOnly
  }
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { looksOnly }
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { looksOnly }
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { looksOnly }
  public func glassEffect(_ glass: Glass = .regular) -> some View { looksOnly }
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> some View {
    looksOnly
  }
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { looksOnly }
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    looksOnly
  }
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID)
    -> some View
  { looksOnly }
  public func backgroundExtensionEffect(isEnabled: Bool = true) -> some View { looksOnly }
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { looksOnly }
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { looksOnly }
  public func statusBar(hidden: Bool) -> some View { looksOnly }
  public func statusBarHidden(_ hidden: Bool = true) -> some View { looksOnly }
  public func persistentSystemOverlays(_ visibility: Visibility) -> some View { looksOnly }

  /// Looks only; the mask is not mounted.
  public func mask(_ mask: some View) -> some View { looksOnly }
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View)
    -> some View
  { looksOnly }
  /// Looks only; the closure is not called.
  public func visualEffect<V: View>(_ effect: @escaping (Self, GeometryProxy) -> V) -> some View {
    looksOnly
  }
  public func scrollTransition<V: View>(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping (Self, ScrollTransitionPhase) -> V
  ) -> some View { looksOnly }
  public func scrollTransition<V: View>(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil, transition: @escaping (Self, ScrollTransitionPhase) -> V
  ) -> some View { looksOnly }
}

nonisolated extension View {
  /// Sets the value that the views inside read from their environment. Looks only.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
  public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}
