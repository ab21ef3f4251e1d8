import Course
import Replay
import Testing

@testable import Rendering

@Suite("Line differences of two texts")
struct LineDiffTests {
  @Test("Removed lines precede the added lines that replace them")
  func lines() {
    let diff = LineDiff(from: ["a", "b", "c"], to: ["a", "x", "c", "d"])
    #expect(diff.lines == [.same("a"), .removed("b"), .added("x"), .same("c"), .added("d")])
    #expect(!diff.isEmpty)
  }

  @Test("Equal texts have no difference")
  func equal() {
    let diff = LineDiff(from: ["a", "b"], to: ["a", "b"])
    #expect(diff.isEmpty)
    #expect(diff.unified() == [])
  }

  @Test("Close changes share a hunk, and hunks have the lines' numbers")
  func unified() {
    let old = (1...20).map(String.init)
    var new = old
    new[1] = "two"
    new.remove(at: 17)
    #expect(
      LineDiff(from: old, to: new).unified(context: 1, firstLine: 41) == [
        "@@ -41,3 +41,3 @@", " 1", "-2", "+two", " 3",
        "@@ -57,3 +57,2 @@", " 17", "-18", " 19",
      ])
  }
}
