extension Host {
  /// Checks what is true between any two actions: of the graph, the tree, and the world around
  /// them.
  func checkInvariants() {
    graph.checkInvariants()
    root?.checkInvariants()
    root?.scope.checkInvariants()
    world.clock.checkInvariants()
    world.pendingMain.checkInvariants()
    world.inbox.checkInvariants()
    world.watchers.checkInvariants()
  }
}
