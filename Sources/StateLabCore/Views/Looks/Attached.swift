/// Attaches views to another view: behind it, in front of it, or in a bar.
///
/// The attached views are mounted with the modified view, and their state lives as long as that
/// view's state. Each has its own lines on this screen, before or after the lines of the modified
/// view.
nonisolated public struct _AttachedModifier<Attached: View>: _PrimitiveViewModifier {
  let attached: Attached
  /// True if the attached views come first on the screen.
  let isBefore: Bool
  /// True for the buttons of a swipe that replace the Delete button of the row.
  var replacesDelete = false
  /// True for views that a person reaches by pulling: they exist only if content of the view
  /// scrolls.
  var isForPulling = false
  /// True for the items of a bar, which only a navigation shows.
  var isInBar = false
  /// True for a search field, which belongs to the navigation bar.
  var isSearchField = false

  @MainActor public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    AttachedNode(view, site)
  }
}

nonisolated extension View {
  /// The view with attached views.
  func attach<Attached: View>(
    _ attached: Attached, isBefore: Bool = false
  ) -> ModifiedContent<Self, _AttachedModifier<Attached>> {
    modifier(_AttachedModifier(attached: attached, isBefore: isBefore))
  }

  /// Mounts views behind this view. On this screen their lines come first.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { attach(content(), isBefore: true) }

  /// Mounts a view behind this view. On this screen its lines come first.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { attach(background, isBefore: true) }

  /// Mounts views in front of this view. On this screen their lines follow those of the view.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { attach(content()) }

  /// Mounts a view in front of this view. On this screen its lines follow those of the view.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { attach(overlay) }

  /// Mounts views at the edge of this view.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { attach(content(), isBefore: edge == .top) }
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { attach(content(), isBefore: edge == .top) }

  /// Mounts a view above the tab bar.
  public func tabViewBottomAccessory<V: View>(@ViewBuilder content: () -> V) -> some View {
    attach(content())
  }

  /// Mounts the items of a menu. The screen shows the items below the view, although the menu is
  /// closed, as a ``Menu`` is.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
    attach(menuItems().inClosedMenu)
  }

  /// Mounts the items of a menu, in the form before iOS 15; nil for none.
  public func contextMenu<Items: View>(_ contextMenu: ContextMenu<Items>?) -> some View {
    attach(contextMenu?.items.inClosedMenu)
  }

  /// Lets a tap on a row of a list with selection perform the primary action, except in the edit mode. The
  /// menu of the selected rows is not mounted.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.rowAction,
      primaryAction.map { action in
        { tag in
          guard let tag = tag.base as? I else { return false }
          action([tag])
          return true
        }
      })
  }

  /// Mounts the items of a menu; the preview is not mounted. The screen shows the items below the
  /// view, although the menu is closed.
  public func contextMenu<Items: View, Preview: View>(
    @ViewBuilder menuItems: () -> Items, @ViewBuilder preview: () -> Preview
  ) -> some View { attach(menuItems().inClosedMenu) }

  /// Mounts the buttons that a swipe shows. The screen shows the buttons below the row, although
  /// the row is not swiped. As in a ``Menu``, a button presents nothing. The buttons at the
  /// trailing edge replace the Delete button of `onDelete`.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _AttachedModifier(
        attached: content().inClosedMenu, isBefore: false, replacesDelete: edge == .trailing))
  }
}

private final class AttachedNode<V: View, Attached: View>: ViewNode<
  ModifiedContent<V, _AttachedModifier<Attached>>
>
{
  private var content: ViewNode<V>?
  private var attached: ViewNode<Attached>?

  override init(_ view: ModifiedContent<V, _AttachedModifier<Attached>>, _ site: NodeSite) {
    super.init(view, site)
    let original = original as? Self
    content = V._makeNode(
      view.content, self.site(key: .position(0), original: original?.content))
    attached = Attached._makeNode(
      view.modifier.attached, self.site(key: .position(1), original: original?.attached))
  }

  override func update(_ view: ModifiedContent<V, _AttachedModifier<Attached>>) {
    self.view = view
    content?.update(view.content)
    attached?.update(view.modifier.attached)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    let children = view.modifier.isBefore ? [attached, content] : [content, attached]
    for case let child? in children as [Node?] { visit(child) }
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen where view.modifier.isInBar && !isInVisibleBar(on: screen):
      content?.draw(on: screen)
      attached?.answer(BarItemsQuery(on: screen, isInStack: scope.values.navigation != nil))
    case let screen as Screen where view.modifier.isSearchField && isInHiddenBar(on: screen):
      content?.draw(on: screen)
    case let screen as Screen:
      let isHidden = view.modifier.isForPulling && !ScrollingQuery().succeeds(in: content)
      forEachChild { child in
        guard child === attached else { return child.draw(on: screen) }
        if !isHidden { screen.drawWithoutLabel { child.draw(on: screen) } }
      }
    // In a list the attached views belong to the row: they are not rows themselves.
    case let choices as ChoiceQuery where choices.tag != nil:
      choices.addRow(self) { content?.answer(choices) }
    // The attached views belong to no row. They are mounted last.
    case let rows as RowsQuery: rows.passes = content == nil || rows.child === content
    // Attached views belong to the control to which they are attached.
    case let names as NameQuery where names.besides != nil: content?.answer(names)
    case let search as SwipeActionsQuery where view.modifier.replacesDelete: search.isFound = true
    default: super.answer(query)
    }
  }

  /// True if a navigation shows its bar, for the items with no other place.
  private func isInVisibleBar(on screen: Screen) -> Bool {
    scope.values.navigation != nil && !screen.hiddenBars.contains(.navigationBar)
  }

  /// True if the page around the view, or in front of the stack in the view, hides its navigation bar.
  private func isInHiddenBar(on screen: Screen) -> Bool {
    screen.hiddenBars.contains(.navigationBar) || HiddenBarSearch().succeeds(in: content)
  }

  override var viewType: Any.Type? { nil }
}

/// The items of a menu, in the form before iOS 15.
nonisolated public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// A menu with these items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}
