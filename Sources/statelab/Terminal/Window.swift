import Rendering

/// The visible part of a text that is longer than the screen, between a fixed head and foot.
struct Window {
  /// The first visible line.
  private(set) var top = 0
  /// True if the window moves to keep a line visible; false once the user has scrolled.
  private var isFollowing = true

  /// - Parameters:
  ///   - feet: Candidates for the last line; the first one that fits is shown.
  ///   - focus: A line that must be visible.
  mutating func frame(
    _ lines: [Line], head: [Line], feet: [String], focus: ClosedRange<Int>? = nil, size: ScreenSize,
    output: OutputOptions
  ) -> [Line] {
    let rows = max(size.rows - head.count - 2, 1)
    if isFollowing, let focus {
      if focus.upperBound >= top + rows { top = focus.upperBound - rows + 1 }
      top = min(top, focus.lowerBound)
    }
    top = max(0, min(top, lines.count - rows))
    let shown = Array(lines.dropFirst(top).prefix(rows))
    let isMore = top + shown.count < lines.count
    let filler = Array(repeating: Line(), count: rows - shown.count)
    let words = Words.current.screen.pane
    let more = Line(isMore ? "  " + words.moreBelow : top > 0 ? "  " + words.moreAbove : "", .quiet)
    let foot = feet.first { (output.ascii ? $0.inASCII : $0).columns <= size.columns } ?? feet.last
    return (head + shown + filler + [more, Line(foot ?? "", .quiet)]).map { line in
      (output.ascii ? line.inASCII : line).cut(to: size.columns, ascii: output.ascii)
    }
  }

  /// True if the key moved the window.
  mutating func take(_ key: Key, size: ScreenSize) -> Bool {
    let page = max(size.rows - 5, 1)
    switch key {
    case .pageDown: top += page
    case .pageUp: top = max(0, top - page)
    case .home: top = 0
    default: return false
    }
    isFollowing = false
    return true
  }

  mutating func follow() { isFollowing = true }
}
