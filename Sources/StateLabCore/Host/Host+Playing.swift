// How an action is played.

extension Host {
  /// Plays an action: what it does, what that queues, and what is on the screen afterwards.
  ///
  /// - Parameters:
  ///   - source: Where the control was written that a person uses.
  ///   - line: The line of the screen that it is on.
  ///
  /// From inside the host's own update nothing can be played: the host stops and says so. A host
  /// that has stopped plays nothing any more.
  func play(
    _ action: Event.Action, from source: SourceLocation? = nil, atLine line: Int? = nil,
    _ body: () -> Void
  ) {
    guard !graph.isUpdating else { return graph.stop(HostError.updating.description) }
    takeFromOtherThreads()
    guard graph.failure == nil else { return }
    inWorld {
      guard let recorder else {
        body()
        settle()
        return
      }
      let index = recorder.begin(action, at: place, from: source, atLine: line)
      recorder.because(of: [index]) {
        body()
        settle()
        recorder.finishLine()
        recorder.postReleases()
        recordScreen()
      }
    }
  }

  /// Binds the task-local values through which code that has no host finds the world and the
  /// recorder.
  private func inWorld(_ body: () -> Void) {
    let outer = world.playing
    if outer == nil { blocksRun = 0 }
    world.playing = graph
    defer { world.playing = outer }
    world.notePlaying { Self.bind(world, recorder, body) }
  }

  /// Belongs to no actor: of closures that do, each call by another module is checked.
  nonisolated static func bind(
    _ world: World, _ recorder: Recorder?, _ body: () -> Void
  ) {
    World.$current.withValue(world) {
      if let recorder { Recorder.$current.withValue(recorder, operation: body) } else { body() }
    }
  }

  var isSettled: Bool { graph.isSettled && world.pendingMain.isEmpty && world.inbox.isEmpty }

  /// Whatever real threads have left since the last action is an action of its own (fidelity 2.12,
  /// 3).
  func takeFromOtherThreads() {
    guard !world.inbox.isEmpty, Graph.current !== graph, graph.failure == nil else { return }
    inWorld { play(.background, world.inbox.runAll) }
  }

  /// Plays frames until nothing is queued, but no more than an action may take. A round of the main
  /// queue counts as a frame, though it takes no time. Where time stands still, an action gives up
  /// once.
  func settle() {
    if gaveUp, timeStandsStill { return }
    gaveUp = false
    guard !isSettled, graph.failure == nil else { return }
    // Within an action the world is bound already.
    if Graph.current === graph { playFrames() } else { inWorld(playFrames) }
  }

  private func playFrames() {
    for _ in 0..<Graph.framesPerAction {
      guard !isSettled, graph.failure == nil else { break }
      world.inbox.runAll()
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

  /// Runs what is scheduled, and settles after each block, as `advance` does.
  func runClock(until end: Duration) {
    runClock(until: end, settle)
    if timeStandsStill { giveUp() }
  }

  /// Runs what is scheduled until then, and `settle` after each block. The clock arrives there
  /// unless the host stops on the way or time stands still.
  private func runClock(until end: Duration, _ settle: () -> Void) {
    while graph.failure == nil, !timeStandsStill {
      guard world.clock.runNext(until: end) else {
        // Nothing is due any more.
        return world.clock.advance(by: end - world.clock.now)
      }
      if world.clock.now != instant { (instant, blocksRun) = (world.clock.now, 0) }
      blocksRun += 1
      settle()
    }
  }

  /// True if blocks fall due one after the other without time going on, so that it never would.
  private var timeStandsStill: Bool {
    blocksRun >= Self.blocksPerInstant && instant == world.clock.now
  }

  private static let blocksPerInstant = 10_000

  /// Runs the blocks that wait on the main queue, and not those that they add.
  /// But as long as no view has to run, tasks go on, which hop from queue to queue at each `await`.
  private func runMainQueue() {
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
    let screen = drawnText
    guard let recorder else { return }
    let event = recorder.record(
      .screen(screen, isAsBefore: screen == recordedScreen?.text), at: place)
    recordedScreen = (screen, event)
    if recorder.marksStaleScreens { recordStaleness(of: screen) }
  }
}
