import Testing

@testable import Rendering

@Suite("Wrapping")
struct WrappingTests {
  struct Sample: CustomTestStringConvertible {
    let text: String
    let width: Int
    let lines: [String]
    var testDescription: String { text }
  }

  @Test(
    "Lines break between words and wide characters",
    arguments: [
      Sample(text: "", width: 10, lines: [""]),
      Sample(text: "one two three", width: 8, lines: ["one two", "three"]),
      Sample(text: "one two three", width: 7, lines: ["one two", "three"]),
      Sample(text: "one  two", width: 5, lines: ["one", "two"]),
      Sample(text: "    indented code", width: 12, lines: ["    indented", "code"]),
      Sample(text: "abcdefghij", width: 4, lines: ["abcd", "efgh", "ij"]),
      Sample(text: "a bcdefghij", width: 4, lines: ["a", "bcde", "fghi", "j"]),
      Sample(text: "状态属于运行时", width: 5, lines: ["状态", "属于", "运行", "时"]),
      Sample(text: "状态,好。是", width: 8, lines: ["状态,", "好。是"]),
      Sample(text: "状态状态,好", width: 8, lines: ["状态状", "态,好"]),
      Sample(text: "用 State 写", width: 8, lines: ["用 State", "写"]),
      Sample(text: "one  two three", width: 8, lines: ["one  two", "three"]),
      Sample(
        text: "one two \u{301}é three", width: 8, lines: ["one", "two \u{301}é", "three"]),
      Sample(text: "one two é three", width: 9, lines: ["one two é", "three"]),
    ])
  func wrap(_ sample: Sample) {
    #expect(Line(sample.text).wrapped(to: sample.width).map(\.text) == sample.lines)
  }

  @Test("Each line contains as many words as fit", arguments: 4...30)
  func greed(width: Int) {
    let pieces = ["a", "bb", "ccc", "dd,", "é", "e\u{301}f", "g…", "12."]
    var number = 7
    func next(below limit: Int) -> Int {
      number = (number * 1103 + 12345) % 65536
      return number / 16 % limit
    }
    for _ in 0..<50 {
      let words = (0..<30).map { _ in pieces[next(below: pieces.count)] }
      let lines = Line(words.joined(separator: " ")).wrapped(to: width).map(\.text)
      #expect(lines.flatMap { $0.split(separator: " ").map(String.init) } == words)
      for (line, after) in zip(lines, lines.dropFirst()) {
        #expect(line.columns <= width)
        let word = after.prefix { $0 != " " }
        #expect(line.columns + 1 + String(word).columns > width)
      }
    }
  }

  @Test("A command for copying is never broken and moves to a line of its own")
  func commands() {
    let line: Line = [Span("See it: "), Span("statelab walk 5 --from 1", .command)]
    #expect(line.wrapped(to: 12).map(\.text) == ["See it:", "statelab walk 5 --from 1"])
    let code = Line(markdown: "Then `statelab why 5:1 --plain`, and so on.")
    #expect(
      code.wrapped(to: 12).map(\.text) == ["Then", "statelab why 5:1 --plain,", "and so on."])
    let message = Line(keepingCommandsIn: "Write `statelab why 5:1`.")
    #expect(message.wrapped(to: 12).map(\.text) == ["Write", "`statelab why 5:1`."])
  }

  @Test("A wrapped line keeps its styles")
  func styles() {
    let line: Line = [Span("plain "), Span("bold words", .strong), Span(", end")]
    #expect(
      line.wrapped(to: 11) == [
        [Span("plain "), Span("bold", .strong)], [Span("words", .strong), Span(", end")],
      ])
  }
}
