/// The rows of a container that loads them as they come on the screen.
///
///     List ── ForEach ──┬─ row      on the screen
///                       ├─ row
///                       ├─ row      mounted, but pushed out by one that was inserted above
///                       ·           never on the screen, so there is no view
///                       · ProgressView     mounted, and off the screen until all before it is on it
///
/// As in SwiftUI, what has never been on the screen is not made, what has left it keeps its state,
/// and views appear and disappear as they come and go. Our choices: a screen has room for
/// ``limit`` rows, whatever their height; the room grows as somebody scrolls down, and what has gone
/// by at the top stays in it; and only the rows of a ``ForEach`` take room, which stand for data. A
/// row that stands for several itself takes room for one more, as a header would.
@MainActor
final class LazyRows {
  /// The number of rows that a lazy container shows at first, and with each screen that is scrolled.
  /// Our choice: about as many as a phone has room for.
  private static let rowsOnScreen = 20

  private unowned let container: Node
  /// The number of rows that have room.
  private var limit: Int
  /// The number of further rows that have room. Rows take it in the order of the document when they
  /// are mounted; where they come later, they are laid out anew once the pass is over.
  private(set) var room: Int
  /// The number of rows that have none.
  private(set) var rest = 0
  /// True if there are rows that stand for several, so that nobody knows how many come of the rest.
  var areNested = false
  private lazy var pending = PendingChoice(in: container) { [unowned self] in layOut() }

  init(in container: Node) {
    self.container = container
    limit = container.original.flatMap(RowsQuery.rows)?.limit ?? Self.rowsOnScreen
    room = limit
  }

  /// The rows among which a node stands; nil where it is not in a lazy container, or within one of
  /// its rows.
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

  /// Takes room for one row, if there is any.
  func take() -> Bool {
    guard room > 0 else { return false }
    room -= 1
    return true
  }

  func giveBack(_ count: Int) { room += count }

  /// The number of rows without room is another one, or they are others.
  func change(rest: Int) {
    let hadRest = self.rest > 0
    self.rest += rest
    if hadRest || self.rest > 0 { pending.request() }
  }

  /// While rows are laid out: there is no room for so many of a `ForEach`.
  func leaveOut(_ count: Int) { rest += count }

  /// Shows what has room, from the first row on.
  func layOut() {
    room = limit
    rest = 0
    let layout = RowLayout(of: self)
    container.forEachChild { $0.answer(layout) }
  }

  /// Puts a view on the screen, or takes it off, with all that is in it.
  func show(_ view: Node, _ isShown: Bool) {
    guard view.isOffScreen == isShown else { return }
    if !isShown { view.graph.hidesNodes = true }
    view.isOffScreen = !isShown
    view.graph.screenChanged()
    if container.isVisibleAtMount { view.setVisible(isShown) }
  }

  /// Takes what stands behind rows without room off the screen.
  func finishMount() { if rest > 0 { layOut() } }

  /// Makes room for another screen of rows.
  func scroll() {
    limit += Self.rowsOnScreen
    layOut()
  }

  /// Makes room for so many rows more, once the pass is over.
  func scroll(by count: Int) {
    limit += count
    pending.request()
  }

  /// Says how many rows have no room, where it is known.
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

/// Asks a single node for its part in a lazy container.
final class RowsQuery: NodeQuery {
  /// A child of the node that is asked; nil where only ``rows`` are asked for.
  private(set) var child: Node?
  /// The rows of the lazy container that the node is, or in which it stands for several rows itself.
  var rows: LazyRows?
  /// True if the child stands among the rows of the container around, as the node does, and not
  /// within one of them.
  var passes = false

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

/// Has rows take the room that a lazy container has left, in the order in which they stand.
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

/// Has the lazy container around the row of an element scroll down to it.
final class ScrollToQuery: LayerSearch {
  let id: AnyHashable

  init(_ id: AnyHashable) { self.id = id }
}

/// A container that loads its rows as they come on the screen.
protocol LazyContainerView: ContainerView {}

extension LazyContainerView {
  public static func _makeNode(_ view: Self, _ site: NodeSite) -> ViewNode<Self> {
    LazyContainerNode(view, site)
  }
}

/// The node of a container that loads its rows as they come on the screen.
class LazyContainerNode<V: ContainerView>: ContainerNode<V> {
  private lazy var rows = LazyRows(in: self)

  override init(_ view: V, _ site: NodeSite) {
    super.init(view, site)
    rows.finishMount()
  }

  override func checkOwnInvariants() { rows.checkInvariants() }

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
