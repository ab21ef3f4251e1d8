import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Swift in colours")
struct SwiftColorsTests {
  @Test("Keywords, types, texts and comments are told apart; the rest is plain")
  func kinds() {
    let line = SwiftColors.line(#"  @State var n: Int = f("a \(n + 1)\n") // 1"#)
    #expect(
      line.spans.filter { $0.text != " " } == [
        Span("  "), Span("@State", .keyword), Span("var", .keyword), Span(" n: "),
        Span("Int", .typeName), Span(" = f("), Span(#""a \("#, .literal), Span("n + "),
        Span(#"1)\n""#, .literal), Span(") "), Span("// 1", .comment),
      ])
  }

  @Test("Every line of every listing reads as before")
  func lossless() throws {
    for lesson in course.lessons {
      for row in try realWalk(lesson.id).listings.flatMap(\.rows) {
        #expect(SwiftColors.line(row.text).text == row.text)
      }
    }
  }

  @Test(
    "What has no end ends with its line", arguments: ["\"", #""\("#, #""a\"#, "@", "$", "1.", "«"])
  func endless(text: String) {
    #expect(SwiftColors.line(text).text == text)
  }
}
