import Testing

@testable import Rendering
@testable import statelab

@Suite("Small, narrow and resized windows of a walk")
struct WindowTests {
  @Test("From 20×3 on the current step or the result of an action is visible")
  func currentStep() throws {
    let walk = try compiledWalk("dynamic-property")
    for columns in [20, 40, 72, 110] {
      for rows in [3, 4, 5, 6, 7, 8, 10, 15, 16, 24] {
        let size = ScreenSize(columns: columns, rows: rows)
        for position in walk.stops.indices {
          guard let moment = walk.stops[position].moment else { continue }
          let lines = frame(of: walk, at: position, size: size).map(\.text)
          #expect(lines.count == rows)
          let place = Comment(rawValue: "\(columns)×\(rows), \(walk.place(at: position))")
          if let address = walk.address(at: position) {
            #expect(lines.contains { $0.contains("▸") && $0.contains(" \(address) ") }, place)
          } else if moment.stage == .action {
            #expect(
              lines.contains {
                $0.contains("▸ tap") || $0.contains("▸ mount")
                  || $0.contains("▸ a parent")
              }, place)
          } else if let shown = walk.screen(at: position)?.lines, !shown.isEmpty {
            let isShown = shown.contains { row in
              lines.contains { $0.contains(row.text.prefix(15)) }
            }
            #expect(isShown, place)
          }
        }
      }
    }
  }

  @Test("A requested width applies up to the terminal's width", arguments: [60, 200])
  func askedWidth(width: Int) throws {
    var frames: [[Line]] = []
    let screen = FullScreen(
      size: { ScreenSize() }, draw: { frames.append($0) }, read: { _ in .ended(.done) },
      elapsed: { .zero })
    var mode = ScreenMode(try sampleWalk(), from: 11)
    _ = mode.run(on: screen, output: OutputOptions(width: width, wrapsPlain: true))
    let widest = try #require(frames.first).map(\.columns).max()
    #expect(widest == min(width, 80))
    // A width that is not requested does not limit the screen.
    frames = []
    _ = mode.run(on: screen, output: OutputOptions(width: 60))
    #expect(try #require(frames.first).map(\.columns).max() == 80)
  }

  @Test("After a resize the former first line is still visible")
  func resize() throws {
    let small = ScreenSize(columns: 80, rows: 8)
    let large = ScreenSize(columns: 80, rows: 20)
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 14)
    for key in "d      " { _ = mode.take(.character(key), at: small) }
    let first = mode.frame(small, output: OutputOptions())[1].text
    #expect(mode.frame(large, output: OutputOptions()).map(\.text).contains(first))
    #expect(mode.frame(small, output: OutputOptions())[1].text == first)
    // After paging past the end, one page up shows the previous page.
    for _ in 0..<40 { _ = mode.take(.pageDown, at: small) }
    _ = mode.take(.character("d"), at: small)
    for key in "dllllll" { _ = mode.take(.character(key), at: small) }
    let shown = mode.frame(large, output: OutputOptions()).map(\.text)
    _ = mode.take(.pageUp, at: large)
    #expect(mode.frame(large, output: OutputOptions()).map(\.text) != shown)
  }

  @Test("The footer shows the end of a long search, and a question's footer fits")
  func footers() throws {
    var mode = ScreenMode(try compiledWalk("dynamic-property"), from: 14)
    let size = ScreenSize(columns: 40, rows: 24)
    _ = mode.take(.character("/"), at: size)
    let words = "the object said that it is about to change, and more"
    for key in words { _ = mode.take(.character(key), at: size) }
    let typed = try #require(mode.frame(size, output: OutputOptions()).last).text
    #expect(typed == "…" + words.suffix(39))
    let ascii = try #require(mode.frame(size, output: OutputOptions(ascii: true)).last).text
    #expect(ascii == "..." + words.suffix(37))
    _ = mode.take(.escape, at: size)
    _ = mode.take(.character("p"), at: size)
    for columns in 20...80 {
      let narrow = ScreenSize(columns: columns, rows: 24)
      let footer = try #require(mode.frame(narrow, output: OutputOptions()).last).text
      #expect(footer.contains("Esc leaves") && !footer.contains("…"), "\(columns): \(footer)")
    }
  }
}
