// Titles, bars, sheets and windows.

nonisolated extension View {
  /// Looks only.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { looksOnly }
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View { looksOnly }
  public func navigationSubtitle(_ subtitle: LocalizedStringKey) -> some View { looksOnly }
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View { looksOnly }
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { looksOnly }
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { looksOnly }
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { looksOnly }
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { looksOnly }
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { looksOnly }
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { looksOnly }
  public func toolbarRole(_ role: ToolbarRole) -> some View { looksOnly }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { looksOnly }
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { looksOnly }
  public func presentationDragIndicator(_ visibility: Visibility) -> some View { looksOnly }
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { looksOnly }
  public func presentationBackground(_ style: some ShapeStyle) -> some View { looksOnly }
  public func containerBackground(
    _ style: some ShapeStyle, for container: ContainerBackgroundPlacement
  ) -> some View { looksOnly }
  /// Looks only; the background is not mounted.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View { looksOnly }
  /// Looks only; the background is not mounted.
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View { looksOnly }
  /// Looks only.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { looksOnly }
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { looksOnly }
  public func findNavigator(isPresented: Binding<Bool>) -> some View { looksOnly }
  public func findDisabled(_ isDisabled: Bool = true) -> some View { looksOnly }
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { looksOnly }
  public func presentationSizing(_ sizing: PresentationSizing) -> some View { looksOnly }
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { looksOnly }
  @_disfavoredOverload
  public func dialogSuppressionToggle(
    _ title: some StringProtocol, isSuppressed: Binding<Bool>
  ) -> some View { looksOnly }
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { looksOnly }
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { looksOnly }
  public func dialogIcon(_ icon: Image?) -> some View { looksOnly }
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { looksOnly }
}

nonisolated extension View {
  /// Looks only.
  public func previewDisplayName(_ value: String?) -> some View { looksOnly }
  public func previewDevice(_ value: PreviewDevice?) -> some View { looksOnly }
  public func previewLayout(_ value: PreviewLayout) -> some View { looksOnly }
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { looksOnly }
  public func defersSystemGestures(on edges: Edge.Set) -> some View { looksOnly }
  public func focusable(_ isFocusable: Bool = true) -> some View { looksOnly }
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    looksOnly
  }
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View { looksOnly }
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { looksOnly }
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { looksOnly }
}
