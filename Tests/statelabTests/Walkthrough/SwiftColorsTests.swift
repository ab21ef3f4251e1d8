import Lessons
import Testing

@testable import Rendering
@testable import statelab

@Suite("Swift syntax colors")
struct SwiftColorsTests {
  @Test("Keywords, types, literals and comments have different styles")
  func kinds() {
    let line = SwiftColors.line(#"  @State var n: Int = f("a \(n + 1)\n") // 1"#)
    #expect(
      line.spans.filter { $0.text != " " } == [
        Span("  "), Span("@State", .keyword), Span("var", .keyword), Span(" n: "),
        Span("Int", .typeName), Span(" = f("), Span(#""a \("#, .literal), Span("n + "),
        Span(#"1)\n""#, .literal), Span(") "), Span("// 1", .comment),
      ])
  }

  @Test("Coloring changes no text of a listing")
  func lossless() throws {
    for lesson in course.lessons {
      for row in try realWalk(lesson.id).listings.flatMap(\.rows) {
        #expect(SwiftColors.line(row.text).text == row.text)
      }
    }
  }

  @Test(
    "An unterminated token ends with its line",
    arguments: ["\"", #""\("#, #""a\"#, "@", "$", "1.", "«"])
  func endless(text: String) {
    #expect(SwiftColors.line(text).text == text)
  }
}
