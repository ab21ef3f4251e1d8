import Rendering

/// The division of the screen between the panes of a moment: the code, the run, the screen, the
/// views.
struct MomentLayout {
  enum Arrangement {
    /// Two by two.
    case wide
    /// One below the other, except for the screen and the views, which are side by side.
    case usual
    /// One below the other, without the views.
    case narrow
    /// The run alone, or the screen where the stop is about the screen.
    case single
  }

  let arrangement: Arrangement
  let code, run, screen, views: ScreenSize

  /// The space that the panes need: the maximum over the run, so that panes keep their size from
  /// step to step.
  struct Content {
    var hasCode = true
    /// True if the code is shown only where there is room for it beside the run.
    var codeNeedsWidth = false
    /// The number of lines of the tallest screen, and of the tallest tree of views.
    var tallestScreen = 1
    var tallestTree = 1
    var widestScreen = 0
    /// The code's share of the room, in tenths.
    var tenthsForCode = 4
    /// The maximum share of the screen and the views in the room without the code, in tenths.
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
    let hasCode = rows >= Panes.leastRowsWithListing && content.hasCode && !content.codeNeedsWidth
    let above = hasCode ? rows * content.tenthsForCode / 10 : 0
    let room = rows - above
    code = size(columns, above)
    guard columns >= Panes.leastColumnsForTwo else {
      let needed = content.tallestScreen + 2
      // Without room for the frame of the device, the screen has only a title.
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
