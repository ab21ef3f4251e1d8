import Testing

@testable import embed_lessons

@Suite("Any text becomes a literal that stands for it")
struct LiteralTests {
  @Test("The literal has one # more than the text has in a row")
  func hashes() {
    #expect(literal("a") == "#\"\"\"\na\n\"\"\"#")
    #expect(literal("\"\"\"#\n\\(x) ##") == "###\"\"\"\n\"\"\"#\n\\(x) ##\n\"\"\"###")
  }

  @Test("What a source file cannot hold is escaped")
  func controlCharacters() {
    #expect(literal("a\r\nb#\0\t") == "##\"\"\"\na\\##u{d}\nb#\\##u{0}\t\n\"\"\"##")
    #expect(literal("\u{feff}é漢") == "#\"\"\"\n\\#u{feff}é漢\n\"\"\"#")
  }
}
