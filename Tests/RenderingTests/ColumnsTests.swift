import Testing

@testable import Rendering

@Suite("The width of a text")
struct ColumnsTests {
  struct Sample: CustomTestStringConvertible {
    let text: String
    let columns: Int
    var testDescription: String { text }
  }

  @Test(
    "Columns of a text",
    arguments: [
      Sample(text: "", columns: 0), Sample(text: "abc", columns: 3), Sample(text: "五星", columns: 4),
      Sample(text: "e\u{301}", columns: 1), Sample(text: "한글", columns: 4),
      Sample(text: "ﾊﾛｰ", columns: 3), Sample(text: "👩‍👩‍👧‍👦", columns: 2), Sample(text: "🇨🇭", columns: 2),
      Sample(text: "✔\u{FE0F}", columns: 2), Sample(text: "a\u{200B}b", columns: 2),
      Sample(text: "…", columns: 1),
    ])
  func columns(_ sample: Sample) {
    #expect(sample.text.columns == sample.columns)
  }
}
