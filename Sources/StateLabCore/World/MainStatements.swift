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
  /// Passes virtual time before a host exists, up to a limit: each block or task that is due runs.
  @_spi(Controls) public func passTime(while goesOn: () -> Bool) {
    var count = 0
    while goesOn(), count < 100_000, let due = clock.nextDue {
      clock.advance(by: due - clock.now)
      runPendingBlocks(while: goesOn)
      count += 1
    }
  }

  /// Before a host exists, runs the blocks that wait on the main queue and the blocks that they add.
  /// Stops after 10 000 blocks.
  @_spi(Controls) public func runPendingBlocks(while goesOn: () -> Bool) {
    var count = 0
    while goesOn(), count < 10_000, let block = pendingMain.popFirst() {
      block()
      count += 1
    }
  }
}
