/// The tabs or pages of a ``TabView``, and the buttons that select them.
nonisolated struct TabFrame<Content: View>: _PrimitiveView {
  @Binding var selection: AnyHashable
  /// True without a selection: then the node stores the visible tab.
  let keepsChoice: Bool
  let content: Content
  let origin: Origin

  init(selection: Binding<AnyHashable>, keepsChoice: Bool, content: Content, origin: Origin) {
    _selection = selection
    self.keepsChoice = keepsChoice
    self.content = content
    self.origin = origin
  }

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    TabFrameNode(view, site)
  }
}

private final class TabFrameNode<Content: View>: RuleNode<TabFrame<Content>, TabFrame<Content>> {
  private var installed: TabFrame<Content>
  private var content: ViewNode<Content>?
  private var selection: AnyHashable = 0
  /// The tab or page that a person has selected, without a selection of the program.
  private weak var chosen: Node?
  private lazy var pending = PendingChoice(in: self) { [unowned self] in showSelected() }
  private weak var shownTab: (any TabPlace)?
  /// The visibility of the pages, if the frame is visible.
  private lazy var visibility = RowOfPlaces(in: self) { [unowned self] in
    if content != nil { pending.request() }
  }
  private lazy var inside = EnvironmentScope(in: scope) { [visibility] in
    $0.visiblePlace = visibility
  }

  override init(_ view: TabFrame<Content>, _ site: NodeSite) {
    installed = view
    super.init(view, site)
    visibility.isVisible = isVisibleAtMount
    mount()
  }

  override var container: TabFrame<Content> { view }
  override var isPrimitive: Bool { true }

  override func update(_ view: TabFrame<Content>) {
    let old = self.view
    self.view = view
    replace(old)
  }

  override func runBody(of installed: TabFrame<Content>) {
    self.installed = installed
    selection = track { installed.selection }
    if let content {
      content.update(view.content)
    } else {
      var site = site()
      site.scope = inside
      content = Content._makeNode(view.content, site)
    }
    showSelected()
    graph.screenChanged()
  }

  // MARK: Places

  /// A tab, or a page without a tab item.
  private struct Place {
    /// An element of the content: a tab with its modifiers, or a page.
    let page: Node
    let tab: CollectedTab?
    let tag: AnyHashable
    var node: Node { tab?.place ?? page }
  }

  /// The tabs; without tabs, the pages.
  private var places: [Place] {
    let pages = PageQuery.pages(in: content)
    let tabs = pages.flatMap { page in
      TabQuery.tabs(in: page.node).map { (page: page.node, tab: $0) }
    }
    guard !tabs.isEmpty else {
      return pages.enumerated().map {
        Place(page: $1.node, tab: nil, tag: $1.tag ?? AnyHashable($0))
      }
    }
    return tabs.enumerated().map {
      Place(page: $1.page, tab: $1.tab, tag: $1.tab.traits.tag ?? AnyHashable($0))
    }
  }

  private func shownPlace(of places: [Place]) -> Int {
    places.firstIndex { view.keepsChoice ? isChosen($0.node) : $0.tag == selection } ?? 0
  }

  private func isChosen(_ place: Node) -> Bool {
    guard let original = original as? Self else { return place === chosen }
    return place.original.map { $0 === original.chosen } ?? false
  }

  private func choose(_ place: Place) {
    guard view.keepsChoice else { return installed.selection = place.tag }
    guard place.node.isMounted else { return }
    chosen = place.node
    graph.queue(self)
  }

  /// Runs again if the node stores the selection: no property could report its change.
  override func runRule() {
    if view.keepsChoice { runAgain() } else { super.runRule() }
  }

  // MARK: The visible tab

  private func showSelected() {
    let places = places
    let new = places.isEmpty ? nil : places[shownPlace(of: places)]
    let oldTab = exchange(&shownTab, with: new?.tab?.place)
    let oldPage = exchange(&visibility.shown, with: new?.page)
    if shownTab !== oldTab { shownTab?.show(true) }
    if visibility.shown !== oldPage {
      visibility.shown?.setVisible(visibility.isVisible)
      if let oldPage, oldPage.isMounted { oldPage.setVisible(false) }
    }
    if let oldTab, oldTab !== shownTab, oldTab.isMounted { oldTab.show(false) }
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawWithoutLabel { drawPlaces(on: screen) }
    case let change as VisibilityChange:
      visibility.isVisible = change.isVisible
      visibility.shown?.answer(change)
    // The tab bar is that of this frame.
    case is TabQuery, is PreferenceQuery<HiddenTabBarKey>: break
    // The bars of the other tabs are not visible.
    case let query as PreferenceQuery<HiddenBarsKey>: visibility.shown?.answer(query)
    default: super.answer(query)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    inside.leave()
    super.didUnmount()
  }

  // MARK: Drawing

  private func drawPlaces(on screen: Screen) {
    let places = places
    guard !places.isEmpty else { return }
    let shown = shownPlace(of: places)
    screen.pages[.tabs(serial)] = places[shown].node.serial
    places[shown].page.draw(on: screen)
    if scope.values.showsTabsAsPages {
      drawSwipes(to: places, from: shown, on: screen)
    } else if places[shown].page.preference(HiddenTabBarKey.self) != true {
      drawBar(places, shown, on: screen)
    }
  }

  private func drawBar(_ places: [Place], _ shown: Int, on screen: Screen) {
    if !screen.isForControlsOnly {
      let bar = places.enumerated().map { index, place in
        let badge = place.tab?.traits.badge.map { " (\($0))" } ?? ""
        let title = (place.tab?.place.title ?? "") + badge
        return index == shown ? "(\(title))" : "[\(title)]"
      }
      screen.draw("Tabs: " + bar.joined(separator: " "))
    }
    for place in places {
      guard let tab = place.tab else { continue }
      screen.addControl(
        .button(tab.place.title, perform: { [weak self] in self?.choose(place) }),
        from: view.origin, isEnabled: scope.values.isEnabled)
    }
  }

  private func drawSwipes(to pages: [Place], from shown: Int, on screen: Screen) {
    screen.drawRevealed {
      for (gesture, index) in [("Swipe left", shown + 1), ("Swipe right", shown - 1)]
      where pages.indices.contains(index) {
        screen.draw(
          "[\(gesture)]",
          as: .button(gesture, perform: { [weak self] in self?.choose(pages[index]) }),
          from: view.origin, isEnabled: scope.values.isEnabled)
      }
    }
  }

  override var viewType: Any.Type? { nil }
}
