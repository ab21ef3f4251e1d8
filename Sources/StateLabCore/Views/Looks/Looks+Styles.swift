// Looks of controls and lists, and styles that a program selects but cannot define.

nonisolated extension View {
  /// Looks only.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { looksOnly }
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { looksOnly }
  public func pickerStyle(_ style: some PickerStyle) -> some View { looksOnly }
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View { looksOnly }
  public func listStyle(_ style: some ListStyle) -> some View { looksOnly }
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View { looksOnly }
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    looksOnly
  }
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { looksOnly }
  public func horizontalRadioGroupLayout() -> some View { looksOnly }
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { looksOnly }
}

nonisolated extension View {
  /// Looks only.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { looksOnly }
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { looksOnly }
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    looksOnly
  }
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { looksOnly }
  public func listItemTint(_ tint: Color?) -> some View { looksOnly }
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { looksOnly }
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { looksOnly }
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { looksOnly }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { looksOnly }
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { looksOnly }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    looksOnly
  }
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { looksOnly }
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View { looksOnly }
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { looksOnly }
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { looksOnly }
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { looksOnly }
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    looksOnly
  }
  public func scrollIndicatorsFlash(onAppear: Bool) -> some View { looksOnly }
  public func scrollIndicatorsFlash(trigger: some Equatable) -> some View { looksOnly }

  /// Looks only; the background is not mounted.
  public func listRowBackground(_ view: (some View)?) -> some View { looksOnly }
  /// Looks only: nothing is scrolled, so the binding is never written.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { looksOnly }
}

nonisolated extension View {
  /// Sets the value that the views inside read from their environment. Looks only.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    environment(\.buttonRepeatBehavior, behavior)
  }
  public func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
  }
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }
}
