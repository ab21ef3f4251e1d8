nonisolated extension View {
  /// Sets the title of the page, which its stack shows on the page's first line.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modifier(_PageTraitModifier<NavigationTitleKey>(value: String(title)))
  }
  /// Sets the title of the page, which its stack shows on the page's first line.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }
  /// Sets the title of the page, which its stack shows on the page's first line.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }
  /// Sets the title of the page. A person cannot edit the title on this screen.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Sets the title of the page, in the form before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }
  /// Sets the title of the page, in the form before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Sets the title of the page, in the form before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Sets the title of the page, in the form before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}

/// The title that a page passes to its stack. Of several titles, the first one applies.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension Screen {
  /// Draws the title of a page before the page.
  func drawTitle(of page: Node) {
    guard !isForControlsOnly,
      let title = page.preferenceOfChildren(NavigationTitleKey.self).flatMap(\.self),
      !title.isEmpty
    else { return }
    draw(title)
  }
}
