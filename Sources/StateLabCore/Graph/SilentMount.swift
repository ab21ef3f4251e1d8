/// A second tree, mounted in silence beside the one on the screen, to see what every body would say
/// now (``Host/freshScreen``).
///
///     on the screen    BodyNode ─▶ ContainerNode ─▶ LeafNode      keeps its state, hears its objects
///                         ┆             ┆              ┆          original
///     in silence       BodyNode ─▶ ContainerNode ─▶ LeafNode      starts from copies, hears nothing
///
/// A silent node stands for the one at the same identity on the screen, its original, and takes over
/// what that one stores: states by value, objects by reference. A view without an original begins
/// anew. Nothing is recorded, no closure runs (`onAppear` …), nobody is subscribed to anything.
@MainActor
final class SilentMount {
  /// The originals of the silent nodes, in the order in which these were mounted.
  private var originals: [Node?] = []
  /// True if some node did not say which of several children stands for which: then there is no
  /// telling what the screen would show.
  private(set) var isUnsure = false

  fileprivate func giveUp() { isUnsure = true }

  /// Notes whom a silent node stands for. Another type is another identity (R15).
  func note(_ original: Node?, for node: Node) {
    precondition(node.serial == originals.count + 1, "each node is noted as it is mounted")
    originals.append(original.flatMap { type(of: $0) == type(of: node) ? $0 : nil })
  }

  func original(of node: Node) -> Node? { originals[node.serial - 1] }
}

extension Node {
  /// The node on the screen that this one stands for; nil unless this one is mounted in silence.
  var original: Node? { graph.silent?.original(of: self) }

  /// The child, where there is exactly one.
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
