/// Several screens, of which one is visible, with a button for each below.
///
/// A tab is mounted when it is first visible and keeps its state from then on. Without a selection,
/// the view stores the visible tab itself, by the tab's identity, independent of the tags. If no view
/// has a tab item, the items are blank, and a person cannot name them: all views are mounted, and one
/// is visible. With ``PageTabViewStyle`` there is no bar, and buttons replace the swipes.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View, _BuiltIn {
  private let selection: Binding<SelectionValue>?
  private let content: Content
  private let origin: Origin

  /// Tabs with a selection: the binding holds the tag of the visible tab.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.selection = selection
    self.content = content()
    origin = Origin(fileID, line)
  }

  /// The tabs, and the buttons.
  @MainActor public var body: some View {
    TabFrame(
      selection: selection?.erasedTag ?? .constant(0), keepsChoice: selection == nil,
      content: content, origin: origin)
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs without a selection of the program.
  public init(
    @TabContentBuilder<Int> content: () -> Content, fileID: String = #fileID, line: Int = #line
  ) {
    self.init(selection: nil, content: content, fileID: fileID, line: line)
  }
}

extension Binding where Value: Hashable {
  /// A value as one of many tags. Writing a tag of another type has no effect.
  var erasedTag: Binding<AnyHashable> {
    projected(
      Projection(key: "tag") {
        AnyHashable($0)
      } set: { value, tag in
        guard let new = tag.base as? Value else { return false }
        value = new
        return true
      })
  }
}

/// A screen of a ``TabView``, with its label.
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent, _BuiltIn {
  /// The type of the tab's value in a selection.
  public typealias TabValue = Value

  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab with a label of views.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content(), label())
  }

  private init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }

  /// The screen and its label.
  @MainActor public var body: some View {
    ModifiedContent(
      content: content, modifier: _TabItemModifier(label: label, tag: value.map { AnyHashable($0) })
    )
  }
}

extension Tab where Value == Int {
  /// A tab with a label of views, identified by its position.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content(), label())
  }
}

extension Tab where Label == StateLabCore.Label<Text, Image> {
  /// A tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), StateLabCore.Label(title, systemImage: systemImage))
  }

  /// A tab with a title and an image.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content(), StateLabCore.Label(title, image: image))
  }
}

extension Tab where Value == Int, Label == StateLabCore.Label<Text, Image> {
  /// A tab with a title and a symbol, identified by its position.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), StateLabCore.Label(title, systemImage: systemImage))
  }

  /// A tab with a title and an image, identified by its position.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content(), StateLabCore.Label(title, image: image))
  }
}

/// The default label for the role of a tab: the label of a search tab is `Search`.
nonisolated public struct DefaultTabLabel: View, _BuiltIn {
  let role: TabRole?

  /// The label.
  @MainActor public var body: some View { Text(verbatim: role == .search ? "Search" : "") }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the default label of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, content(), DefaultTabLabel(role: role))
  }
}

extension Tab where Value == Int, Label == DefaultTabLabel {
  /// A tab with the default label of its role, identified by its position.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(nil, content(), DefaultTabLabel(role: role))
  }
}

/// Tabs with a common heading (iOS 18). On a phone the tabs stand in the bar like all others, and
/// the heading is hidden.
nonisolated public struct TabSection<Header: View, Content: View, SelectionValue: Hashable>:
  TabContent, _BuiltIn
{
  /// The type of the tabs' values in a selection.
  public typealias TabValue = SelectionValue

  private let content: Content

  /// Tabs below a heading of views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }

  /// The tabs.
  @MainActor public var body: some View { content }
}

extension TabSection where Header == Text {
  /// Tabs below a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, @TabContentBuilder<SelectionValue> content: () -> Content
  ) { self.init(content: content, header: { Text(title) }) }
}

extension TabSection where Header == EmptyView {
  /// Tabs without a heading.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(content: content, header: { EmptyView() })
  }
}

/// The purpose of a tab. Looks only.
public enum TabRole: Hashable, Sendable {
  /// The search tab.
  case search
}

nonisolated extension View {
  /// Sets the style of the tab views inside: only ``PageTabViewStyle`` has an effect.
  public func tabViewStyle(_ style: some TabViewStyle) -> some View {
    environment(\.showsTabsAsPages, style is PageTabViewStyle)
  }

  /// Makes this view a tab of the enclosing ``TabView``, with this label.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label(), tag: nil))
  }
}

extension EnvironmentValues {
  /// True if tab views show pages instead of tabs.
  var showsTabsAsPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

private enum PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// Makes a view a tab.
nonisolated public struct _TabItemModifier<Label: View>: _PrimitiveViewModifier {
  let label: Label
  let tag: AnyHashable?

  @MainActor public static func _makeNode<V: View>(
    _ view: ModifiedContent<V, Self>, _ site: NodeSite
  ) -> ViewNode<ModifiedContent<V, Self>> {
    TabNode(view, site)
  }
}

private final class TabNode<V: View, Label: View>: ViewNode<
  ModifiedContent<V, _TabItemModifier<Label>>
>, TabPlace
{
  private var content: ViewNode<V>?
  private var label: ViewNode<Label>?
  /// True for the selected tab.
  private var isShown = false
  /// False while an ancestor hides the tabs.
  private var isVisible = false
  private let place = VisiblePlace(isVisible: false)
  private lazy var inside = EnvironmentScope(in: scope) { [place] in
    $0.visiblePlace = place
  }

  override init(_ view: ModifiedContent<V, _TabItemModifier<Label>>, _ site: NodeSite) {
    super.init(view, site)
    isVisible = isVisibleAtMount
    label = Label._makeNode(
      view.modifier.label, self.site(key: .position(1), original: (original as? Self)?.label))
    scope.values.visiblePlace?.contentMoved()
  }

  override func update(_ view: ModifiedContent<V, _TabItemModifier<Label>>) {
    self.view = view
    label?.update(view.modifier.label)
    content?.update(view.content)
  }

  private var ownTag: AnyHashable? {
    view.modifier.tag ?? (view.content as? any TaggedContent)?.tagInside
  }

  var title: String {
    let screen = Screen()
    label?.draw(on: screen)
    // The title follows the symbol.
    return screen.lines.last ?? ""
  }

  func show(_ isShown: Bool) {
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    graph.screenChanged()
    showContent()
  }

  private func showContent() {
    let isOnScreen = isShown && isVisible
    let wasOnScreen = exchange(&place.isVisible, with: isOnScreen)
    if let content {
      if isOnScreen != wasOnScreen { content.setVisible(isOnScreen) }
    } else if isShown {
      var site = site(key: .position(0), original: (original as? Self)?.content)
      site.scope = inside
      content = V._makeNode(view.content, site)
    }
  }

  override func didUnmount() {
    inside.leave()
    scope.values.visiblePlace?.contentMoved()
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for case let child? in [content, label] as [Node?] { visit(child) }
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen:
      if isShown { content?.draw(on: screen) }
    case let tabs as TabQuery:
      let badge = (view.content as? any BadgedContent)?.badgeInside
      tabs.add(self, TabTraits(tag: ownTag, badge: badge))
    case let change as VisibilityChange:
      isVisible = change.isVisible
      showContent()
    default: super.answer(query)
    }
  }

  override var viewType: Any.Type? { nil }
}
