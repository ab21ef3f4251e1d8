// The screen of a host, drawn where it has changed.

extension Host {
  /// The screen as text, one line per control; empty after the host has stopped. Inside the host's
  /// own update, the screen from before.
  public var screen: String {
    guard !graph.isUpdating else { return drawnScreen.text }
    takeFromOtherThreads()
    if !gaveUp { settle() }
    let screen = currentScreen
    if let recordedScreen, recordedScreen.text == screen {
      recorder?.noteReading(of: CollectionOfOne(recordedScreen.event))
    }
    return screen.text
  }

  /// The screen, drawn again only where it may have changed.
  var currentScreen: ScreenText {
    guard graph.failure == nil else { return "" }
    if !drawChanges() { draw() }
    drawnAt = world.clock.now
    return isSettled ? drawnScreen : ScreenText(lines: [drawnScreen.text, "(still changing)"])
  }

  private func draw() {
    graph.drawnLines.beginDrawing()
    let screen = drawn(on: Screen(isWhole: true))
    graph.drawnLines.endDrawing(screen.linesWithBadges, controls: screen.controlLines)
    drawnPages = screen.pages
    drawnScreen = graph.drawnLines.text
  }

  /// Draws the changed parts again; returns false if the whole screen must be drawn.
  private func drawChanges() -> Bool {
    let isOld = graph.drawnLines.showsTime && drawnAt != world.clock.now
    guard !isOld, !graph.drawnLines.everythingChanged else { return false }
    while let part = graph.drawnLines.takeChange() {
      guard let node = graph.drawnLines.beginDrawing(part) else { return false }
      let screen = Screen(isWhole: true)
      world.notePlaying { node.draw(on: screen) }
      graph.drawnLines.endDrawing(part, screen.lines, controls: screen.controlLines)
      drawnPages.merge(screen.pages)
      guard !graph.drawnLines.everythingChanged else { return false }
    }
    drawnScreen = graph.drawnLines.text
    return true
  }

  /// The controls on the screen.
  func drawnControls() -> Screen { drawn(on: Screen(forControlsOnly: true)) }

  /// Draws all views on an empty screen.
  func drawn(on screen: Screen) -> Screen {
    // A ticking text reads the time during the drawing.
    world.notePlaying { graph.draw(root, on: screen) }
    return screen
  }
}
