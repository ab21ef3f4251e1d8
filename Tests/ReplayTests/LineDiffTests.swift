import Course
import Testing

@testable import Rendering
@testable import Replay

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

  @Test(
    "A changed line of a screen keeps its place among equal lines",
    arguments: [
      (". . . .", ". X . .", ". -. +X . ."), (". . . .", ". X . O", ". -. +X . -. +O"),
      ("P . . .", "O X . .", "-P -. +O +X . ."), ("s . .", ". s .", "-s -. +. +s ."),
      ("a b c d", "b c d e", "-a b c d +e"), ("a b", "b c", "-a b +c"),
      ("a . . .", "a b . . .", "a +b . . ."), ("a", "", "-a"), ("", "a", "+a"),
      ("a b", "a b", "a b"),
      ("a . a", "a a", "a -. a"),
    ])
  func screens(old: String, new: String, expected: String) {
    let diff = LineDiff(
      fromScreen: old.split(separator: " ").map(String.init),
      to: new.split(separator: " ").map(String.init))
    let marked = diff.lines.map { line in
      switch line {
      case .same(let text): text
      case .removed(let text): "-\(text)"
      case .added(let text): "+\(text)"
      }
    }
    #expect(marked.joined(separator: " ") == expected)
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
