import Course
import StateLabCore
import Testing

@testable import Rendering
@testable import Replay

@Suite("Values as screens and texts")
struct ValueTests {
  @Test(
    "A text with several lines is a screen, any other value is a literal",
    arguments: [
      (#""a\nb""#, ["a", "b"]), (#""say \"a\"\n\u{1F600}\\""#, [#"say "a""#, "😀\\"]),
      (#""a""#, nil),
      (#"["a\nb", "c"]"#, nil), ("2", nil), (#"""#, nil), (#""a\"#, nil), (#""\n"#, nil),
      (#""\u{}\n""#, nil), (#""\u\n""#, nil), (#""\n""#, ["", ""]),
    ] as [(String, [String]?)])
  func screens(_ literal: String, _ screen: [String]?) {
    #expect(ValueDescription(typed: literal).screen == screen)
  }

  @Test(
    "Every described text can be parsed again",
    arguments: ["", "a\"b\\", "a\n\t\r\0é\u{301}", "五星"])
  func texts(_ text: String) {
    #expect(ValueDescription(typed: describe(text)).text == text)
  }
}
