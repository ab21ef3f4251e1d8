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
    checkScreen()
  }

  private func checkScreen() {
    guard graph.failure == nil, !graph.isUpdating else { return }
    _ = currentScreen
    precondition(
      drawnScreen == drawn(on: Screen()).text, "the screen is a drawing of all views")
  }
}
