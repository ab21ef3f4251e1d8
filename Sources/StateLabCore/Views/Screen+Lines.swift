extension Screen {
  /// Draws the lines of a control or a text, which the host draws again alone when the node changes.
  ///
  /// - Parameter place: The place at which the node notes its lines.
  func drawLine(of node: Node, at place: inout DrawnLines.Place, _ draw: () -> Void) {
    drawPart(of: node, at: &place, isRegion: false, draw)
  }

  /// Draws a node whose children come and go. The host draws their lines again alone when they do.
  func drawRegion(of node: Node, at place: inout DrawnLines.Place) {
    drawPart(of: node, at: &place, isRegion: true) { passOn(below: node) }
  }

  private func drawPart(
    of node: Node, at place: inout DrawnLines.Place, isRegion: Bool, _ draw: () -> Void
  ) {
    let graph = node.graph
    // The items of bars among the views of a region depend on the bars that the page hides.
    let drawsAlone = isPlain && (!isRegion || hiddenBars.isEmpty)
    guard graph.drawnLines.isDrawing,
      let part = graph.drawnLines.beginPart(
        of: node, at: &place, line: drawsAlone ? lineCount : nil, isRegion: isRegion)
    else { return draw() }
    draw()
    graph.drawnLines.endPart(part, line: lineCount)
  }

  /// True if the lines being drawn depend on their nodes alone, and no other code reads them.
  private var isPlain: Bool {
    isWhole && !isRead && !isTitle && reactsToTouches && accessibilityLabel == nil && focus == nil
  }
}
