/// The statements of a main file that awaits, which Swift runs as a task.
@_spi(Controls) public enum MainStatements {
  /// Runs the statements in a world, in which their timers, tasks and blocks wait for a host.
  ///
  /// - Parameters:
  ///   - statements: Calls the entry point of the main file, which never returns.
  ///   - next: Called once the statements have ended or wait for a task. Must not return.
  @MainActor
  public static func run(
    _ statements: () -> Void, in world: World, then next: @escaping @MainActor () -> Void
  ) {
    TaskJobs.play()
    TaskJobs.afterMainStatements = { MainThread.assume(next) }
    world.notePlaying(while: statements)
  }
}

extension World {
  /// Runs the blocks that wait on the main queue and the blocks that they add, up to a limit, while
  /// no host exists that would run them.
  @_spi(Controls) public func runPendingBlocks(while goesOn: () -> Bool) {
    var count = 0
    while goesOn(), count < 10_000, let block = pendingMain.popFirst() {
      block()
      count += 1
    }
  }
}
