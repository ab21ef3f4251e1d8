import Rendering

extension Panes {
  /// The listing around the current line, or around the previous current line; scrolled, any part
  /// of the lesson's code.
  func code(_ size: ScreenSize, marksWork: Bool = true) -> [Line] {
    guard size.rows > 0 else { return [] }
    let rows = codeRows
    let first = firstCodeRow(height: size.rows - 1)
    guard rows.indices.contains(first) else { return [Line]().filled(to: size.rows) }
    let current = marksWork ? walk.highlight(at: position) : nil
    let lines = rows[first...].prefix(size.rows - 1).flatMap { row -> [Line] in
      let listing = walk.listings[row.listing]
      guard let number = row.row else {
        return [painter.rule(listing.title, columns: size.columns)]
      }
      let isAtWork = current?.listing == row.listing && current?.row == number
      let line = line(listing.rows[number], isAtWork: isAtWork)
      return isAtWork
        ? whole(line, columns: size.columns) : [line.cut(to: size.columns, ascii: ascii)]
    }
    let title = walk.listings[rows[first].listing].title
    return ([painter.rule(title, columns: size.columns)] + lines).filled(to: size.rows)
  }

  /// The maximum distance by which the code can be scrolled.
  ///
  /// - Parameter rows: The height of the pane with its title.
  func mostScrolledCode(_ scroll: Int, rows: Int) -> Int {
    guard rows > 1 else { return 0 }
    let height = rows - 1
    let start = focusedCodeRow(height: height)
    return min(max(scroll, -start), max(codeRows.count - height - start, 0))
  }

  /// A line of a listing, or the title of a following listing.
  private struct CodeRow {
    let listing: Int
    let row: Int?
  }

  /// All listings in order, each but the first with its title.
  private var codeRows: [CodeRow] {
    walk.listings.indices.flatMap { listing in
      (listing == 0 ? [] : [CodeRow(listing: listing, row: nil)])
        + walk.listings[listing].rows.indices.map { CodeRow(listing: listing, row: $0) }
    }
  }

  private func firstCodeRow(height: Int) -> Int { focusedCodeRow(height: height) + scroll.code }

  /// The first visible row without scrolling: the current line is in the middle, and no other
  /// listing appears while this one fills the pane.
  private func focusedCodeRow(height: Int) -> Int {
    if let above = walk.listingsAbove[position] { return firstRow(of: above, height: height) }
    let focus = (0...position).reversed().lazy.compactMap(walk.highlight).first
    let listing = focus?.listing ?? 0
    guard walk.listings.indices.contains(listing) else { return 0 }
    let wanted = (focus?.row ?? 0) - height / 2
    let first = min(max(wanted, 0), max(walk.listings[listing].rows.count - height, 0))
    return walk.listings.prefix(listing).reduce(listing) { $0 + $1.rows.count } + first
  }

  /// The first row for a text below a listing: a short listing is shown with the code above it.
  private func firstRow(of listing: Int, height: Int) -> Int {
    let start = walk.listings.prefix(listing).reduce(listing) { $0 + $1.rows.count }
    let rows = walk.listings[listing].rows.count
    let first = rows < height ? max(start + rows - height, 0) : start
    let all = codeRows
    return all.indices.contains(first) && all[first].row == nil ? first + 1 : first
  }

  /// The lines of the current line, which is never cut: its rest is indented below.
  private func whole(_ line: Line, columns: Int) -> [Line] {
    guard line.columns > columns, let code = line.spans.last?.text else { return [line] }
    let blank = code.prefix { $0 == " " }
    let lead = Line(Array(line.spans.dropLast())) + Line(String(blank))
    let body = Line(String(code.dropFirst(blank.count)), .current)
    return painter.renderer(columns: columns, margin: 0).hang(lead, body)
  }

  private func line(_ row: Listing.Row, isAtWork: Bool) -> Line {
    let number = painter.isPresented ? "" : row.number.map { "\($0)" } ?? ""
    let (mark, style) = row.change.sign
    let text = row.text.withVisibleControls
    let code =
      switch row.change {
      case _ where isAtWork: Line(text, .current)
      case .none, .added: SwiftColors.line(text)
      case .removed, .folded: Line(text, style)
      }
    return Line(isAtWork ? "▸" : " ", .action)
      + Line((painter.isPresented ? "" : .blank(4 - number.count)) + number, .quiet)
      + Line(" \(mark) ", style) + code
  }
}

extension Listing {
  /// `Box.swift, changed since lesson 4`
  fileprivate var title: String {
    file + (since.map { ", " + Words.current.text.changedSince($0) } ?? "")
  }
}
