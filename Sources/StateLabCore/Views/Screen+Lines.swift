extension Screen {
  /// Draws a node, whose line the host draws again alone when the node changes.
  ///
  /// - Parameter place: The place at which the node notes its line.
  func drawLine(of node: Node, at place: inout DrawnLines.Place, _ draw: () -> Void) {
    let graph = node.graph
    guard graph.drawnLines.isDrawing else { return draw() }
    let (line, firstControl) = (lineCount, controls.count)
    guard graph.drawnLines.beginLine(isPlain ? line : nil, at: &place) else { return draw() }
    draw()
    let isSingle = lineCount == line + 1
    graph.drawnLines.endLine(
      by: isSingle ? .init(node: node, controls: controls.count - firstControl) : nil)
  }

  /// True if the lines being drawn depend on their nodes alone, and no other code reads them.
  private var isPlain: Bool {
    isWhole && !isRead && !isTitle && reactsToTouches && accessibilityLabel == nil && focus == nil
  }
}
