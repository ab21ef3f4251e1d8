// The staleness check.

extension Host {
  /// The screen that fresh bodies would produce, computed without an effect on the program; nil if
  /// the result is unknown: nothing is mounted, the host has stopped, or the views are still
  /// changing.
  ///
  /// The check mounts the root a second time, silently (``SilentMount``): the new views use the
  /// states and objects of the mounted views. The check records and prints nothing, and writes,
  /// publications and queued work of a body have no effect. One exception remains: a body, or the
  /// `update()` of a wrapper, which runs on a copy, can change an object of a plain class or a global
  /// variable. A body that only describes its view does neither. A recorder can avoid this exception: see
  /// ``Recorder/init(profile:marksStaleScreens:computingFreshScreensBy:watchedBy:)``.
  public var freshScreen: String? { comesToRest() ? drawnFresh() : nil }

  /// Finishes the waiting work. True if no work remains, so that fresh bodies can be compared with the
  /// screen.
  private func comesToRest() -> Bool {
    guard !graph.isUpdating, graph.failure == nil, root != nil else { return false }
    takeFromOtherThreads()
    if !gaveUp { settle() }
    return isSettled && graph.failure == nil
  }

  /// True if the screen differs from the screen that fresh bodies would produce: a value has
  /// changed, and the runtime did not invalidate the view that shows the value.
  ///
  ///     try host.tap("Change text")        // a plain box now holds "five"
  ///     host.screen                        // "Hello Five Stars\n[Change text]"
  ///     host.freshScreen                   // "five\n[Change text]"
  ///     host.isStale                       // true
  public var isStale: Bool { freshScreen.map { $0 != screen } ?? false }

  /// Mounts a second tree, draws it, and unmounts it. All effects go to a separate recorder and a
  /// separate world, whose clock stands still.
  ///
  /// A difference from the screen may come from an object or an id that a body creates each time. So
  /// a third tree keeps the views and modifiers that hold such values, and a fourth one must draw the
  /// same: a body whose output differs between two fresh trees for another reason has no fresh screen.
  private func drawnFresh() -> String? {
    let shown = currentScreen.text
    var text: String?
    // Outside of the world, so that the objects that the world holds are released in silence, too.
    DryRun.perform {
      Self.bind(World(copying: world), Recorder(sharing: played)) {
        MainThread.assume { text = drawnFresh(insteadOf: shown) }
      }
    }
    return text
  }

  private func drawnFresh(insteadOf shown: String) -> String? {
    let world = World(copying: self.world)
    var text: String?
    world.notePlaying {
      Self.bind(world, Recorder.current) {
        MainThread.assume {
          let first = Graph(silentlyFor: played, world: world)
          world.playing = first
          text = first.drawSilently(mountRootAgain) { once in
            guard once != shown else { return once }
            let second = Graph(silentlyFor: played, world: world, after: first.silent)
            world.playing = second
            return second.drawSilently(mountRootAgain) { again in
              guard second.silent?.keepsViews == true else { return again == once ? again : nil }
              guard again != shown else { return again }
              let third = Graph(silentlyFor: played, world: world, after: first.silent)
              world.playing = third
              return third.drawSilently(mountRootAgain) { $0 == again ? again : nil }
            }
          }
          // The graph retains the world: without this reset, neither would be released.
          world.playing = nil
        }
      }
    }
    return text
  }

  /// Posts that the screen is stale, if `freshScreen` differs.
  func recordStaleness(of screen: String) {
    guard let recorder, comesToRest(), let fresh = recorder.computesFreshScreen(drawnFresh),
      fresh != screen
    else { return }
    recorder.record(.stale(fresh: fresh, shown: screen), at: place)
    if let root { recordUnannouncedChanges(in: root) }
  }

  private func recordUnannouncedChanges(in node: Node) {
    StepCounter.count()
    if node.isTold { node.properties?.forEach { $0.recordUnannouncedChanges() } }
    node.forEachChild(recordUnannouncedChanges)
  }
}

extension Graph {
  /// Draws the tree with this root and passes the text to the closure while the tree exists; nil if
  /// the graph stops.
  fileprivate func drawSilently(
    _ mountRoot: (Graph) -> Node?, _ use: (String) -> String?
  ) -> String? {
    var fresh: Node?
    update { fresh = mountRoot(self) }
    defer { retire(fresh) }
    guard failure == nil, silent?.isUnsure != true else { return nil }
    let screen = Screen()
    draw(fresh, on: screen)
    return use(screen.text.text)
  }
}
