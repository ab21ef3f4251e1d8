/// The rows of a `ForEach`, each at the identity of its element (R15).
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ReadingNode<
    ForEach<Data, ID, Content>
  >
{
  /// The rows on the screen from top to bottom, with the id of each. Rows that were pushed off the
  /// screen follow, in the order of their elements.
  private var rows: [ViewNode<Content>] = []
  private var ids: [ID] = []
  /// The number of rows mounted so far.
  private var madeRows = 0
  /// The number of rows on the screen: all elements, or in a lazy container the first elements.
  private var shownCount = 0
  private var elementCount = 0
  /// The container that limits the number of rows; nil if there is none.
  private var container: LazyRows?
  /// The number of rows with each id: duplicates keep separate rows here, though SwiftUI promises
  /// nothing about them (R78).
  private var occurrences: [ID: Int] = [:]
  private var reported: Set<ID> = []
  private var reportedCount: Int?
  /// In a silent mount, the rows on the screen.
  private var originals: (rows: [ViewNode<Content>], ids: FormerRows<ID>, areByPosition: Bool)?
  private var place = DrawnLines.Place()

  override init(_ view: ForEach<Data, ID, Content>, _ site: NodeSite) {
    super.init(view, site)
    if !isListed { container = LazyRows.around(self) }
    if container != nil { graph.screenChanged() }
    if let original = original as? Self { begin(like: original) }
    updateRows()
  }

  /// A silent mount has the same rows, each with its id, and the original's constant range.
  private func begin(like original: ForEachNode<Data, ID, Content>) {
    originals = (original.rows, FormerRows(original.ids), false)
    view.keepRange(of: original.view)
  }

  /// In a silent mount, the row on the screen with this id, or at this position where the ids are
  /// other ones at each evaluation.
  private func takeOriginal(_ id: ID, at position: Int) -> Node? {
    if let originals, originals.areByPosition {
      return originals.rows.indices.contains(position) ? originals.rows[position] : nil
    }
    guard let place = originals?.ids.takeNext(id) ?? originals?.ids.takeAny(id) else { return nil }
    return originals?.rows[place]
  }

  override func update(_ newView: ForEach<Data, ID, Content>) {
    var view = newView
    warnOfChangedCount(of: view)
    view.keepRange(of: self.view)
    // The rows have buttons for their edits.
    if self.view.edits != nil || view.edits != nil { graph.screenChanged() }
    self.view = view
    updateRows()
  }

  override func runRule() { redraw(updateRows) }

  /// Warns with W10, once for each count.
  private func warnOfChangedCount(of view: ForEach<Data, ID, Content>) {
    let count = view.data.count
    guard view.isConstant, count != elementCount, reportedCount != count else { return }
    reportedCount = count
    graph.warn(
      .changedCount(count, initially: elementCount, in: ForEach<Data, ID, Content>.self),
      at: maker ?? self)
  }

  /// Updates the row of each element's id; mounts missing rows, unmounts the others.
  private func updateRows() {
    let oldRest = elementCount - shownCount
    elementCount = view.data.count
    defer { container?.change(rest: elementCount - shownCount - oldRest) }
    let (newIDs, contents) = readElements(upTo: container.map { shownCount + $0.room })
    StepCounter.count(ids.count + newIDs.count)
    guard newIDs != ids else {
      for index in rows.indices { rows[index].update(contents[index]) }
      return
    }
    // The line for the rows further down also changes.
    if container != nil { graph.screenChanged() }
    graph.changeRegion(at: place) { replaceRows(by: contents, newIDs) }
    subviewsChanged()
  }

  private func replaceRows(by contents: [Content], _ newIDs: [ID]) {
    if let original, let silent = graph.silent {
      originals?.areByPosition = silent.createsIDs(newIDs, of: original)
    }
    var newRows: [ViewNode<Content>] = []
    newRows.reserveCapacity(newIDs.count)
    var old = FormerRows(ids)
    container?.giveBack(shownCount)
    for position in newIDs.indices {
      // A row that stands for several may have taken the room of the next rows.
      guard container?.take() ?? true else { break }
      let id = newIDs[position]
      let content = contents[position]
      if let place = find(id, in: &old) {
        let row = rows[place]
        row.update(content)
        newRows.append(row)
      } else {
        newRows.append(makeRow(content, id, at: position))
      }
    }
    shownCount = newRows.count
    let pushedOut = findPushedOut(in: &old)
    let formerRows = rows
    rows = newRows + pushedOut.map { formerRows[$0] }
    ids = newIDs.prefix(shownCount) + pushedOut.map { old.ids[$0] }
    for place in old.untaken {
      forget(old.ids[place])
      formerRows[place].unmount()
    }
    showRows()
    if !view.isConstant { preferencesMoved() }
  }

  private func makeRow(_ content: Content, _ id: ID, at position: Int) -> ViewNode<Content> {
    defer { madeRows += 1 }
    let site = site(
      key: .element(
        id, at: position, serial: madeRows, occurrence: occurrences[id, default: 1]),
      original: takeOriginal(id, at: position))
    return Content.mount(content, at: site)
  }

  /// Runs the closures for some elements; the `ForEach` depends on every value that they read
  /// (R22).
  private func readElements(
    from start: Int = 0, upTo end: Int? = nil
  ) -> (ids: [ID], contents: [Content]) {
    trackReads(keepingEarlier: start > 0) {
      let elements = elements(from: start, count: (end ?? elementCount) - start)
      return (elements.map(view.id), elements.map(view.content))
    }
  }

  /// The elements from `start`. For a range, the compiler knows that the elements are numbers:
  /// stepping through an unknown collection takes twenty times as long. The result is the same
  /// array under its generic type; a cast would convert it number by number.
  private func elements(from start: Int, count: Int) -> [Data.Element] {
    guard let range = view.data as? Range<Int> else {
      return Array(view.data.dropFirst(start).prefix(count))
    }
    return unsafeBitCast(
      Array(range.dropFirst(start).prefix(count)), to: [Data.Element].self)
  }

  /// The position of the former row with this id; nil if the row must be mounted.
  private func find(_ id: ID, in old: inout FormerRows<ID>) -> Int? {
    if let next = old.takeNext(id) { return next }
    // Each offset occurs once, and the rows of a range stay.
    if view.isConstant { return nil }
    // Most often the id is new, and this lookup is the only one.
    guard let count = occurrences.updateValue(1, forKey: id) else { return nil }
    occurrences[id] = count
    if let place = old.takeAny(id) { return place }
    occurrences[id] = count + 1
    reportDuplicate(id)
    return nil
  }

  private func forget(_ id: ID) {
    let count = occurrences[id] ?? 0
    occurrences[id] = count > 1 ? count - 1 : nil
  }

  /// Warns with W11, once for each id.
  private func reportDuplicate(_ id: ID) {
    guard graph.profile.warnsOfDuplicateIDs, reported.insert(id).inserted else { return }
    graph.warn(
      .duplicateID(String(printing: id), in: ForEach<Data, ID, Content>.self), at: maker ?? self)
  }

  override func answer(_ query: NodeQuery) {
    switch query {
    case let screen as Screen where view.edits != nil:
      forEachShown { row, _, edited in
        row.draw(on: screen)
        edited?.draw(on: screen)
      }
    case let screen as Screen where container == nil: screen.drawRegion(of: self, at: &place)
    case let choices as ChoiceQuery:
      forEachShown { row, id, edited in
        let first = choices.found.count
        choices.tagging(AnyHashable(id)) { row.answer(choices) }
        if let edited, choices.found.count > first {
          choices.found[choices.found.count - 1].editedRows.append(edited)
        }
      }
    case let subviews as SubviewQuery: answer(subviews)
    case let pages as PageQuery:
      for (row, id) in zip(rows, ids) { pages.tagging(AnyHashable(id)) { row.answer(pages) } }
    case let rows as RowsQuery:
      rows.rows = container
      rows.passes = container != nil
    case let layout as RowLayout: layOut(in: layout)
    case let search as ScrollToQuery where scroll(to: search.id): search.isFound = true
    default: super.answer(query)
    }
  }

  /// Each row has the tag of its element, unless a view has another tag of this type.
  private func answer(_ subviews: SubviewQuery) {
    var earlier: [ID: Int] = [:]
    let hasDuplicates = !view.isConstant && occurrences.count < ids.count
    for (row, id) in zip(rows, ids) {
      if hasDuplicates { earlier[id, default: 0] += 1 }
      subviews.within(.element(AnyHashable(id), occurrence: earlier[id] ?? 1)) {
        subviews.setting {
          $0.elementID = AnyHashable(id)
          if $0.tag(for: ID.self) == nil { $0.setTag(id, includeOptional: true) }
        } ask: {
          row.answer(subviews)
        }
      }
    }
  }

  private func forEachShown(_ visit: (ViewNode<Content>, ID, EditedRow?) -> Void) {
    for (place, row) in rows.prefix(shownCount).enumerated() {
      let edited = view.edits.map {
        EditedRow(edits: $0, row: row, place: place, count: elementCount)
      }
      visit(row, ids[place], edited)
    }
  }

  override func forEachChild(_ visit: (Node) -> Void) {
    for row in rows { visit(row) }
  }

  override var drawsInPlace: Bool { container == nil && view.edits == nil }

  // MARK: In a lazy container

  /// The positions of former rows whose elements are beyond the available room, in their order.
  /// They keep their views and state until there is room again.
  private func findPushedOut(in old: inout FormerRows<ID>) -> [Int] {
    guard container != nil, shownCount < elementCount, !old.untaken.isEmpty else { return [] }
    return view.data.dropFirst(shownCount).compactMap { old.takeAny(view.id($0)) }
  }

  private func showRows() {
    guard let container else { return }
    for (place, row) in rows.enumerated() { container.show(row, place < shownCount) }
  }

  private func layOut(in layout: RowLayout) {
    let container = layout.rows
    let oldCount = shownCount
    shownCount = 0
    for row in rows.prefix(oldCount) {
      let isShown = container.take()
      if isShown { shownCount += 1 }
      container.show(row, isShown)
      row.answer(layout)
    }
    showMore(in: layout)
    container.leaveOut(elementCount - shownCount)
  }

  /// Shows the rows of the next elements while there is room: rows that were pushed off the screen,
  /// or new rows.
  private func showMore(in layout: RowLayout) {
    let container = layout.rows
    guard container.room > 0, shownCount < elementCount else { return }
    let (newIDs, contents) = readElements(from: shownCount, upTo: shownCount + container.room)
    for (id, content) in zip(newIDs, contents) where container.take() {
      if shownCount < ids.count, ids[shownCount] == id {
        let row = rows[shownCount]
        row.update(content)
        container.show(row, true)
        row.answer(layout)
      } else {
        var noRows = FormerRows<ID>([])
        _ = find(id, in: &noRows)
        rows.insert(makeRow(content, id, at: shownCount), at: shownCount)
        ids.insert(id, at: shownCount)
      }
      shownCount += 1
    }
    preferencesMoved()
    graph.screenChanged()
  }

  /// Scrolls the container down to the row with this id; returns false if no later row has the id.
  private func scroll(to id: AnyHashable) -> Bool {
    guard let container, shownCount < elementCount,
      let place = view.data.dropFirst(shownCount).firstIndex(where: {
        AnyHashable(view.id($0)) == id
      })
    else { return false }
    container.scroll(by: view.data.distance(from: view.data.startIndex, to: place) + 1 - shownCount)
    return true
  }

  override func didUnmount() {
    super.didUnmount()
    container?.giveBack(shownCount)
    container?.change(rest: shownCount - elementCount)
  }

  override func checkOwnInvariants() {
    super.checkOwnInvariants()
    precondition(rows.count == ids.count && shownCount <= rows.count, "each row has an id")
    precondition(
      rows.indices.allSatisfy { rows[$0].isOffScreen == ($0 >= shownCount) },
      "the rows that are shown come first")
  }
}
