/// The mounted pages of a stack.
@MainActor
final class NavigationPages {
  /// The pages in the order of their mounts.
  private var pages = ObserverList<MountedPage>()
  /// True if each page was mounted above the pages before, or at the same place.
  private var isInOrder = true
  /// The visible page, and the pages that were mounted since it was chosen.
  private var unsettled: [MountedPage] = []
  /// Called when the top page may have changed.
  var didChange: () -> Void = {}

  func add(_ page: MountedPage) {
    if let last = pages.last {
      if page.isBelow(last) { isInOrder = false }
    } else {
      isInOrder = true
    }
    pages.add(page)
    unsettled.append(page)
    didChange()
  }

  func remove(_ page: MountedPage) {
    pages.remove(page)
    page.isMounted = false
    didChange()
  }

  /// The visible page: of several pages at one place, the page that was mounted last.
  var top: MountedPage? {
    if isInOrder { return pages.last }
    var top: MountedPage?
    pages.forEach { page in
      if let top, page.isBelow(top) { return }
      top = page
    }
    return top
  }

  /// The page below a page; nil if the root is below it. A back button leads there.
  func page(below page: MountedPage) -> MountedPage? {
    var found: MountedPage?
    pages.forEach { other in
      guard other.isBelow(page) else { return }
      if let found, other.isBelow(found) { return }
      found = other
    }
    return found
  }

  /// Shows this page alone. The pages below were hidden before, and are not visited.
  func show(_ page: MountedPage?) {
    let unsettled = exchange(&unsettled, with: page.map { [$0] } ?? [])
    StepCounter.count(unsettled.count)
    for other in unsettled where other !== page && other.isMounted { other.node.setVisible(false) }
    page?.node.setVisible(true)
  }
}

/// The enclosing navigation stack, as a link reads it from the environment.
struct Navigation {
  let path: Binding<[AnyHashable]>
  let pages: NavigationPages
  /// The place of the view's page: its position in the path, counted from 1, and a component for
  /// each page that a link pushed without a value. Empty on the root.
  var place: [Int] = []
}

extension EnvironmentValues {
  var navigation: Navigation? {
    get { self[NavigationKey.self] }
    set { self[NavigationKey.self] = newValue }
  }
}

private enum NavigationKey: EnvironmentKey {
  static var defaultValue: Navigation? { nil }
}

/// The state of a stack: its pages without a path of the program, and its edit mode.
struct NavigationState: Equatable {
  var path: [AnyHashable] = []
  var editMode = EditMode.inactive
}

/// The root of a stack, or the top page.
nonisolated struct NavigationFrame<Content: View>: _PrimitiveView {
  let path: Binding<[AnyHashable]>
  let editMode: Binding<EditMode>
  let content: Content
  let origin: Origin

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    NavigationNode(view, site)
  }
}

/// The edit mode of a stack's lists, which its node reads and passes down.
private struct HeldEditMode {
  @Binding var editMode: EditMode
}

private final class NavigationNode<Content: View>: RuleNode<
  NavigationFrame<Content>, HeldEditMode
>
{
  private var editMode: Binding<EditMode>?
  private let pages = NavigationPages()
  private var content: ViewNode<Content>?
  private var path: PathLocation
  /// False while an ancestor hides the stack.
  private lazy var isVisible = isVisibleAtMount
  private lazy var pending = PendingChoice(in: self) { [unowned self] in showTop() }
  private lazy var root = VisiblePlace(isVisible: isVisible)
  private lazy var inside = EnvironmentScope(in: scope, change: putInside())

  override init(_ view: NavigationFrame<Content>, _ site: NodeSite) {
    path = PathLocation(of: view.path)
    super.init(view, site)
    pages.didChange = { [weak self] in self?.pending.request() }
    mount()
  }

  override var container: HeldEditMode { HeldEditMode(editMode: view.editMode) }
  override var isPrimitive: Bool { true }
  override var isTold: Bool { false }

  /// The environment inside contains the current mode, so that its readers update when the mode
  /// changes (R21).
  override func runBody(of installed: HeldEditMode) {
    _ = installed.editMode
    editMode = installed.$editMode
    guard content == nil else { return inside.change(to: putInside(), in: graph) }
    var site = site()
    site.scope = inside
    content = Content._makeNode(view.content, site)
  }

  private func showTop() {
    let top = pages.top
    let showsRoot = isVisible && top == nil
    if root.isVisible != showsRoot {
      root.isVisible = showsRoot
      content?.setVisible(showsRoot)
    }
    pages.show(isVisible ? top : nil)
  }

  private func putInside() -> (inout EnvironmentValues) -> Void {
    let navigation = Navigation(path: path.binding(like: view.path), pages: pages)
    return { [editMode, root] in
      $0.navigation = navigation
      $0.visiblePlace = root
      if $0.editModeOfStack == nil { $0.editModeOfStack = editMode }
    }
  }

  override func update(_ view: NavigationFrame<Content>) {
    let old = container
    self.view = view
    if !path.follow(view.path) {
      path = PathLocation(of: view.path)
      inside.change(to: putInside(), in: graph)
    }
    replace(old)
    content?.update(view.content)
  }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen: screen.drawWithoutLabel { drawTop(on: screen) }
    case let change as VisibilityChange:
      isVisible = change.isVisible
      showTop()
    // A nested stack keeps its title and its bars.
    case is PreferenceQuery<NavigationTitleKey>, is PreferenceQuery<BackButtonHiddenKey>,
      is PreferenceQuery<HiddenBarsKey>:
      break
    case let search as HiddenBarSearch: search.isFound = hiddenBars.contains(.navigationBar)
    // The tab bar is outside the stack.
    case let query as PreferenceQuery<HiddenTabBarKey>: query.passOn(below: topPage)
    default: super.answer(query)
    }
  }

  private func drawTop(on screen: Screen) {
    let top = pages.top?.node
    screen.pages[.stack(serial)] = topPage.serial
    let hiddenBars = hiddenBars
    if !hiddenBars.contains(.navigationBar) {
      if let top, top.preferenceOfChildren(BackButtonHiddenKey.self) != true {
        drawBackButton(of: top, on: screen)
      }
      screen.drawTitle(of: top ?? self)
    }
    screen.drawPage(hiding: hiddenBars) {
      if let top { top.drawInFront(on: screen) } else { content?.draw(on: screen) }
    }
  }

  /// Draws the back button, labeled `Back` for every release. In SwiftUI up to iOS 18, the button shows
  /// the title of the page to which it leads.
  private func drawBackButton(of top: any PageNode, on screen: Screen) {
    screen.draw(
      "[Back]", as: .button("Back", perform: top.dismiss), from: view.origin, isEnabled: true)
    screen.controls[screen.controls.count - 1].pageTitle = { [unowned self] in
      let former = pages.page(below: top.page)?.node ?? self
      return former.preferenceOfChildren(NavigationTitleKey.self).flatMap(\.self)
    }
  }

  /// The bars that the top page hides.
  private var hiddenBars: Set<ToolbarPlacement> {
    topPage.preferenceOfChildren(HiddenBarsKey.self)?.hidden ?? []
  }

  /// The top page; without pages, this node with the root.
  private var topPage: Node { pages.top?.node ?? self }

  override func didUnmount() {
    super.didUnmount()
    inside.leave()
  }

  override var viewType: Any.Type? { nil }
}

/// A page in its stack's list.
@MainActor
final class MountedPage: ListedObserver {
  /// The node retains the page.
  unowned(unsafe) let node: any PageNode
  var listPosition = 0
  /// False once the page is removed, and its node may be gone.
  var isMounted = true

  init(at node: any PageNode) { self.node = node }

  func isBelow(_ other: MountedPage) -> Bool {
    node.place.lexicographicallyPrecedes(other.node.place)
  }
}

/// A page that is mounted at its declaration, and shown on the stack.
@MainActor
protocol PageNode: LayerNode {
  var page: MountedPage { get }
  var place: [Int] { get }
  func dismiss()
}

/// A page of the enclosing stack.
nonisolated struct PageView<Content: View>: _PrimitiveView {
  /// The position in the path, counted from 0; nil for the page of a link without a value.
  let index: Int?
  let dismiss: () -> Void
  let content: () -> Content
  /// The object whose closure makes the content from a value that never changes: the same object
  /// makes an equal page. Nil if the content may differ at each update.
  var maker: AnyObject?

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    PageViewNode(view, site)
  }
}

private final class PageViewNode<Content: View>: ReadingNode<PageView<Content>>, PageNode {
  let place: [Int]
  private let navigation: Navigation?
  private(set) lazy var page = MountedPage(at: self)
  private var content: ViewNode<Content>?
  private lazy var dismissal = Dismissal { [weak self] in self?.view.dismiss() }
  private let visibility = VisiblePlace()
  private lazy var inside = EnvironmentScope(in: scope) { [dismissal, place, visibility] in
    $0.dismissal = dismissal
    $0.navigation?.place = place
    $0.visiblePlace = visibility
    $0.isInClosedMenu = false
    $0.columnChoice = nil
  }

  override init(_ view: PageView<Content>, _ site: NodeSite) {
    navigation = site.scope.values.navigation
    place = view.index.map { [$0 + 1] } ?? (navigation?.place ?? []) + [0]
    super.init(view, site)
    updateContent()
    navigation?.pages.add(page)
  }

  override func update(_ view: PageView<Content>) {
    let isSame = view.maker != nil && view.maker === self.view.maker
    self.view = view
    if !isSame { updateContent() }
  }

  override func runRule() { redraw(updateContent) }

  private func updateContent() {
    let made = trackReads(view.content)
    if let content { return content.update(made) }
    var site = site()
    site.scope = inside
    content = Content._makeNode(made, site)
  }

  func dismiss() { view.dismiss() }

  override func forEachChild(_ visit: (Node) -> Void) { if let content { visit(content) } }

  override func answer(_ query: NodeQuery) {
    switch query {
    case is Screen: break
    case let change as VisibilityChange:
      if exchange(&visibility.isVisible, with: change.isVisible) != change.isVisible {
        content?.answer(change)
      }
    default: super.answer(query)
    }
  }

  func drawInFront(on screen: Screen) { content?.draw(on: screen) }
  override var isLayer: Bool { true }
  override var viewType: Any.Type? { nil }

  override func didUnmount() {
    super.didUnmount()
    dismissal.end()
    inside.leave()
    navigation?.pages.remove(page)
  }
}
