// The customization of tabs (iOS 18), for the sidebar of an iPad. On a phone it has no effect.

/// The order and the visibility of tabs that a person chose in a sidebar. A phone has no sidebar, so
/// the value never changes.
public struct TabViewCustomization: Codable, Sendable {
  /// A customization without choices.
  public init() {}

  /// Forgets the chosen visibility of each tab.
  public mutating func resetVisibility() {}
  /// Forgets the chosen order of the tabs in each section.
  public mutating func resetSectionOrder() {}
}

extension AppStorage where Value == TabViewCustomization {
  /// Keeps the customization of a `TabView`.
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(key, store, wrappedValue, read: { $0 as? Value }, write: { $0 })
  }
}

/// The ways in which a person may customize a tab. Looks only.
public enum TabCustomizationBehavior: _LooksOption { case automatic, reorderable, disabled }

/// A place that shows tabs. Looks only.
public enum AdaptableTabBarPlacement: _LooksOption { case automatic, sidebar, tabBar }

/// The place of a tab in a bar or a sidebar. Looks only.
public enum TabPlacement: _LooksOption { case automatic, pinned, sidebarOnly }

nonisolated extension View {
  /// Keeps what a person customizes in the tabs of this view. Without effect on a phone.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    looksOnly
  }
  /// Shows a view above the tabs in the sidebar, which a phone does not have.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { looksOnly }
  /// Shows a view below the tabs in the sidebar, which a phone does not have.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { looksOnly }
  /// Shows a bar at the bottom of the sidebar, which a phone does not have.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { looksOnly }
}

nonisolated extension TabContent {
  /// Names the tab in a customization. Looks only.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { looksOnly }
  /// Allows or forbids customization in some places. Looks only.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { looksOnly }
  /// Shows or hides the tab in some places, until a person decides. Looks only: the tab stays visible.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { looksOnly }
  /// Says where the tab has its place, for an iPad. Looks only: a phone shows each tab in its bar.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { looksOnly }
  /// Adds buttons to a section in the sidebar, which a phone does not have.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> { looksOnly }
}
