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
    limit = container.original?.lazyRows?.limit ?? Size.rowCount
    room = limit
  }

  /// The rows among which a node stands; nil where it is not in a lazy container, or within one of
  /// its rows.
  static func around(_ node: Node) -> LazyRows? {
    var node = node
    while let parent = node.parent {
      StepCounter.count()
      if let rows = parent.lazyRows {
        if parent !== rows.container { rows.areNested = true }
        return rows
      }
      guard parent.passesRows(node) else { return nil }
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
    container.forEachChild { $0.layOut(in: self) }
  }

  /// Puts a view on the screen, or takes it off, with all that is in it.
  func show(_ view: Node, _ isShown: Bool) {
    guard view.isOffScreen == isShown else { return }
    if !isShown { view.graph.hidesRows = true }
    view.isOffScreen = !isShown
    view.graph.screenChanged()
    if container.isVisibleAtMount { view.setVisible(isShown) }
  }

  /// Takes what stands behind rows without room off the screen.
  func finishMount() { if rest > 0 { layOut() } }

  /// Makes room for another screen of rows.
  func scroll() {
    limit += Size.rowCount
    layOut()
  }

  /// Makes room for so many rows more, once the pass is over.
  func scroll(by count: Int) {
    limit += count
    pending.request()
  }

  /// Says how many rows have no room, where it is known.
  func drawRest(on screen: inout Screen) {
    guard rest > 0 else { return }
    let line = areNested ? "… more" : "… \(rest) more"
    screen.draw(line, as: .rest(line, of: self), from: Origin("", 0), isEnabled: true)
  }

  func checkInvariants() {
    precondition(room >= 0 && rest >= 0, "no row takes room that is not there")
    precondition(room == 0 || rest == 0, "no row goes without while there is room")
  }
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

  override var lazyRows: LazyRows? { rows }
  override func checkOwnInvariants() { rows.checkInvariants() }

  override func draw(on screen: inout Screen) {
    super.draw(on: &screen)
    rows.drawRest(on: &screen)
  }
}

/// The node of a list or form, whose rows show their badges.
final class RowsNode<V: ContainerView>: LazyContainerNode<V> {
  override func draw(on screen: inout Screen) { screen.drawRows { super.draw(on: &$0) } }
}
