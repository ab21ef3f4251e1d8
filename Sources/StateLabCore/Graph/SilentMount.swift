/// A second tree, mounted silently beside the tree on the screen, to evaluate every body for the
/// staleness check (``Host/freshScreen``).
///
///     on the screen    BodyNode ─▶ ContainerNode ─▶ LeafNode      keeps state, subscribes
///                         ┆             ┆              ┆          original
///     silent           BodyNode ─▶ ContainerNode ─▶ LeafNode      copies state, never subscribes
///
/// The original of a silent node is the node at the same identity on the screen. The silent node
/// starts with its original's storage: states by value, objects by reference. A view without an
/// original starts with initial values. A silent mount records nothing, runs no closure (`onAppear`
/// …), and creates no subscription.
@MainActor
final class SilentMount {
  /// The originals of the silent nodes, in mount order.
  private var originals: [Node?] = []
  /// True if a node could not match its children to the originals: the result is then unknown.
  private(set) var isUnsure = false

  fileprivate func giveUp() { isUnsure = true }

  /// Notes the original of a silent node. A node of another type has another identity (R15).
  func note(_ original: Node?, for node: Node) {
    precondition(node.serial == originals.count + 1, "each node is noted as it is mounted")
    originals.append(original.flatMap { type(of: $0) == type(of: node) ? $0 : nil })
  }

  func original(of node: Node) -> Node? { originals[node.serial - 1] }
}

extension Node {
  /// The original of this node, on the screen; nil unless this node is silent.
  var original: Node? { graph.silent?.original(of: self) }

  /// The child, if there is exactly one.
  var onlyChild: Node? {
    var only: Node?
    var count = 0
    forEachChild {
      only = $0
      count += 1
    }
    return count == 1 ? only : nil
  }

  /// The original of the only child.
  var originalOfOnlyChild: Node? {
    guard let original else { return nil }
    var count = 0
    original.forEachChild { _ in count += 1 }
    if count > 1 { graph.silent?.giveUp() }
    return original.onlyChild
  }
}
