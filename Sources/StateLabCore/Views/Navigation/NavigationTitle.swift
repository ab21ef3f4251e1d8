extension View {
  /// Gives the page a title: its stack shows it on the page's first line.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modifier(_PageTraitModifier<NavigationTitleKey>(value: String(title)))
  }
  /// Gives the page a title: its stack shows it on the page's first line.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }
  /// Gives the page a title: its stack shows it on the page's first line.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }
  /// Gives the page a title, which nobody can change on this screen.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(title.wrappedValue)
  }

  /// Gives the page a title, as it was written before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(title)
  }
  /// Gives the page a title, as it was written before iOS 14.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  /// Gives the page a title, as it was written before iOS 14.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: some StringProtocol, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
  /// Gives the page a title, as it was written before iOS 14.
  public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { navigationTitle(title) }
}

/// The title that a page hands up to its stack. Of several the first one counts.
enum NavigationTitleKey: PreferenceKey {
  static var defaultValue: String? { nil }
  static func reduce(value: inout String?, nextValue: () -> String?) {
    value = value ?? nextValue()
  }
}

extension Screen {
  /// Draws the title of a page in front of it.
  func drawTitle(of page: Node) {
    guard !isForControlsOnly,
      let title = page.preferenceOfChildren(NavigationTitleKey.self).flatMap(\.self),
      !title.isEmpty
    else { return }
    draw(title)
  }
}
