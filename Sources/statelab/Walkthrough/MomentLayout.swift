import Rendering

/// The division of the room between the panes of a moment: the code, the run, the screen, the
/// views.
struct MomentLayout {
  enum Arrangement {
    /// Two by two.
    case wide
    /// Below each other, but for the screen and the views, which stand side by side.
    case usual
    /// Below each other, without the views.
    case narrow
    /// The run alone, or the screen where the stop is about it.
    case single
  }

  let arrangement: Arrangement
  let code, run, screen, views: ScreenSize

  /// The needs of the panes; the most of any moment of the run, so that nothing jumps from step to
  /// step.
  struct Content {
    var hasCode = true
    /// The number of lines of the tallest screen, and of the tallest tree of views.
    var tallestScreen = 1
    var tallestTree = 1
    var widestScreen = 0
    /// The share of the code in the room, in tenths.
    var tenthsForCode = 4
    /// The share of the screen and the views in the room without the code, at most, in tenths.
    var tenthsForScreen = 4
  }

  init(_ content: Content, columns: Int, rows: Int) {
    func size(_ columns: Int, _ rows: Int) -> ScreenSize {
      ScreenSize(columns: columns, rows: max(rows, 0))
    }
    guard rows >= Panes.leastRowsWithScreen else {
      arrangement = .single
      (code, views) = (size(columns, 0), size(columns, 0))
      (run, screen) = (size(columns, rows), size(columns, rows))
      return
    }
    let tallest = max(content.tallestScreen, content.tallestTree, 1)
    if columns >= Panes.wide, content.hasCode {
      let left = (columns - 3) / 2
      let right = columns - 3 - left
      let lower = min(tallest + 2, rows / 2)
      arrangement = .wide
      code = size(left, rows - lower)
      run = size(right, rows - lower)
      screen = size(left, lower)
      views = size(right, lower)
      return
    }
    let hasCode = rows >= Panes.leastRowsWithListing && content.hasCode
    let above = hasCode ? rows * content.tenthsForCode / 10 : 0
    let room = rows - above
    code = size(columns, above)
    guard columns >= Panes.leastColumnsForTwo else {
      let needed = content.tallestScreen + 2
      // Where there is no room for the frame of the device, the screen has a title alone.
      let lower = needed <= room / 3 ? needed : min(needed - 1, max(room / 3, 1) + 1)
      arrangement = .narrow
      run = size(columns, room - lower)
      screen = size(columns, lower)
      views = size(columns, 0)
      return
    }
    let lower = min(tallest + 2, max(room * content.tenthsForScreen / 10, 1) + 1)
    let left = min(
      max(content.widestScreen + 6, 24),
      max(columns * 2 / 5, columns - 3 - Panes.enoughColumnsForViews))
    arrangement = .usual
    run = size(columns, room - lower)
    screen = size(left, lower)
    views = size(columns - 3 - left, lower)
  }
}
