// Evaluating every body once more.

extension Host {
  /// Evaluates the body of every mounted view of the program once more, as an action of its own,
  /// although nothing has changed: parents first. SwiftUI may do so at any time, so that a correct
  /// program shows and keeps the same afterwards. The root view itself is not created again, and
  /// neither are an app and its scenes.
  @_spi(Controls) public func poke() {
    play(.perform) {
      graph.update { root.map(poke) }
    }
  }

  private func poke(_ root: Node) {
    var nodes: [(node: Node, bodies: Int)] = []
    func collect(_ node: Node) {
      StepCounter.count()
      if (node as? any PokedNode)?.isPoked == true {
        nodes.append((node, node.record?.bodyCount ?? 0))
      }
      node.forEachChild(collect)
    }
    collect(root)
    // A view whose parent has passed another value has been evaluated already.
    for (node, bodies) in nodes where node.isMounted && node.record?.bodyCount ?? 0 == bodies {
      (node as? any PokedNode)?.runAgain()
    }
  }
}
