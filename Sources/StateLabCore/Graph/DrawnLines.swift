/// The lines of the drawn screen, and the nodes that can draw a line again.
///
/// A drawing visits the whole tree. Mostly, a few texts change between two drawings, and then the
/// host draws only the lines of these texts, so that a drawing costs what changed.
///
/// A node can draw its line again if no other code read the line. The row of a list with a
/// selection, for example, joins its texts, and a `Delete` button repeats the texts of its row.
@MainActor
struct DrawnLines {
  /// The line that a node drew, or the line of the control whose label the node is in.
  struct Place {
    fileprivate var drawing: Int32 = 0
    fileprivate var line: Int32?
  }

  /// The node that drew a line, and the number of controls on the line.
  struct Drawer {
    let node: Node
    let controls: Int
  }

  /// True if any part of the screen may have changed since the last drawing.
  private(set) var everythingChanged = true
  /// The other changes since the last drawing.
  private(set) var changed: [Int32] = []
  private(set) var isDrawing = false
  /// True if the screen shows a text that changes with time.
  var showsTime = false
  /// True if the drawing has read a binding, so that any change may change any line.
  var dependsOnBinding = false
  /// The number of drawings.
  private var drawing: Int32 = 0
  /// The line of the node that draws now.
  private var current: Int32?
  private var drawers: [Drawer?] = []

  /// The node that can draw this line again; nil if there is none.
  func drawer(of line: Int32) -> Drawer? {
    drawers.indices.contains(Int(line)) ? drawers[Int(line)] : nil
  }

  // MARK: Changes

  /// Marks the whole screen as changed, and releases the nodes.
  mutating func changeEverything() {
    everythingChanged = true
    if !changed.isEmpty { changed = [] }
    if !drawers.isEmpty { drawers = [] }
  }

  /// Marks the line at this place as changed.
  mutating func change(at place: Place) {
    guard !everythingChanged else { return }
    guard !dependsOnBinding, place.drawing == drawing, let line = place.line,
      drawer(of: line) != nil,
      changed.count < drawers.count || changed.last == line
    else { return changeEverything() }
    if changed.last != line { changed.append(line) }
  }

  mutating func clearChanges() { changed = [] }

  // MARK: A drawing

  mutating func beginDrawing() {
    drawing &+= 1
    drawers = []
    changed = []
    (isDrawing, everythingChanged) = (true, false)
    (showsTime, dependsOnBinding) = (false, false)
  }

  mutating func endDrawing() {
    isDrawing = false
    if everythingChanged { drawers = [] }
  }

  /// Sets the place of a node that begins to draw, and returns true if the node draws a line of its
  /// own.
  ///
  /// - Parameter line: The next line of the screen; nil if other code reads the line.
  mutating func beginLine(_ line: Int?, at place: inout Place) -> Bool {
    if place.drawing == drawing {
      // Drawn twice: another node reads this one.
      if let line = place.line, line != current, drawer(of: line) != nil {
        drawers[Int(line)] = nil
      }
      return false
    }
    let isOwn = current == nil && line != nil
    if isOwn { current = line.flatMap(Int32.init(exactly:)) }
    place = Place(drawing: drawing, line: current)
    return isOwn
  }

  /// Ends the line that a node has begun.
  ///
  /// - Parameter drawer: Nil if the node has drawn no line, or several.
  mutating func endLine(by drawer: Drawer?) {
    if let current {
      while drawers.count < current { drawers.append(nil) }
      drawers.append(drawer)
    }
    current = nil
  }
}
