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
    "A change of a collection names the elements, unless the names hide a place",
    arguments: [
      ("[1, 2]", "[1, 2, 3]", "+ 3"), ("[1, 2]", "[2]", "- 1"), ("[1, 1]", "[1, 1, 1]", "+ 1"),
      ("[Path<A, B>]", "[Path<A, B>, Path<A, C>]", "+ Path<A, C>"),
      ("[1, 2, 3]", "[1, 5, 3]", "- 2, + 5"),
      // A swap and a change.
      ("[0, 5]", "[5, 1]", "[0, 5] → [5, 1]"), ("[1, 2, 3]", "[2, 3, 1]", "[1, 2, 3] → [2, 3, 1]"),
      // Which zero?
      ("[0, 0]", "[0, 1]", "[0, 0] → [0, 1]"),
    ])
  func changes(_ old: String, _ new: String, _ text: String) {
    let change = ToldChange(from: ValueDescription(typed: old), to: ValueDescription(typed: new))
    #expect(change.text(.english) == text)
  }

  @Test(
    "The only field that differs represents a value",
    arguments: [
      (#"Item(id: 1, name: "a")"#, #"Item(id: 1, name: "b")"#, #"name: "a" → "b""#),
      (#"Item(id: 1, name: "a")"#, #"Item(id: 2, name: "b")"#, nil),
      (#"Item(id: 1)"#, #"Other(id: 2)"#, nil), ("1", "2", nil),
    ])
  func onlyDifference(_ old: String, _ new: String, _ text: String?) {
    let field = ValueDescription.literal(new).onlyDifference(from: .literal(old))
    #expect(field.map { "\($0.name): \($0.old ?? "nil") → \($0.value)" } == text)
  }

  @Test(
    "Every described text can be parsed again",
    arguments: ["", "a\"b\\", "a\n\t\r\0é\u{301}", "五星"])
  func texts(_ text: String) {
    #expect(ValueDescription(typed: describe(text)).text == text)
  }
}
