/// The tabs or pages of a ``TabView``, and the buttons that choose one.
struct TabFrame<Content: View>: _PrimitiveView {
  @Binding var selection: AnyHashable
  /// True where there is no selection: then the node knows what is shown.
  let keepsChoice: Bool
  let content: Content
  let origin: Origin

  init(selection: Binding<AnyHashable>, keepsChoice: Bool, content: Content, origin: Origin) {
    _selection = selection
    self.keepsChoice = keepsChoice
    self.content = content
    self.origin = origin
  }

  static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    TabFrameNode(view, site)
  }
}

private final class TabFrameNode<Content: View>: RuleNode<TabFrame<Content>, TabFrame<Content>> {
  private var installed: TabFrame<Content>
  private var content: ViewNode<Content>?
  private var selection: AnyHashable = 0
  /// The tab or the page that a person has chosen, where nobody else keeps the choice.
  private weak var chosen: Node?
  private lazy var pending = PendingChoice(in: self) { [unowned self] in showSelected() }
  /// It knows the tab or the page that is on the screen, if the frame is.
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

  /// A tab, or a view in a row of pages, which have no tab items.
  private typealias Place = (node: Node, tag: AnyHashable)

  private var tabs: [(place: any TabPlace, tag: AnyHashable, badge: String?)] {
    var found: [CollectedTab] = []
    content?.collectTabs(TabTraits(), into: &found)
    return found.enumerated().map { ($1.place, $1.traits.tag ?? AnyHashable($0), $1.traits.badge) }
  }

  private var pages: [Place] {
    var found: [Choice] = []
    content?.collectPages(nil, into: &found)
    return found.enumerated().map { ($1.node, $1.tag ?? AnyHashable($0)) }
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

  /// A choice of its own is no property that could have changed.
  override func runRule() {
    if view.keepsChoice { runAgain() } else { super.runRule() }
  }

  // MARK: What is on the screen

  private func showSelected() {
    let tabs = tabs
    let places: [Place] = tabs.isEmpty ? pages : tabs.map { ($0.place, $0.tag) }
    let new = places.isEmpty ? nil : places[shownPlace(of: places)].node
    guard new !== visibility.shown else { return }
    let old = exchange(&visibility.shown, with: new)
    if let new = new as? any TabPlace {
      new.show(true)
    } else {
      new?.setVisible(visibility.isVisible)
    }
    if let old {
      guard old.isMounted else { return }
      if let old = old as? any TabPlace { old.show(false) } else { old.setVisible(false) }
    } else {
      // Until now nobody knew which page is shown.
      for place in places where place.node !== new && !(place.node is any TabPlace) {
        place.node.setVisible(false)
      }
    }
  }

  override func setVisible(_ isVisible: Bool) {
    visibility.isVisible = isVisible
    if visibility.shown is any TabPlace {
      content?.setVisible(isVisible)
    } else {
      visibility.shown?.setVisible(isVisible)
    }
  }

  override func collectTabs(_ outer: TabTraits, into tabs: inout [CollectedTab]) {}
  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func didUnmount() {
    inside.leave()
    super.didUnmount()
  }

  // MARK: Drawing

  override func draw(on screen: inout Screen) {
    let tabs = tabs
    guard !tabs.isEmpty else { return drawPage(on: &screen) }
    content?.draw(on: &screen)
    if !screen.isForControlsOnly {
      let bar = tabs.map { tab in
        let title = tab.place.title + (tab.badge.map { " (\($0))" } ?? "")
        return tab.place === visibility.shown ? "(\(title))" : "[\(title)]"
      }
      screen.draw("Tabs: " + bar.joined(separator: " "))
    }
    for tab in tabs {
      screen.addControl(
        .button(tab.place.title, perform: { [weak self] in self?.choose((tab.place, tab.tag)) }),
        from: view.origin, isEnabled: scope.values.isEnabled)
    }
  }

  private func drawPage(on screen: inout Screen) {
    let pages = pages
    guard !pages.isEmpty else { return }
    let shown = shownPlace(of: pages)
    pages[shown].node.draw(on: &screen)
    for (gesture, index) in [("Swipe left", shown + 1), ("Swipe right", shown - 1)]
    where pages.indices.contains(index) {
      screen.draw(
        "[\(gesture)]",
        as: .button(gesture, perform: { [weak self] in self?.choose(pages[index]) }),
        from: view.origin, isEnabled: scope.values.isEnabled)
    }
  }

  override var viewType: Any.Type? { nil }
}
