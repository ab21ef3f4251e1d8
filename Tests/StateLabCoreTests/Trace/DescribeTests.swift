import Testing

@testable import StateLabCore

@Suite("Values as text")
struct DescribeTests {
  @Test(
    "A text is quoted, and only what a literal cannot hold is escaped",
    arguments: [
      ("it's", #""it's""#), (#"a "b""#, #""a \"b\"""#), (#"a\b"#, #""a\\b""#),
      ("a\nb\tc\rd\0", #""a\nb\tc\rd\0""#), ("\u{1B}[2J\u{7F}\u{9B}", #""\u{1B}[2J\u{7F}\u{9B}""#),
      ("\r\n", #""\r\n""#), ("é 👩‍👩‍👧 漢", #""é 👩‍👩‍👧 漢""#), ("", #""""#),
    ])
  func text(_ text: String, _ description: String) {
    #expect(describe(text) == description)
    #expect(describe([text]) == "[\(description)]")
  }
}
