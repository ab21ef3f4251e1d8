struct TabFrame<Content: View>: _PrimitiveView {
  @Binding var selection: AnyHashable
  let content: Content
  let origin: Origin

  init(selection: Binding<AnyHashable>, content: Content, origin: Origin) {
    _selection = selection
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
  private var shown: (any TabPlace)?
  private var selection: AnyHashable = 0

  override init(_ view: TabFrame<Content>, _ site: NodeSite) {
    installed = view
    super.init(view, site)
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
      content = Content._makeNode(view.content, site())
    }
    showSelected()
    graph.screenChanged()
  }

  private var tabs: [(place: any TabPlace, tag: AnyHashable)] {
    var found: [(TabPlace, AnyHashable?)] = []
    content?.collectTabs(nil, into: &found)
    return found.enumerated().map { ($1.0, $1.1 ?? AnyHashable($0)) }
  }

  /// The views in a row of pages, which have no tab items.
  private var pages: [(node: Node, tag: AnyHashable)] {
    var found: [Choice] = []
    content?.collectPages(nil, into: &found)
    return found.enumerated().map { ($1.node, $1.tag ?? AnyHashable($0)) }
  }

  private func indexOfSelected(in pages: [(node: Node, tag: AnyHashable)]) -> Int {
    pages.firstIndex { $0.tag == selection } ?? 0
  }

  private func showSelected() {
    let tabs = tabs
    if tabs.isEmpty {
      let pages = pages
      let shown = indexOfSelected(in: pages)
      for (index, page) in pages.enumerated() { page.node.setVisible(index == shown) }
    }
    let new = (tabs.first { $0.tag == selection } ?? tabs.first)?.place
    guard new !== shown else { return }
    let old = shown
    shown = new
    new?.show(true)
    old?.show(false)
  }

  override func noticesNewTab() -> Bool {
    if content != nil { graph.queueInPass(self) }
    return true
  }

  override func collectTabs(_ tag: AnyHashable?, into tabs: inout [(TabPlace, AnyHashable?)]) {}
  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func draw(on screen: inout Screen) {
    let tabs = tabs
    guard !tabs.isEmpty else { return drawPage(on: &screen) }
    content?.draw(on: &screen)
    if !screen.isForControlsOnly {
      let bar = tabs.map { $0.place === shown ? "(\($0.place.title))" : "[\($0.place.title)]" }
      screen.draw("Tabs: " + bar.joined(separator: " "))
    }
    for tab in tabs {
      screen.addControl(
        .button(tab.place.title, perform: { [installed] in installed.selection = tab.tag }),
        from: view.origin, isEnabled: scope.values.isEnabled)
    }
  }

  private func drawPage(on screen: inout Screen) {
    let pages = pages
    guard !pages.isEmpty else { return }
    let shown = indexOfSelected(in: pages)
    pages[shown].node.draw(on: &screen)
    for (gesture, index) in [("Swipe left", shown + 1), ("Swipe right", shown - 1)]
    where pages.indices.contains(index) {
      screen.draw(
        "[\(gesture)]",
        as: .button(gesture, perform: { [installed] in installed.selection = pages[index].tag }),
        from: view.origin, isEnabled: scope.values.isEnabled)
    }
  }

  override var viewType: Any.Type? { nil }
}
