nonisolated extension View {
  /// Shows or hides bars of the page: without `bars`, the navigation bar.
  ///
  /// Without the navigation bar, the page has no title, no back button, no search field and no items
  /// of this bar.
  /// Hiding the bottom bar hides its items, and hiding the tab bar hides its buttons.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    show(visibility, bars)
  }
  /// Shows or hides bars of the page, as `toolbar(_:for:)` does (iOS 18).
  public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View { show(visibility, bars) }

  /// Shows or hides the navigation bar of the page, in the form before iOS 16.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    show(hidden ? .hidden : .visible, [.navigationBar])
  }

  /// Our choice: `automatic` bars are the navigation bar, and an `automatic` visibility does not change
  /// that of the views inside.
  private func show(
    _ visibility: Visibility, _ bars: [ToolbarPlacement]
  ) -> ModifiedContent<Self, _BarVisibilityModifier> {
    let named = (bars.isEmpty ? [.automatic] : bars).map {
      $0 == .automatic ? ToolbarPlacement.navigationBar : $0
    }
    let isHidden = named.map { ($0, visibility == .hidden) }
    return modifier(
      _BarVisibilityModifier(
        isHidden: visibility == .automatic
          ? [:] : Dictionary(isHidden, uniquingKeysWith: { first, _ in first })))
  }
}

/// Shows or hides bars of a page.
nonisolated public struct _BarVisibilityModifier: PrimitiveModifier {
  let isHidden: [ToolbarPlacement: Bool]

  typealias Playing = BarVisibilityPlayer
}

final class BarVisibilityPlayer: ModifierPlayer<_BarVisibilityModifier> {
  override func update(_ new: _BarVisibilityModifier) {
    if modifier.isHidden != new.isHidden { node.graph.screenChanged() }
    modifier = new
  }

  override func answer(_ query: NodeQuery) {
    super.answer(query)
    switch query {
    case let query as PreferenceQuery<HiddenBarsKey>:
      query.value = modifier.isHidden.filter { $0.key != .tabBar }
        .merging(query.value ?? [:]) { own, _ in own }
    case let query as PreferenceQuery<HiddenTabBarKey>:
      query.value = modifier.isHidden[.tabBar] ?? query.value
    default: break
    }
  }
}

/// True for each bar of the stack that a page hides. Of several values for one bar, the outermost
/// and first one applies. A nested stack keeps the values of its pages, so that a drawing of nested
/// stacks visits each page once for its bars.
enum HiddenBarsKey: PreferenceKey {
  static var defaultValue: [ToolbarPlacement: Bool] { [:] }
  static func reduce(
    value: inout [ToolbarPlacement: Bool], nextValue: () -> [ToolbarPlacement: Bool]
  ) {
    value.merge(nextValue()) { first, _ in first }
  }
}

/// True if a page hides the tab bar, which is outside the page's stack. Of several values, the
/// outermost and first one applies.
enum HiddenTabBarKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) {}
}

/// Searches for a stack whose page in front hides the navigation bar.
final class HiddenBarSearch: LayerSearch {}

extension [ToolbarPlacement: Bool] {
  /// The hidden bars.
  var hidden: Set<ToolbarPlacement> { Set(filter(\.value).keys) }
}
