/// A column of a split view, with the next column as a page in front, while a row of a list in the
/// column is selected or the program prefers a later column.
nonisolated struct SplitColumn<Column: View, Next: View>: _PrimitiveView {
  let column: Column
  let isNextPreferred: Bool
  /// Ends that preference.
  let goBack: () -> Void
  @ViewBuilder let next: () -> Next

  @MainActor static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    SplitColumnNode(view, site)
  }
}

private final class SplitColumnNode<Column: View, Next: View>: ViewNode<SplitColumn<Column, Next>> {
  private var column: ViewNode<Column>?
  private var page: ViewNode<PageView<Next>>?
  private lazy var choice = ColumnChoice { [weak self] in self?.pending.request() }
  private lazy var pending = PendingChoice(in: self) { [unowned self] in showPage() }
  private lazy var inside = EnvironmentScope(in: scope) { [choice] in $0.columnChoice = choice }

  override init(_ view: SplitColumn<Column, Next>, _ site: NodeSite) {
    super.init(view, site)
    var site = self.site(key: .position(0), original: (original as? Self)?.column)
    site.scope = inside
    column = Column._makeNode(view.column, site)
    showPage()
  }

  override func update(_ view: SplitColumn<Column, Next>) {
    self.view = view
    column?.update(view.column)
    page?.update(pageView)
    showPage()
  }

  private func showPage() {
    let isShown = view.isNextPreferred || choice.isMade
    if isShown, page == nil {
      page = PageView._makeNode(
        pageView, site(key: .position(1), original: (original as? Self)?.page))
    } else if !isShown {
      page?.unmount()
      page = nil
    }
  }

  private var pageView: PageView<Next> {
    PageView(
      index: nil,
      dismiss: { [weak self] in
        self?.choice.end()
        self?.view.goBack()
      }, content: view.next)
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for case let child? in [column, page] as [Node?] { visit(child) }
  }

  override func didUnmount() { inside.leave() }
  override var viewType: Any.Type? { nil }
}

/// The selected rows in the lists of a column.
@MainActor
final class ColumnChoice {
  private var lists: [(list: ObjectIdentifier, end: () -> Void)] = []
  private let didChange: () -> Void

  init(didChange: @escaping () -> Void) { self.didChange = didChange }

  var isMade: Bool { !lists.isEmpty }

  /// Notes whether a row of this list is selected.
  func note(_ list: Node, isChosen: Bool, end: @escaping () -> Void) {
    let wasMade = isMade
    lists.removeAll { $0.list == ObjectIdentifier(list) }
    if isChosen { lists.append((ObjectIdentifier(list), end)) }
    if isMade != wasMade { didChange() }
  }

  /// Ends the selections.
  func end() { for list in lists { list.end() } }
}

extension EnvironmentValues {
  /// The selection that shows the next column of a split view; nil outside a split view.
  var columnChoice: ColumnChoice? {
    get { self[ColumnChoiceKey.self] }
    set { self[ColumnChoiceKey.self] = newValue }
  }
}

private enum ColumnChoiceKey: EnvironmentKey {
  static var defaultValue: ColumnChoice? { nil }
}
