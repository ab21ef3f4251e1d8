import Testing

@testable import Rendering
@testable import statelab

@Suite("Scrolling in a walk")
struct ScrollTests {
  @Test(
    "J and K scroll the code to its ends, and the next step resets the position")
  func code() throws {
    var mode = try mode(at: "3:9")
    let position = mode.position
    let usual = picture(mode)
    let code = mode.walk.stopCount
    for _ in 0..<code { _ = mode.take("J") }
    #expect(picture(mode).contains("   51   }"))
    #expect(mode.remark == "There is no more to see that way.")
    _ = mode.take("K")
    for _ in 0..<code { _ = mode.take("K") }
    #expect(picture(mode).contains("    4   private final class Box<V>"))
    #expect(mode.position == position)
    _ = mode.take(.right)
    _ = mode.take(.left)
    #expect(picture(mode) == usual)
  }

  @Test("PgUp shows earlier steps up to the first, and PgDn returns to the current one")
  func steps() throws {
    var mode = try mode(at: "3:9")
    let usual = picture(mode)
    #expect(!usual.contains("3:1 "))
    for _ in 0..<20 { _ = mode.take(.pageUp) }
    #expect(picture(mode).contains("3:1 "))
    #expect(picture(mode).contains("mount ContentView"))
    for _ in 0..<20 { _ = mode.take(.pageDown) }
    _ = mode.take("t")
    _ = mode.take("t")
    #expect(picture(mode) == usual)
  }

  @Test("J and K scroll the code beside a text and above a question")
  func codeBesideText() throws {
    var text = ScreenMode(try compiledWalk("box"), from: 0)
    var asked = ScreenMode(try compiledWalk("box"), from: 4)
    _ = asked.take("p")
    for mode in [text, asked] {
      var mode = mode
      let usual = picture(mode)
      for _ in 0..<9 { _ = mode.take("J") }
      #expect(picture(mode).contains("   39   }"))
      for _ in 0..<9 { _ = mode.take("K") }
      #expect(picture(mode).contains("    2   import StateLabCore"))
      #expect(mode.position == text.position || mode.asked != nil)
      #expect(picture(mode) != usual || mode.remark != nil)
    }
    _ = text.take("c")
    _ = text.take("J")
    #expect(picture(text).contains("page 2 of"))
    for _ in 0..<9 { _ = text.take("J") }
    #expect(text.overlay != nil && text.remark == "There is no more to see that way.")
  }

  @Test("A truncated step ends with the number of hidden lines and a key")
  func hidden() throws {
    let walk = try compiledWalk("publishers")
    var count = 0
    for position in walk.stops.indices where walk.stops[position].moment != nil {
      let lines = frame(of: walk, at: position, size: ScreenSize(columns: 30, rows: 8)).map(\.text)
      if lines.contains(where: { $0.hasSuffix("more: w") }) { count += 1 }
      guard walk.stops[position].moment?.event != nil else { continue }
      #expect(lines.contains { $0.hasPrefix("▸") }, "\(walk.place(at: position))")
    }
    #expect(count > 0)
  }

  private func mode(at step: String) throws -> ScreenMode {
    let walk = try compiledWalk("dynamic-property")
    return ScreenMode(walk, from: try #require(walk.position(ofStep: step)))
  }

  private func picture(_ mode: ScreenMode) -> String {
    mode.frame(ScreenSize(), output: OutputOptions()).map(\.text).joined(separator: "\n")
  }
}
