import Testing

@testable import statelab

@Suite("JSON of which nothing is lost")
struct JSONTreeTests {
  @Test("What was read is written as it was: no digit, no letter is lost")
  func roundTrip() throws {
    let text = #"""
      {
        "a" : [
          0,
          -0,
          1.50,
          1e400,
          123456789012345678901234567890,
          true,
          null,
          {}
        ],
        "b\"\\\n" : "é, 中, 👩‍👩‍👧‍👦, \u0001",
        "c" : []
      }

      """#
    #expect(try JSONReader.tree(of: Array(text.utf8)).pretty == text)
  }

  @Test("Escapes are understood")
  func escapes() throws {
    let tree = try JSONReader.tree(of: Array(#" "\u0041\ud83d\ude00\/\b\f\r\t" "#.utf8))
    #expect(tree == .text("A😀/\u{8}\u{C}\r\t"))
  }

  @Test("Half a character is kept as it was written; a key with one is refused")
  func surrogates() throws {
    let text = """
      [
        "\\ud83d",
        "a\\udc00\\u0041",
        "\\ud800\\ud83d\\ude00"
      ]

      """
    #expect(try JSONReader.tree(of: Array(text.utf8)).pretty == text)
    #expect(throws: JSONFault.self) { try JSONReader.tree(of: Array(#"{"\ud83d":1}"#.utf8)) }
  }

  @Test("Keys are the same only letter for letter, whatever Unicode says of them")
  func keys() throws {
    let text = "{\n  \"e\u{301}\" : 1,\n  \"\u{E9}\" : 2\n}\n"
    #expect(Array(try JSONReader.tree(of: Array(text.utf8)).pretty.utf8) == Array(text.utf8))
  }

  @Test(
    "What is no JSON is refused, with its line",
    arguments: [
      ("", 1, "it ends too early"), ("{\n\"a\" 1}", 2, "a colon is missing after \"a\""),
      ("[1 2]", 1, "a comma or ] is missing"), ("{\"a\":1,}", 1, "a key in quotes is missing"),
      ("[1]\n\nx", 3, "more follows the value"),
      ("{\"a\":1,\"a\":2}", 1, "the key \"a\" stands twice"),
      ("[01]", 1, "a comma or ] is missing"), ("+1", 1, "here stands no value"),
      ("-", 1, "here stands no value"), ("1.", 1, "a digit is missing after the point"),
      ("1e", 1, "an exponent has no digits"), ("tru", 1, "here stands no value"),
      ("\"a", 1, "a text does not end"), ("\"a\nb\"", 1, "a text does not end on its line"),
      (#"{"\ud83d":1}"#, 1, "a key has half a character, which cannot be kept here"),
      (#""\x""#, 1, "there is no such escape in JSON"),
      (#""\u00g0""#, 1, "\\u needs four digits"), ("NaN", 1, "here stands no value"),
      ("{\"a\"", 1, "a colon is missing after \"a\""), ("{", 1, "a key in quotes is missing"),
      (String(repeating: "[", count: 100_000), 1, "it is nested too deeply"),
    ])
  func faults(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: JSONFault(line: line, message: message)) {
      try JSONReader.tree(of: Array(text.utf8))
    }
  }
}
