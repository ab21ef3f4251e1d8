import Rendering
import Replay

extension SideBySideWalk {
  func text(at position: Int) -> Document? {
    guard stops.indices.contains(position) else { return nothing }
    return stops[position].isBeginning ? document(at: position) : nil
  }

  func panes(at position: Int, columns: Int, rows: Int, scroll: Scroll, by painter: PanePainter)
    -> [Line]
  {
    let layout = Layout(columns: columns, rows: rows)
    let panes = panes(at: position, scroll, painter)
    let moments = momentLayouts(panes.a, panes.b, layout)
    let (left, right) = (panes.a.lines(in: moments.a), panes.b.lines(in: moments.b))
    return [remark(at: position, columns: columns)]
      + (layout.isBeside
        ? painter.beside(left, right, at: layout.sizes.a.columns) : left + right)
  }

  func scrolled(
    _ scroll: Scroll, by request: WalkRequest, at position: Int, in room: ScreenSize,
    by painter: PanePainter
  ) -> Scroll {
    guard stops.indices.contains(position) else { return scroll }
    let panes = panes(at: position, Scroll(), painter)
    let layouts = momentLayouts(panes.a, panes.b, Layout(columns: room.columns, rows: room.rows))
    let a = panes.a.scrolled(scroll, by: request, in: layouts.a)
    let b = panes.b.scrolled(scroll, by: request, in: layouts.b)
    return Scroll(code: abs(a.code) > abs(b.code) ? a.code : b.code, steps: max(a.steps, b.steps))
  }

  /// The relation of the two runs at this stop, and the place of their divergence.
  private func remark(at position: Int, columns: Int) -> Line {
    let remark = stops[position].remark
    if remark.isDivergence { return Line(" \(remark.text) ", remark.style) }
    let left = Line(remark.text, remark.style)
    let pair = stops[position].pair
    let hasParted = stops.prefix(position).contains { $0.remark.isDivergence && $0.pair == pair }
    guard hasParted, let places = comparison.pairs[pair].alignment.divergence else { return left }
    let right = Line(Words.current.screen.pane.parted(places.a ?? "–", places.b ?? "–"), .quiet)
    let room = columns - right.columns
    return left.columns + 2 <= room ? left.padded(to: room) + right : left
  }

  // MARK: Layout

  /// Side by side, or one above the other where there is no room for that.
  private struct Layout {
    let isBeside: Bool
    let sizes: Sides<ScreenSize>

    init(columns: Int, rows: Int) {
      isBeside = columns >= Panes.leastColumnsForTwo
      // The first row states the relation of the two runs.
      let room = max(rows - 1, 0)
      if isBeside {
        let left = (columns - 3) / 2
        sizes = Sides(
          a: ScreenSize(columns: left, rows: room),
          b: ScreenSize(columns: columns - 3 - left, rows: room))
      } else {
        sizes = Sides(
          a: ScreenSize(columns: columns, rows: room / 2),
          b: ScreenSize(columns: columns, rows: room - room / 2))
      }
    }
  }

  private func panes(at position: Int, _ scroll: Scroll, _ painter: PanePainter) -> Sides<Panes> {
    let stop = stops[position]
    return Sides(
      a: Panes(
        walk: sides.a, position: stop.positions.a, painter: painter, scroll: scroll,
        isCurrent: stop.hasMoved.a, keepsTitle: true),
      b: Panes(
        walk: sides.b, position: stop.positions.b, painter: painter, scroll: scroll,
        isCurrent: stop.hasMoved.b, keepsTitle: true))
  }

  /// The same layout for both sides, so that corresponding panes align. The steps have priority.
  private func momentLayouts(_ a: Panes, _ b: Panes, _ layout: Layout) -> Sides<MomentLayout> {
    let content = MomentLayout.Content(
      hasCode: a.content.hasCode || b.content.hasCode,
      tallestScreen: max(a.content.tallestScreen, b.content.tallestScreen),
      tallestTree: max(a.content.tallestTree, b.content.tallestTree),
      widestScreen: max(a.content.widestScreen, b.content.widestScreen), tenthsForCode: 3)
    return layout.sizes.map { MomentLayout(content, columns: $0.columns, rows: $0.rows) }
  }
}
