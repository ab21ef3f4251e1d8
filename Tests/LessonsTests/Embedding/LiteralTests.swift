import Testing

@testable import embed_lessons

@Suite("Literals of embedded texts")
struct LiteralTests {
  @Test("The literal has one # more than the longest row of # in the text")
  func hashes() {
    #expect(literal("a") == "#\"\"\"\na\n\"\"\"#")
    #expect(literal("\"\"\"#\n\\(x) ##") == "###\"\"\"\n\"\"\"#\n\\(x) ##\n\"\"\"###")
  }

  @Test("Characters that a source file cannot contain are escaped")
  func controlCharacters() {
    #expect(literal("a\r\nb#\0\t") == "##\"\"\"\na\\##u{d}\nb#\\##u{0}\t\n\"\"\"##")
    #expect(literal("\u{feff}é漢") == "#\"\"\"\n\\#u{feff}é漢\n\"\"\"#")
  }
}
