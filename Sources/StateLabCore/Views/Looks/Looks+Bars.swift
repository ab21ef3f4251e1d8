// Titles, bars, sheets and windows.

extension View {
  /// Looks only.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode)
    -> some View
  { looks("navigationBarTitleDisplayMode") }
  /// Looks only.
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitle: some StringProtocol) -> some View {
    looks("navigationSubtitle")
  }
  /// Looks only: the way back stays on this screen.
  public func navigationBarHidden(_ hidden: Bool) -> some View { looks("navigationBarHidden") }
  /// Looks only.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    looks("navigationSplitViewColumnWidth")
  }
  /// Looks only.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View { looks("navigationSplitViewColumnWidth") }
  /// Looks only.
  public func toolbarBackground(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> some View
  { looks("toolbarBackground") }
  /// Looks only.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { looks("toolbarBackground") }
  /// Looks only.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
    -> some View
  { looks("toolbarColorScheme") }
  /// Looks only.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    looks("toolbarTitleDisplayMode")
  }
  /// Looks only: what stands in the toolbar stays on this screen.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    looks("toolbar")
  }
  /// Looks only.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  { looks("toolbarVisibility") }
  /// Looks only.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { looks("toolbarBackgroundVisibility") }
  /// Looks only.
  public func toolbarRole(_ role: ToolbarRole) -> some View { looks("toolbarRole") }
  /// Looks only.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    looks("presentationDetents")
  }
  /// Looks only.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { looks("presentationDetents") }
  /// Looks only.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    looks("presentationDragIndicator")
  }
  /// Looks only.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    looks("presentationCornerRadius")
  }
  /// Looks only.
  public func presentationBackground(_ style: some ShapeStyle) -> some View {
    looks("presentationBackground")
  }
  /// Looks only.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  { looks("presentationBackgroundInteraction") }
  /// Looks only.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    looks("presentationCompactAdaptation")
  }
  /// Looks only.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { looks("presentationContentInteraction") }
  /// Looks only.
  public func presentationSizing(_ sizing: PresentationSizing) -> some View {
    looks("presentationSizing")
  }
  /// Looks only.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { looks("dialogSeverity") }
}

extension View {
  /// Looks only.
  public func previewDisplayName(_ value: String?) -> some View { looks("previewDisplayName") }
  /// Looks only.
  public func previewDevice(_ value: PreviewDevice?) -> some View { looks("previewDevice") }
  /// Looks only.
  public func previewLayout(_ value: PreviewLayout) -> some View { looks("previewLayout") }
  /// Looks only.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
    looks("previewInterfaceOrientation")
  }
  /// Looks only; nobody presses keys here.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
    -> some View
  { looks("keyboardShortcut") }
  /// Looks only; nobody presses keys here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    looks("keyboardShortcut")
  }
  /// Looks only.
  public func defersSystemGestures(on edges: Edge.Set) -> some View {
    looks("defersSystemGestures")
  }
  /// Looks only.
  public func focusable(_ isFocusable: Bool = true) -> some View { looks("focusable") }
  /// Looks only.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { looks("windowResizeAnchor") }
  /// Looks only.
  public func userActivity(_ activityType: String, isActive: Bool = true) -> some View {
    looks("userActivity")
  }
  /// Looks only.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    looks("tabBarMinimizeBehavior")
  }
}
