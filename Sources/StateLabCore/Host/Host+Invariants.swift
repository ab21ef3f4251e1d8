extension Host {
  /// Checks the invariants of the graph, the tree and the world, which hold between any two
  /// actions.
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
