import Rendering

/// A text that does not fit is shown page by page, with its own scroll position for the code.
extension ScreenMode {
  /// Turns the pages of a text; false where there is no further page.
  mutating func turnPage(_ request: WalkRequest?, at size: ScreenSize) -> Bool {
    let pages = pages(at: size)
    let page = pages.page(with: line)
    let next =
      switch request {
      case .next, .stepsDown, .codeDown: page + 1
      case .back, .stepsUp, .codeUp: page - 1
      default: page
      }
    guard next != page, pages.starts.indices.contains(next) else { return false }
    line = pages.starts[next]
    return true
  }

  mutating func scroll(by request: WalkRequest, at size: ScreenSize) {
    let old = scroll
    let painter = painter(size)
    if let code = codeRoom(at: size), let single = walk.single {
      scroll.code = single.scrolledCode(
        old.code + request.linesOfCode, rows: code.rows, at: position)
    } else if cover == nil {
      scroll = walk.scrolled(
        old, by: request, at: position, in: painter.room(in: size), by: painter)
    }
    if scroll == old { remark = Words.current.screen.walk.nothingMoreToSee }
  }

  /// The room for code beside a text or a question; nil where there is none.
  func codeRoom(at size: ScreenSize) -> ScreenSize? {
    let painter = painter(size)
    return frame().codeRoom(in: painter.room(in: size), by: painter)
  }

  func pages(at size: ScreenSize) -> Pages {
    let painter = painter(size)
    return Pages(of: walk, at: position, in: painter.room(in: size), cover: cover, by: painter)
  }

  /// The painter with the layout of the frame, except for colors and characters.
  func painter(_ size: ScreenSize) -> PanePainter {
    PanePainter(output: OutputOptions().filling(size), isPresented: isPresented)
  }
}
