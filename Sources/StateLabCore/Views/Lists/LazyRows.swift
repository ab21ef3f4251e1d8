/// The rows of a lazy container, which mounts rows when they come on the screen.
///
///     List ── ForEach ──┬─ row      on the screen
///                       ├─ row
///                       ├─ row      mounted, but pushed out by a row that was inserted above
///                       ·           never on the screen, so there is no view
///                       · ProgressView     mounted, off the screen until the rows above are shown
///
/// As in SwiftUI, rows that were never on the screen are not mounted, rows that left the screen
/// keep their state, and views appear and disappear with their rows. Our choices: a screen has room
/// for ``limit`` rows of any height; the room grows as a person scrolls down, and rows that scroll
/// off at the top stay on the screen; and only the rows of a ``ForEach`` take room, because they
/// stand for data. A row that itself contains several rows takes room for one more, like a header.
/// Outside content that scrolls, such as a ``ScrollView``, there is room for all rows.
@MainActor
final class LazyRows {
  /// The number of rows on a screen of a lazy container: initially, and for each scrolled screen.
  /// Our choice: about as many as fit on a phone.
  private static let rowsOnScreen = 20
  /// The number of rows in content that does not scroll: more than there are.
  private static let allRows = Int.max / 2

  private unowned let container: Node
  private let scrolls: Bool
  /// The number of rows with room.
  private var limit: Int
  /// The remaining room. Rows take room in document order when they are mounted; for rows that are
  /// mounted later, the layout runs again after the pass.
  private(set) var room: Int
  /// The number of rows without room.
  private(set) var rest = 0
  /// True if a row contains several rows, so that the number of remaining rows is unknown.
  var areNested = false
  private lazy var pending = PendingChoice(in: container) { [unowned self] in layOut() }

  init(in container: Node) {
    self.container = container
    scrolls = Self.scrolls(container)
    limit =
      container.original.flatMap(RowsQuery.rows)?.limit
      ?? (scrolls ? Self.rowsOnScreen : Self.allRows)
    room = limit
  }

  /// True if the container scrolls, or is inside content that scrolls.
  private static func scrolls(_ container: Node) -> Bool {
    let query = RowsQuery()
    var node = container
    while !(node.viewType is any ScrollingContainer.Type) {
      StepCounter.count()
      guard let parent = node.parent else { return false }
      query.ask(parent, about: nil)
      if let rows = query.rows { return rows.scrolls }
      node = parent
    }
    return true
  }

  /// The rows that contain a node directly; nil if the node is outside a lazy container, or inside
  /// a row.
  static func around(_ node: Node) -> LazyRows? {
    let query = RowsQuery()
    var node = node
    while let parent = node.parent {
      StepCounter.count()
      query.ask(parent, about: node)
      if let rows = query.rows {
        if parent !== rows.container { rows.areNested = true }
        return rows
      }
      guard query.passes else { return nil }
      node = parent
    }
    return nil
  }

  /// Takes room for one row; returns false if there is none.
  func take() -> Bool {
    guard room > 0 else { return false }
    room -= 1
    return true
  }

  func giveBack(_ count: Int) { room += count }

  /// Notes a change in the number of rows without room, or in the rows themselves.
  func change(rest: Int) {
    let hadRest = self.rest > 0
    self.rest += rest
    if hadRest || self.rest > 0 { pending.request() }
  }

  /// Counts rows of a `ForEach` without room, during the layout.
  func leaveOut(_ count: Int) { rest += count }

  /// Shows the rows with room, from the first row on.
  func layOut() {
    room = limit
    rest = 0
    let layout = RowLayout(of: self)
    container.forEachChild { $0.answer(layout) }
  }

  /// Marks a view and all views inside as on or off the screen.
  func show(_ view: Node, _ isShown: Bool) {
    guard view.isOffScreen == isShown else { return }
    if !isShown { view.graph.hidesNodes = true }
    view.isOffScreen = !isShown
    view.graph.screenChanged()
    if container.isVisibleAtMount { view.setVisible(isShown) }
  }

  /// Hides the views after rows without room.
  func finishMount() { if rest > 0 { layOut() } }

  /// Adds room for another screen of rows.
  func scroll() {
    limit += Self.rowsOnScreen
    layOut()
  }

  /// Adds room for this many rows, after the pass.
  func scroll(by count: Int) {
    limit += count
    pending.request()
  }

  /// Draws the number of rows without room, if known.
  func drawRest(on screen: Screen) {
    guard rest > 0 else { return }
    let line = areNested ? "… more" : "… \(rest) more"
    screen.draw(line, as: .rest(line, of: self), from: Origin("", 0), isEnabled: true)
  }

  func checkInvariants() {
    precondition(room >= 0 && rest >= 0, "no row takes room that is not there")
    precondition(room == 0 || rest == 0, "no row goes without while there is room")
  }
}

/// Queries a single node for its part in a lazy container.
final class RowsQuery: NodeQuery {
  /// The child in question; nil for a query of ``rows`` only.
  private(set) var child: Node?
  /// The rows of the node's lazy container, if the node is the container or contains several of its
  /// rows.
  var rows: LazyRows?
  /// True if the child is among the rows of the enclosing container, as the node is, and not inside
  /// a row.
  var passes = false

  override var isUpward: Bool { true }

  func ask(_ node: Node, about child: Node?) {
    self.child = child
    rows = nil
    node.answer(self)
  }

  override func passOn(below node: Node) {
    passes = node.viewType == nil ? !node.isLayer : node.hasBody
  }

  static func rows(of node: Node) -> LazyRows? {
    let query = RowsQuery()
    node.answer(query)
    return query.rows
  }
}

/// Gives the remaining room of a lazy container to rows, in their order.
final class RowLayout: NodeQuery {
  let rows: LazyRows
  private let query = RowsQuery()

  init(of rows: LazyRows) { self.rows = rows }

  override func passOn(below node: Node) {
    node.forEachChild {
      query.ask(node, about: $0)
      if query.passes { $0.answer(self) }
    }
  }
}

/// Scrolls the lazy container that contains an element's row down to that row.
final class ScrollToQuery: LayerSearch {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}

/// A container that mounts its rows when they come on the screen.
nonisolated protocol LazyContainerView: ContainerView {}

extension LazyContainerView {
  @MainActor public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    LazyContainerNode(view, site)
  }
}

/// The node of a container that mounts its rows when they come on the screen.
class LazyContainerNode<V: ContainerView>: ContainerNode<V> {
  private lazy var rows = LazyRows(in: self)

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    rows.finishMount()
  }

  override func checkOwnInvariants() { rows.checkInvariants() }

  override var drawsInPlace: Bool { false }

  override func answer(_ query: NodeQuery) {
    super.answer(query)
    switch query {
    case let query as RowsQuery: query.rows = rows
    case let screen as Screen: rows.drawRest(on: screen)
    default: break
    }
  }
}

/// The node of a list or form, whose rows show their badges.
final class RowsNode<V: ContainerView>: LazyContainerNode<V> {
  override func answer(_ query: NodeQuery) {
    guard let screen = query as? Screen else { return super.answer(query) }
    screen.drawRows { super.answer(screen) }
  }
}
