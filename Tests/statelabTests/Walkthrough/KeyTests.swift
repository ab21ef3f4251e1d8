import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Keys of a walk")
struct KeyTests {
  @Test("Each key for forward and back moves one stop, up to the ends")
  func steps() throws {
    var mode = ScreenMode(try sampleWalk(), from: 3)
    let forward: [Key] = [.character(" "), .right, .character("l"), .character("j"), .enter]
    for (count, key) in forward.enumerated() {
      #expect(mode.take(key) == nil)
      #expect(mode.position == 4 + count)
    }
    for key: Key in [.left, .character("h"), .character("k"), .backspace] { _ = mode.take(key) }
    #expect(mode.position == 4)
    _ = mode.take(.character("G"))
    #expect(mode.position == 17)
    _ = mode.take(.right)
    #expect(mode.position == 17)
    #expect(mode.remark == mode.walk.ending)
    _ = mode.take(.character("g"))
    #expect(mode.position == 0)
    #expect(mode.remark == nil)
  }

  @Test("A number with G moves to a step, and ] and [ move to changes of the screen")
  func jumps() throws {
    var mode = ScreenMode(try sampleWalk(), from: 0)
    press("8G", in: &mode)
    #expect(mode.walk.progress(at: mode.position) == "step 8 of 10")
    press("]", in: &mode)
    #expect(mode.walk.progress(at: mode.position) == "after step 10 of 10")
    press("[", in: &mode)
    #expect(mode.walk.progress(at: mode.position) == "after step 6 of 10")
    let texts = mode.walk.stopCount - 1
    #expect(mode.walk.progress(at: 0).hasSuffix(", before step 1 of 10"))
    #expect(mode.walk.progress(at: 0).hasPrefix("text 1 of "))
    let last = mode.walk.progress(at: texts).split(separator: " ")
    #expect(last.count > 3 && last[1] + "," == last[3], "The last text must have the last number.")
    press("99G", in: &mode)
    #expect(mode.remark == "There is no step 99. Its steps go from 2:1 to 2:10.")
  }

  @Test("A search moves to the next match and accepts q as a letter")
  func search() throws {
    var mode = ScreenMode(try sampleWalk(), from: 0)
    press("/invax", in: &mode)
    _ = mode.take(.backspace)
    #expect(mode.search.typed == "inva")
    _ = mode.take(.enter)
    #expect(mode.walk.progress(at: mode.position) == "step 8 of 10")
    press("/zebra", in: &mode)
    _ = mode.take(.enter)
    #expect(mode.remark == "\"zebra\" is not found.")
    press("/q", in: &mode)
    _ = mode.take(.escape)
    #expect(mode.search.typed == nil)
  }

  @Test("The match of a search is in reverse video until the next key")
  func hit() throws {
    var mode = ScreenMode(try sampleWalk(), from: 0)
    press("/invalidated", in: &mode)
    _ = mode.take(.enter)
    #expect(mode.remark == "\"invalidated\": step 8 of 10")
    func marked() -> [String] {
      mode.frame(ScreenSize(), output: OutputOptions(color: true)).flatMap(\.spans)
        .filter { $0.style == .current && $0.text == "invalidated" }.map(\.text)
    }
    #expect(!marked().isEmpty)
    let plain = mode.frame(ScreenSize(), output: OutputOptions()).map(\.text)
    #expect(plain.count { $0.hasPrefix("▸") && $0.contains("invalidated") } == 1)
    press("t", in: &mode)
    #expect(marked().isEmpty)
  }

  @Test("A search that wraps around says so")
  func searchRound() throws {
    let walk = try sampleWalk()
    var mode = ScreenMode(walk, from: walk.stopCount - 1)
    press("/invalidated", in: &mode)
    _ = mode.take(.enter)
    #expect(mode.remark == "\"invalidated\": step 8 of 10; from the beginning again")
    let lines = shell("walk", "2", "--from", "10", "--plain", input: ["last", "/ invalidated"])
      .output
    #expect(lines.contains("\n\"invalidated\": from the beginning again.\n\nStep 2:8: invalidated"))
  }

  @Test("Esc and q close an overlay first, then the walk")
  func leaving() throws {
    for key: Key in [.escape, .character("q")] {
      var mode = ScreenMode(try sampleWalk(), from: 9)
      press("w", in: &mode)
      #expect(mode.take(key) == nil)
      #expect(mode.overlay == nil)
      #expect(mode.take(key) == .done)
    }
  }

  @Test("} and { move to the next and the previous lesson, if there is one")
  func lessons() throws {
    var mode = ScreenMode(try compiledWalk("box"), from: 0)
    #expect(mode.take(.character("{")) == nil)
    #expect(mode.remark == "This is the first lesson.")
    #expect(mode.take(.character("}")) == .done)
    #expect(mode.turn == .next)
    var last = ScreenMode(try compiledWalk("publishers"), from: 0)
    #expect(last.take(.character("}")) == nil)
    #expect(last.remark == "This is the last lesson.")
  }

  @Test("With a pace the walk advances to the end, and space pauses and resumes it")
  func playing() throws {
    var mode = ScreenMode(try sampleWalk(), from: 0, pace: .seconds(1), remark: "Going on")
    mode.playOn(at: ScreenSize())
    #expect(mode.position == 1 && mode.remark == nil)
    #expect(mode.take(.character(" ")) == nil)
    mode.playOn(at: ScreenSize())
    #expect(mode.position == 1 && !mode.isPlaying)
    _ = mode.take(.character(" "))
    for _ in 0..<40 { mode.playOn(at: ScreenSize()) }
    #expect(mode.position == mode.walk.stopCount - 1 && !mode.isPlaying)
  }

  @Test("Overlays for keys and causes cover the walk, and q closes them first")
  func overlays() throws {
    let size = ScreenSize()
    var mode = ScreenMode(try sampleWalk(), from: 0)
    press("10Gw", in: &mode)
    let why = mode.frame(size, output: OutputOptions()).map(\.text)
    #expect(why.contains("Why 2:10"))
    #expect(why.contains("  It began with a tap on \"Change text\"."))
    press("?", in: &mode)
    #expect(mode.frame(size, output: OutputOptions()).map(\.text).contains("Keys"))
    #expect(mode.take(.character("q")) == nil)
    #expect(mode.take(.character("q")) == .done)
  }

  @Test("The causes of every step of every lesson fit on a screen of 80×24")
  func causesFit() throws {
    for lesson in course.lessons {
      let walk = try realWalk(lesson.id)
      for position in walk.stops.indices {
        let lines = frame(
          of: walk, at: position, size: ScreenSize(), cover: Cover(document: walk.why(at: position))
        )
        #expect(!lines.contains { $0.text.contains("page 1 of") }, "\(walk.place(at: position))")
      }
    }
  }

  @Test("A long text is paged forward and back")
  func pages() throws {
    let size = ScreenSize(columns: 60, rows: 8)
    var mode = ScreenMode(try sampleWalk(), from: 15)
    let first = mode.frame(size, output: OutputOptions()).map(\.text)
    _ = mode.take(.right, at: size)
    #expect(mode.position == 15)
    let second = mode.frame(size, output: OutputOptions()).map(\.text)
    #expect(first != second)
    #expect(first[6].hasPrefix("  page 1 of ") && second[6].hasPrefix("  page 2 of "))
    _ = mode.take(.left, at: size)
    #expect(mode.frame(size, output: OutputOptions()).map(\.text) == first)
    _ = mode.take(.left, at: size)
    #expect(mode.position == 14)
  }

  @Test("Ctrl-C and a signal end the walk with their codes, and a resize redraws it")
  func endings() throws {
    var mode = ScreenMode(try sampleWalk(), from: 0)
    press("/a", in: &mode)
    #expect(mode.take(.interrupt) == .interrupted)

    var inputs: [FullScreen.Input] = [.key(.right), .resized, .ended(.terminated)]
    var sizes: [ScreenSize] = [
      .init(columns: 80, rows: 24), .init(columns: 80, rows: 24), .init(columns: 60, rows: 20),
    ]
    var rows: [Int] = []
    let screen = FullScreen(
      size: { sizes.removeFirst() }, draw: { rows.append($0.count) },
      read: { _ in inputs.removeFirst() }, elapsed: { .zero })
    var again = ScreenMode(try sampleWalk(), from: 0)
    #expect(again.run(on: screen, output: OutputOptions()) == .terminated)
    #expect(rows == [24, 24, 20])
    #expect(again.position == 1)
  }

  private func press(_ keys: String, in mode: inout ScreenMode) {
    for key in keys { _ = mode.take(.character(key)) }
  }
}
