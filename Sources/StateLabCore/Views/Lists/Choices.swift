/// A view among several, and its value in a selection.
struct Choice {
  var node: Node
  let tag: AnyHashable?
  /// The editable rows that end with this view.
  var editedRows: [EditedRow] = []

  @MainActor var title: String {
    let screen = Screen()
    node.draw(on: screen)
    return screen.words
  }
}

/// Collects the views of a selection, with their values.
final class ChoiceQuery: NodeQuery {
  fileprivate(set) var tag: AnyHashable?
  var found: [Choice] = []

  /// Runs the query with another default tag.
  func tagging(_ tag: AnyHashable?, _ ask: () -> Void) {
    let outer = exchange(&self.tag, with: tag)
    ask()
    self.tag = outer
  }

  override func passOn(below node: Node) {
    guard node.viewType == nil || tag == nil && node.hasBody else { return add(node) }
    node.forEachChild { if !$0.isOffScreen { $0.answer(self) } }
  }

  /// Replaces the single row that `ask` finds by a node around it, such as that of a badge or of a
  /// gesture, which is drawn with the row.
  func drawRow(with node: Node, _ ask: () -> Void) {
    let first = found.count
    ask()
    if found.count == first + 1 { found[first].node = node }
  }

  func add(_ node: Node) { found.append(Choice(node: node, tag: tag)) }

  static func choices(in node: Node?) -> [Choice] {
    let query = ChoiceQuery()
    node?.answer(query)
    return query.found
  }
}

/// Collects sibling views, with their values in a selection.
final class PageQuery: NodeQuery {
  private var tag: AnyHashable?
  private var found: [Choice] = []

  func tagging(_ tag: AnyHashable?, _ ask: () -> Void) {
    let outer = exchange(&self.tag, with: tag)
    ask()
    self.tag = outer
  }

  override func passOn(below node: Node) {
    if (node as? any TransparentNode)?.isTransparent == true { return super.passOn(below: node) }
    found.append(Choice(node: node, tag: (node as? any TaggedNode)?.tagInside ?? tag))
  }

  static func pages(in node: Node?) -> [Choice] {
    let query = PageQuery()
    node?.answer(query)
    return query.found
  }
}

/// A node that may stand for several sibling views.
@MainActor
protocol TransparentNode: Node {
  var isTransparent: Bool { get }
}

extension TransparentNode {
  var isTransparent: Bool { true }
}

/// A node whose view may have a tag.
@MainActor
private protocol TaggedNode: Node {
  var tagInside: AnyHashable? { get }
}

extension ViewNode: TaggedNode where V: TaggedContent {
  fileprivate var tagInside: AnyHashable? { view.tagInside }
}

extension Group: TransparentContainer, GroupingView {}
extension List: TransparentContainer {}
