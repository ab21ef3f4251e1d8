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
    if !drawChangedLines() { draw() }
    drawnAt = world.clock.now
    return isSettled ? drawnScreen : ScreenText(lines: [drawnScreen.text, "(still changing)"])
  }

  private func draw() {
    graph.drawnLines.beginDrawing()
    let screen = drawn(on: Screen(isWhole: true))
    graph.drawnLines.endDrawing()
    controlLines = screen.controls.map(\.line)
    drawnScreen = screen.text
  }

  /// Draws the changed lines again; returns false if the whole screen must be drawn.
  private func drawChangedLines() -> Bool {
    let known = graph.drawnLines
    guard !known.everythingChanged, !known.showsTime || drawnAt == world.clock.now else {
      return false
    }
    var new: [(line: Int, text: String)] = []
    for line in known.changed {
      guard let drawer = known.drawer(of: line) else { return false }
      let part = Screen()
      world.notePlaying { drawer.node.draw(on: part) }
      guard part.lineCount == 1, part.controls.count == drawer.controls else { return false }
      new.append((Int(line), part.lines[0]))
    }
    drawnScreen.replace(new)
    graph.drawnLines.clearChanges()
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
