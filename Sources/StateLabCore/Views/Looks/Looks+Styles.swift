// Looks of controls and lists, and styles that nobody writes himself.

extension View {
  /// Looks only.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    looks("buttonBorderShape")
  }
  /// Looks only.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    looks("buttonRepeatBehavior")
  }
  /// Looks only.
  public func pickerStyle(_ style: some PickerStyle) -> some View { looks("pickerStyle") }
  /// Looks only.
  public func datePickerStyle(_ style: some DatePickerStyle) -> some View {
    looks("datePickerStyle")
  }
  /// Looks only.
  public func textEditorStyle(_ style: some TextEditorStyle) -> some View {
    looks("textEditorStyle")
  }
  /// Looks only.
  public func listStyle(_ style: some ListStyle) -> some View { looks("listStyle") }
  /// Looks only.
  public func formStyle(_ style: some FormStyle) -> some View { looks("formStyle") }
  /// Looks only.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View { looks("tabViewStyle") }
  /// Looks only.
  public func navigationViewStyle(_ style: some NavigationViewStyle) -> some View {
    looks("navigationViewStyle")
  }
  /// Looks only.
  public func navigationSplitViewStyle(_ style: some NavigationSplitViewStyle) -> some View {
    looks("navigationSplitViewStyle")
  }
  /// Looks only.
  public func indexViewStyle(_ style: some IndexViewStyle) -> some View { looks("indexViewStyle") }
  /// Looks only.
  public func controlSize(_ controlSize: ControlSize) -> some View { looks("controlSize") }
  /// Looks only.
  public func menuIndicator(_ visibility: Visibility) -> some View { looks("menuIndicator") }
  /// Looks only.
  public func menuOrder(_ order: MenuOrder) -> some View { looks("menuOrder") }
  /// Looks only.
  public func headerProminence(_ prominence: Prominence) -> some View { looks("headerProminence") }
  /// Looks only.
  public func horizontalRadioGroupLayout() -> some View { looks("horizontalRadioGroupLayout") }
  /// Looks only.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
    looks("defaultWheelPickerItemHeight")
  }
}

extension View {
  /// Looks only.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { looks("listRowInsets") }
  /// Looks only.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { looks("listRowSeparator") }
  /// Looks only.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
    looks("listRowSeparatorTint")
  }
  /// Looks only.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
    -> some View
  { looks("listSectionSeparator") }
  /// Looks only; the background is not mounted.
  public func listRowBackground(_ view: (some View)?) -> some View { looks("listRowBackground") }
  /// Looks only.
  public func listItemTint(_ tint: Color?) -> some View { looks("listItemTint") }
  /// Looks only.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { looks("listRowSpacing") }
  /// Looks only.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { looks("listSectionSpacing") }
  /// Looks only.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    looks("listSectionSpacing")
  }
  /// Looks only.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    looks("scrollContentBackground")
  }
  /// Looks only.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { looks("scrollIndicators") }
  /// Looks only.
  public func scrollDisabled(_ disabled: Bool) -> some View { looks("scrollDisabled") }
  /// Looks only.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    looks("scrollDismissesKeyboard")
  }
  /// Looks only.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    looks("scrollTargetLayout")
  }
  /// Looks only.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehaviorKind) -> some View {
    looks("scrollTargetBehavior")
  }
  /// Looks only.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical])
    -> some View
  { looks("scrollBounceBehavior") }
  /// Looks only.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    looks("scrollClipDisabled")
  }
  /// Looks only: nothing is scrolled, so the binding is never written.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
  { looks("scrollPosition") }
  /// Looks only.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    looks("defaultScrollAnchor")
  }
}
