// The steps of an action.

extension Host {
  /// Plays an action: its effect, the updates and blocks that follow, and the screen afterwards.
  ///
  /// - Parameters:
  ///   - source: The source line of the control that a person uses.
  ///   - line: The screen line of the control.
  ///
  /// The host cannot play an action inside its own update: the host stops with a message. A stopped
  /// host plays no action.
  func play(
    _ action: Event.Action, from source: CodeLocation? = nil, atLine line: Int? = nil,
    _ body: () -> Void
  ) {
    guard !graph.isUpdating else { return graph.stop(HostError.updating.description) }
    takeFromOtherThreads()
    guard graph.failure == nil else { return }
    inWorld {
      world.passes += 1
      guard let recorder else {
        body()
        settle()
        return
      }
      let index = recorder.begin(action, at: place, from: source, atLine: line)
      recorder.running(nil) {
        recorder.because(of: [index]) {
          recorder.running(action.code, body)
          settle()
          recorder.finishLine()
          recorder.postReleases()
          recordScreen()
        }
      }
    }
  }

  /// Binds the task-local values through which code without a host finds the world and the
  /// recorder.
  private func inWorld(_ body: () -> Void) {
    let outer = world.playing
    if outer == nil { blocksRun = 0 }
    world.playing = graph
    defer { world.playing = outer }
    world.notePlaying { Self.bind(world, recorder, body) }
  }

  /// Nonisolated: each call of an isolated closure from another module is checked.
  nonisolated static func bind(
    _ world: World, _ recorder: Recorder?, _ body: () -> Void
  ) {
    World.$current.withValue(world) {
      if let recorder { Recorder.$inherited.withValue(recorder, operation: body) } else { body() }
    }
  }

  var isSettled: Bool { graph.isSettled && world.pendingMain.isEmpty && world.inbox.isEmpty }

  /// Performs the work that real threads have left since the last action, as an action of its own
  /// (fidelity 2.12, 3).
  func takeFromOtherThreads() {
    guard !world.inbox.isEmpty, Graph.current !== graph, graph.failure == nil else { return }
    inWorld { play(.background) { graph.running(.otherThread, world.inbox.runAll) } }
  }

  /// Plays frames until nothing is queued, up to the limit of an action. A round of the main queue
  /// counts as a frame, though it takes no time. If time stands still, an action gives up once.
  func settle() {
    if gaveUp, timeStandsStill { return }
    gaveUp = false
    guard !isSettled, graph.failure == nil else { return }
    // Within an action the world is already bound.
    graph.running(nil) {
      if Graph.current === graph { playFrames() } else { inWorld(playFrames) }
    }
  }

  private func playFrames() {
    for _ in 0..<Graph.framesPerAction {
      guard !isSettled, graph.failure == nil else { break }
      graph.running(.otherThread, world.inbox.runAll)
      graph.playFrame()
      guard graph.failure == nil else { return }
      if graph.isSettled { runMainQueue() } else { waitForNextFrame() }
      if timeStandsStill { break }
    }
    if !isSettled { giveUp() }
  }

  private func waitForNextFrame() {
    recorder?.frame += 1
    runClock(until: world.clock.now + Graph.frameDuration) {}
  }

  private func giveUp() {
    guard graph.failure == nil, !gaveUp else { return }
    gaveUp = true
    recorder?.record(.stillChanging)
  }

  /// Runs the scheduled blocks, and settles after the blocks of each time, as `advance` does.
  func runClock(until end: Duration) {
    runClock(until: end, settle)
    if timeStandsStill { giveUp() }
  }

  /// Runs the scheduled blocks until `end`, and `settle` after the blocks of each time. The clock
  /// reaches `end` unless the host stops before or time stands still.
  private func runClock(until end: Duration, _ settle: () -> Void) {
    while graph.failure == nil, !timeStandsStill {
      let count = world.clock.runNext(until: end) { graph.failure == nil }
      guard count > 0 else {
        // No further block is due.
        return world.clock.advance(by: end - world.clock.now)
      }
      if world.clock.now != instant { (instant, blocksRun) = (world.clock.now, 0) }
      blocksRun += count
      settle()
      world.passes += 1
    }
  }

  /// True if blocks keep falling due at one instant, so that the clock would never move on.
  private var timeStandsStill: Bool {
    blocksRun >= Self.blocksPerInstant && instant == world.clock.now
  }

  private static let blocksPerInstant = 10_000

  /// Runs the blocks that wait on the main queue, but not the blocks that they add. While no view
  /// has to update, however, tasks continue, which change queues at each `await`.
  private func runMainQueue() {
    world.passes += 1
    if !world.pendingMain.isEmpty, !world.pendingMain.nextIsHop {
      recorder?.record(.noted(.mainQueueTurn), at: place)
    }
    for _ in 0..<world.pendingMain.count where graph.failure == nil {
      world.pendingMain.popFirst()?()
    }
    var hops = 0
    while graph.isSettled, graph.failure == nil, world.pendingMain.nextIsHop,
      hops < Self.blocksPerInstant
    {
      world.pendingMain.popFirst()?()
      hops += 1
    }
  }

  private func recordScreen() {
    let screen = currentScreen
    guard let recorder else { return }
    graph.postLooks(to: recorder, namedBefore: recordedNames)
    if let shapes = graph.shapes.takeShown(), screen == recordedScreen?.text {
      let look = Event.LookChange(
        look: "number", content: "Shapes", old: shapes.old, new: shapes.new)
      recorder.record(.noted(.lookChanged(look)), at: place)
    }
    recordedNames = graph.drawnLines.coloredNames
    if let recordedPages, drawnPages.showOtherPage(than: recordedPages) {
      recorder.record(.noted(.pageChanged), at: place)
    }
    recordedPages = drawnPages
    let event = recorder.record(
      .screen(screen, isAsBefore: screen == recordedScreen?.text), at: place)
    recordedScreen = (screen, event)
    if recorder.marksStaleScreens { recordStaleness(of: screen.text) }
  }
}
