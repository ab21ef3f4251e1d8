/// The lines of the drawn screen, and the nodes that can draw a part of it again.
///
/// A drawing visits the whole tree. Mostly little changes between two drawings: some texts, or the
/// view of an `if`. Then the host draws only these parts, so that a drawing costs what changed.
///
///     parts   [Text][Button][if ··[Toggle]·· end][·]     in the order of the screen
///     lines     1      1     0       1        0   2      of each part
///
/// A node can draw its part again if no other code read the part. The row of a list with a
/// selection, for example, joins its texts, and a `Delete` button repeats the texts of its row.
///
/// Parts and lines are stored in blocks, each with the square root of their number, so that a
/// change visits one block and the list of the blocks.
@MainActor
struct DrawnLines {
  /// The part that a node drew, or the part of the control whose label the node is in.
  struct Place {
    fileprivate var drawing: Int32 = 0
    /// Negative if other code read the node's lines.
    fileprivate var part: Int32 = -1
  }

  /// The lines of a control or a text, the begin or the end of a region, or lines that no node can
  /// draw again. A region is the place of several parts: those of an `if`, or of a `ForEach`.
  private struct Part {
    /// The number of parts that were drawn before, since the last drawing of the whole screen.
    let number: Int32
    /// The node that can draw the part again; nil if there is none.
    var node: Node?
    var lines: Int32 = 0
    /// The lines of the part's controls, counted from its first line.
    var controls: [Int32] = []
    /// The number of the region's end; nil for a part that does not begin a region.
    var end: Int32?
  }

  private struct Block {
    /// Distinguishes the block from all others since the last drawing of the whole screen.
    let number: Int32
    var parts: [Part]

    var lineCount: Int { parts.reduce(0) { $0 + Int($1.lines) } }
  }

  /// True if any part of the screen may have changed since the last drawing.
  private(set) var everythingChanged = true
  /// The other changes since the last drawing, as numbers of parts.
  private var changed: [Int32] = []
  /// True while nodes of one region come and go.
  private var isChangingRegion = false
  private(set) var isDrawing = false
  /// True if the screen shows a text that changes with time.
  var showsTime = false
  /// True if any change may change any line: the drawing has read a binding, or depends on the
  /// field that has the keyboard.
  var changesAsOne = false
  /// True if the screen shows the name of a shape, which changes with its color.
  var showsShapes = false
  /// The nodes whose color is part of a name on the screen, by their numbers.
  private(set) var coloredNames: Set<Int> = []

  private var blocks: [Block] = []
  /// The lines of each block.
  private var lines: [[String]] = []
  /// The number of the block of each part; negative for a removed part.
  private var blockOfPart: [Int32] = []
  private var nextBlock: Int32 = 0
  private var blockSize = 0

  /// The number of drawings, each of the whole screen or of a part.
  private var drawing: Int32 = 0
  /// The last drawing of the whole screen.
  private var wholeDrawing: Int32 = 0
  /// The parts of the running drawing, and the number of their lines.
  private var new: [Part] = []
  private var newLines = 0
  /// The part of the control that draws now; negative if there is none.
  private var control: Int32 = -1
  /// The region that is about to draw again; negative if there is none.
  private var region: Int32 = -1

  /// The text of the last drawing.
  var text: ScreenText { ScreenText(blocks: lines) }

  /// The line of a control in the last drawing; nil if the whole screen has changed since.
  func line(ofControl number: Int) -> Int? {
    var (line, number) = (0, number)
    for part in blocks.lazy.flatMap(\.parts) {
      StepCounter.count()
      if number < part.controls.count { return line + Int(part.controls[number]) }
      line += Int(part.lines)
      number -= part.controls.count
    }
    return nil
  }

  /// The number of the part at this place; nil if the place is unknown, or the part was removed.
  private func part(at place: Place) -> Int32? {
    guard place.part >= 0, place.drawing >= wholeDrawing, !wasRemoved(place) else { return nil }
    return place.part
  }

  /// True if the part was removed since the last drawing of the whole screen.
  private func wasRemoved(_ place: Place) -> Bool {
    place.drawing >= wholeDrawing && blockOfPart.indices.contains(Int(place.part))
      && blockOfPart[Int(place.part)] < 0
  }
}

// MARK: Changes

extension DrawnLines {
  /// Marks the whole screen as changed, and releases the nodes.
  mutating func changeEverything() {
    everythingChanged = true
    if !changed.isEmpty { changed = [] }
    if !blocks.isEmpty { blocks = [] }
  }

  /// Notes that stored values changed, which the drawing may have read through bindings.
  mutating func valuesChanged() { if changesAsOne { changeEverything() } }

  /// Marks the part at this place as changed.
  mutating func change(at place: Place) {
    // The region of a removed part is drawn again, and so is a node that was never drawn.
    guard !everythingChanged, !wasRemoved(place), place.drawing > 0 else { return }
    guard !changesAsOne, let part = part(at: place),
      changed.count < blockSize || changed.last == part
    else { return changeEverything() }
    if changed.last != part { changed.append(part) }
  }

  /// Marks the screen as changed by a node that comes or goes.
  mutating func change(by node: Node) {
    guard !everythingChanged else { return }
    if !isChangingRegion || !node.drawsInPlace { changeEverything() }
  }

  /// Marks the region at this place as changed, until ``endRegionChange(_:)``: its nodes come and
  /// go. Returns the argument of that call.
  mutating func beginRegionChange(at place: Place) -> Bool {
    let outer = isChangingRegion
    // A region that was never drawn is new inside another, or only other code reads it.
    if place.drawing > 0 { change(at: place) } else if !outer { changeEverything() }
    isChangingRegion = !everythingChanged
    // The nodes that go are released before the next drawing.
    if isChangingRegion, let region = part(at: place) { removeParts(of: region) }
    return outer
  }

  mutating func endRegionChange(_ outer: Bool) { isChangingRegion = outer }

  /// Takes a changed part that is still on the screen; nil if there is none.
  mutating func takeChange() -> Int32? {
    while let part = changed.popLast() {
      if blockOfPart[Int(part)] >= 0 { return part }
    }
    return nil
  }
}

// MARK: A drawing

extension DrawnLines {
  mutating func beginDrawing() {
    begin()
    wholeDrawing = drawing
    (blocks, lines, blockOfPart, nextBlock) = ([], [], [], 0)
    (everythingChanged, changed) = (false, [])
    (showsTime, changesAsOne, showsShapes, coloredNames) = (false, false, false, [])
  }

  /// Notes that a line shows a name with the color of this node.
  mutating func noteName(coloredBy node: Node?) {
    guard isDrawing, let node, !coloredNames.contains(node.serial) else { return }
    coloredNames.insert(node.serial)
  }

  /// - Parameters:
  ///   - lines: The lines of the screen.
  ///   - controls: The line of each control.
  mutating func endDrawing(_ lines: [String], controls: [Int]) {
    addLines(upTo: lines.count)
    place(controls)
    blockSize = max(16, Int(Double(new.count).squareRoot()))
    blockOfPart = Array(repeating: 0, count: new.count)
    (blocks, self.lines) = divide(new, lines)
    end()
  }

  /// Begins to draw a part again, and returns its node; nil if no node can draw the part.
  mutating func beginDrawing(_ number: Int32) -> Node? {
    guard let (block, index) = find(number) else { return nil }
    let part = blocks[block].parts[index]
    guard let node = part.node else { return nil }
    begin()
    if part.end == nil {
      control = number
    } else {
      // The region may have been drawn since it was marked.
      removeParts(of: number)
      region = number
    }
    return node
  }

  /// - Parameters:
  ///   - lines: The lines of the part.
  ///   - controls: The line of each control.
  mutating func endDrawing(_ number: Int32, _ lines: [String], controls: [Int]) {
    defer { end() }
    guard let (block, index) = find(number) else { return changeEverything() }
    let part = blocks[block].parts[index]
    let start = blocks[block].parts[..<index].reduce(0) { $0 + Int($1.lines) }
    self.lines[block].replaceSubrange(start..<start + Int(part.lines), with: lines)
    if part.end == nil {
      blocks[block].parts[index].lines = Int32(lines.count)
      blocks[block].parts[index].controls = controls.map(Int32.init)
      return
    }
    addLines(upTo: lines.count)
    place(controls)
    blockOfPart += repeatElement(blocks[block].number, count: new.count)
    blocks[block].parts.insert(contentsOf: new, at: index + 1)
    if blocks[block].parts.count > 2 * blockSize { divide(block) }
    if blockOfPart.count > Self.mostParts { changeEverything() }
  }

  /// The number of parts after which the whole screen is drawn, which numbers the parts anew.
  private static let mostParts = 1_000_000

  private mutating func begin() {
    drawing += 1
    isDrawing = true
  }

  private mutating func end() {
    isDrawing = false
    (new, newLines) = ([], 0)
    (control, region) = (-1, -1)
    if everythingChanged { blocks = [] }
  }

  /// Begins the part of a node, and returns its number; nil if the node draws inside a control, or
  /// for other code.
  ///
  /// - Parameter line: The next line of the screen; nil if other code reads the line.
  mutating func beginPart(
    of node: Node, at place: inout Place, line: Int?, isRegion: Bool
  ) -> Int32? {
    if let known = part(at: place), known != control {
      if known == region {
        region = -1
        place.drawing = drawing
      } else {
        // Drawn twice: another node reads this one.
        keepFromDrawing(known)
      }
      return nil
    }
    guard place.drawing != drawing else { return nil }
    guard control < 0, let line else {
      place = Place(drawing: drawing, part: control)
      return nil
    }
    addLines(upTo: line)
    let part = add(node)
    place = Place(drawing: drawing, part: part)
    if !isRegion { control = part }
    return part
  }

  /// - Parameter line: The next line of the screen.
  mutating func endPart(_ part: Int32, line: Int) {
    let index = Int(part) - blockOfPart.count
    if part == control {
      control = -1
      new[index].lines = Int32(line - newLines)
      newLines = line
    } else {
      addLines(upTo: line)
      new[index].end = add(nil)
    }
  }

  /// Adds the lines that belong to no node.
  private mutating func addLines(upTo line: Int) {
    guard line > newLines else { return }
    _ = add(nil, lines: line - newLines)
    newLines = line
  }

  private mutating func add(_ node: Node?, lines: Int = 0) -> Int32 {
    let number = Int32(blockOfPart.count + new.count)
    new.append(Part(number: number, node: node, lines: Int32(lines)))
    return number
  }

  /// Places the controls, which are in the order of the screen, in the parts with their lines.
  private mutating func place(_ controls: [Int]) {
    var (line, next) = (0, 0)
    for index in new.indices {
      let end = line + Int(new[index].lines)
      while next < controls.count, controls[next] < end {
        new[index].controls.append(Int32(controls[next] - line))
        next += 1
      }
      line = end
    }
  }

  /// Notes that no node can draw this part again.
  private mutating func keepFromDrawing(_ part: Int32) {
    if Int(part) >= blockOfPart.count {
      new[Int(part) - blockOfPart.count].node = nil
    } else if let (block, index) = find(part) {
      blocks[block].parts[index].node = nil
    }
  }
}

// MARK: Blocks

extension DrawnLines {
  private func find(_ part: Int32) -> (block: Int, index: Int)? {
    let number = blockOfPart[Int(part)]
    // Loops, because the runtime checks the actor of each closure that `firstIndex(where:)` calls.
    for block in blocks.indices where blocks[block].number == number {
      for index in blocks[block].parts.indices where blocks[block].parts[index].number == part {
        StepCounter.count(block + index)
        return (block, index)
      }
    }
    return nil
  }

  /// Divides parts and their lines into blocks.
  private mutating func divide(_ parts: [Part], _ lines: [String]) -> ([Block], [[String]]) {
    StepCounter.count(parts.count + lines.count)
    var (newBlocks, newLines): ([Block], [[String]]) = ([], [])
    var line = 0
    for start in stride(from: 0, to: parts.count, by: blockSize) {
      let block = Block(
        number: nextBlock, parts: Array(parts[start..<min(start + blockSize, parts.count)]))
      nextBlock += 1
      for part in block.parts { blockOfPart[Int(part.number)] = block.number }
      let end = line + block.lineCount
      newBlocks.append(block)
      newLines.append(Array(lines[line..<end]))
      line = end
    }
    return (newBlocks, newLines)
  }

  /// Divides a block that has grown.
  private mutating func divide(_ block: Int) {
    let (newBlocks, newLines) = divide(blocks[block].parts, lines[block])
    StepCounter.count(blocks.count)
    blocks.replaceSubrange(block...block, with: newBlocks)
    lines.replaceSubrange(block...block, with: newLines)
  }

  /// Removes the parts between the begin and the end of a region, and their lines.
  private mutating func removeParts(of region: Int32) {
    guard let (first, begin) = find(region), let end = blocks[first].parts[begin].end,
      let (last, endIndex) = find(end)
    else { return }
    for block in (first...last).reversed() {
      let parts = blocks[block].parts
      let start = block == first ? begin + 1 : 0
      let removed = start..<(block == last ? endIndex : parts.count)
      StepCounter.count(removed.count)
      for part in parts[removed] { blockOfPart[Int(part.number)] = -1 }
      let line = parts[..<start].reduce(0) { $0 + Int($1.lines) }
      let count = parts[removed].reduce(0) { $0 + Int($1.lines) }
      lines[block].removeSubrange(line..<line + count)
      blocks[block].parts.removeSubrange(removed)
      if blocks[block].parts.isEmpty {
        blocks.remove(at: block)
        lines.remove(at: block)
      }
    }
  }
}
