/// The placement of an item in a bar. Looks only, except `keyboard`.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// One of the placements.
  case automatic, principal, navigation, primaryAction, secondaryAction, status,
    confirmationAction, cancellationAction, destructiveAction, keyboard, topBarLeading,
    topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing
}

/// The content of a bar; here any view.
public typealias ToolbarContent = View
/// Builds the content of bars.
public typealias ToolbarContentBuilder = ViewBuilder

/// An item of a bar. On this screen the item is below the view with the bar; an item above the
/// keyboard is below all other lines, while a text field has the focus or is being edited.
nonisolated public struct ToolbarItem<Content: View>: BarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views with a placement in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
  /// Views with a placement in a bar that a person can customize. The simulation does not customize
  /// bars.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.init(placement: placement, content: content)
  }
}

/// The space between the items of a bar. Looks only.
nonisolated public struct ToolbarSpacer: BlankView {
  static var hasContent: Bool { false }

  /// Looks only.
  public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// The size of a space between items. Looks only.
public enum SpacerSizing: Sendable { case flexible, fixed }

/// Several items of a bar, at the position of a ``ToolbarItem``.
nonisolated public struct ToolbarItemGroup<Content: View>: BarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views with a placement in a bar.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

nonisolated protocol BarContent: ContainerView {
  var placement: ToolbarItemPlacement { get }
}

extension BarContent {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    BarContentNode(view, site)
  }
}

extension ToolbarItemPlacement {
  /// The bar with the item; nil for the bar above the keyboard.
  fileprivate var bar: ToolbarPlacement? {
    switch self {
    case .keyboard: nil
    case .bottomBar, .status: .bottomBar
    default: .navigationBar
    }
  }
}

private final class BarContentNode<V: BarContent>: ContainerNode<V> {
  override var drawsInPlace: Bool { false }

  override func update(_ view: V) {
    if self.view.placement != view.placement { graph.screenChanged() }
    super.update(view)
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen:
      guard let bar = view.placement.bar else { return addToKeyboard(of: screen) }
      if !screen.hiddenBars.contains(bar) { super.answer(screen) }
    case let items as BarItemsQuery:
      if view.placement.bar == nil || view.placement.bar == .bottomBar && items.isInStack {
        answer(items.screen)
      }
    default: super.answer(query)
    }
  }

  private func addToKeyboard(of screen: Screen) {
    screen.addToKeyboard(self)
    graph.drawnLines.changesAsOne = true
  }
}

/// Draws the items of a view's bars without those of the navigation bar.
final class BarItemsQuery: NodeQuery {
  let screen: Screen
  /// False outside a navigation, where there is no bottom bar, either.
  let isInStack: Bool

  init(on screen: Screen, isInStack: Bool) {
    self.screen = screen
    self.isInStack = isInStack
  }
}

nonisolated extension View {
  fileprivate func attachToBar(_ items: some View) -> some View {
    modifier(_AttachedModifier(attached: items, isBefore: false, isInBar: true))
  }

  /// Mounts the items of this view's bars. On this screen they follow the view. The bars are those
  /// of a navigation stack or a split view: elsewhere, only items above the keyboard are visible.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    attachToBar(content())
  }
  /// Mounts the items of a bar that a person can customize. The simulation does not customize bars.
  public func toolbar<Content: View>(id: String, @ViewBuilder content: () -> Content) -> some View {
    attachToBar(content())
  }

  /// Mounts the items of the bar's title menu. The screen shows the items, although the menu is
  /// closed, as a ``Menu`` is.
  public func toolbarTitleMenu<Items: View>(@ViewBuilder content: () -> Items) -> some View {
    attachToBar(content().inClosedMenu)
  }

  /// Mounts items of the navigation bar, in the form before iOS 14.
  public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    attachToBar(TupleView((leading, trailing)))
  }

  /// Mounts items of the navigation bar, in the form before iOS 14.
  public func navigationBarItems<L: View>(leading: L) -> some View { attachToBar(leading) }

  /// Mounts items of the navigation bar, in the form before iOS 14.
  public func navigationBarItems<T: View>(trailing: T) -> some View { attachToBar(trailing) }
}
