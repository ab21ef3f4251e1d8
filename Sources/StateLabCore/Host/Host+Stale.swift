// What the screen would show.

extension Host {
  /// The screen that there would be if every body ran again now, without the program noticing; nil
  /// where there is no telling: nothing is mounted, the host has stopped, or is still changing.
  ///
  /// The views are made anew from the root, in silence (``SilentMount``): states and objects are
  /// the ones that the mounted views have, nothing is recorded or printed, and what a body writes,
  /// publishes or queues leads nowhere. One thing cannot be held back: what a body does to an
  /// object of a plain class, or to a global variable. A body that only describes its view does
  /// neither.
  public var freshScreen: String? {
    guard !graph.isUpdating, graph.failure == nil, root != nil else { return nil }
    takeFromOtherThreads()
    if !gaveUp { settle() }
    guard isSettled, graph.failure == nil else { return nil }
    return drawnFresh()
  }

  /// True if the screen differs from what it would show if every body ran again now: something has
  /// changed, and the view that shows it was not asked again.
  ///
  ///     try host.tap("Change text")        // a plain box now holds "five"
  ///     host.screen                        // "Hello Five Stars\n[Change text]"
  ///     host.freshScreen                   // "five\n[Change text]"
  ///     host.isStale                       // true
  public var isStale: Bool { freshScreen.map { $0 != screen } ?? false }

  /// Mounts a second tree, looks at it, and takes it away again. Whatever it brings about goes to a
  /// recorder that nobody reads and to a world whose clock stands still.
  private func drawnFresh() -> String? {
    let world = World(copying: self.world)
    let graph = Graph(silentlyFor: played, world: world)
    world.playing = graph
    // The graph holds the world: left there, it would never go, nor would what it looked at.
    defer { world.playing = nil }
    var text: String?
    world.notePlaying {
      DryRun.perform {
        Self.bind(world, Recorder(sharing: played)) {
          MainThread.assume { text = graph.drawSilently(mountRootAgain) }
        }
      }
    }
    return text
  }

  /// Posts that the screen is stale, if it is.
  func recordStaleness(of screen: String) {
    guard let fresh = freshScreen, fresh != screen else { return }
    recorder?.record(.stale(fresh: fresh, shown: screen), at: place)
  }
}

extension Graph {
  /// Draws the tree whose root is mounted here; nil if that stops.
  fileprivate func drawSilently(_ mountRoot: (Graph) -> Node?) -> String? {
    var fresh: Node?
    update { fresh = mountRoot(self) }
    defer { retire(fresh) }
    guard failure == nil, silent?.isUnsure != true else { return nil }
    let screen = Screen()
    draw(fresh, on: screen)
    return screen.text
  }
}

extension World {
  /// A world at the same time, with the same defaults, in which nothing waits.
  fileprivate convenience init(copying other: World) {
    self.init(DefaultsDatabase(copying: other.defaults))
    clock.advance(by: other.clock.now)
  }
}
