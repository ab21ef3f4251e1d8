/// A view among several, and its values in a selection.
struct Choice {
  var node: Node
  /// The tags of the view, the innermost one last.
  let tags: [AnyHashable]
  /// False if a person cannot select the view.
  var isSelectable = true
  /// The editable rows that end with this view.
  var editedRows: [EditedRow] = []

  var tag: AnyHashable? { tags.last }

  /// The innermost tag of the type of the selection; if there is none, the innermost tag.
  func tag<V: Hashable>(for type: V.Type) -> AnyHashable? {
    tags.reversed().lazy.compactMap { ($0.base as? V).map { AnyHashable($0) } }.first ?? tag
  }

  @MainActor var title: String {
    let screen = Screen()
    node.draw(on: screen)
    return screen.words
  }
}

/// Collects the views of a selection, with their values.
final class ChoiceQuery: NodeQuery {
  private var tags: [AnyHashable] = []
  var found: [Choice] = []

  var tag: AnyHashable? { tags.last }

  /// Runs the query with another default tag, which an inner tag of the same type overrides; nil
  /// for no tag.
  func tagging(_ tag: AnyHashable?, _ ask: () -> Void) {
    let outer = exchange(&tags, with: tag.map { tags + [$0] } ?? [])
    ask()
    tags = outer
  }

  override func passOn(below node: Node) {
    if node.viewType != nil {
      guard node.hasBody else { return add(node) }
      if tag != nil { return addRow(node) { passOnToChildren(of: node) } }
    }
    passOnToChildren(of: node)
  }

  private func passOnToChildren(of node: Node) {
    node.forEachChild { if !$0.isOffScreen { $0.answer(self) } }
  }

  /// Adds a view with a tag as one row, unless views that `ask` finds inside have tags of their own.
  func addRow(_ node: Node, _ ask: () -> Void) {
    let first = found.count
    ask()
    let inside = found[first...]
    if inside.allSatisfy({ $0.tags == tags }) {
      let isSelectable = inside.allSatisfy(\.isSelectable)
      found.removeSubrange(first...)
      found.append(Choice(node: node, tags: tags, isSelectable: isSelectable))
    } else if inside.count == 1 {
      found[first].node = node
    }
  }

  /// Replaces the single row that `ask` finds by a node around it, such as that of a badge or of a
  /// gesture, which is drawn with the row.
  func drawRow(with node: Node, _ ask: () -> Void) {
    let first = found.count
    ask()
    if found.count == first + 1 { found[first].node = node }
  }

  /// Runs the query for views that a person cannot select.
  func disablingSelection(_ ask: () -> Void) {
    let first = found.count
    ask()
    for index in found[first...].indices { found[index].isSelectable = false }
  }

  func add(_ node: Node) { found.append(Choice(node: node, tags: tags)) }

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
    let tag = (node as? any TaggedNode)?.tagInside ?? tag
    found.append(Choice(node: node, tags: [tag].compactMap(\.self)))
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
