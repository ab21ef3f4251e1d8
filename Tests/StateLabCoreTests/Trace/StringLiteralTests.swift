import Testing

@testable import StateLabCore

@Suite("Literals of strings")
struct StringLiteralTests {
  private nonisolated static let texts = [
    "", "a", "abc", "🚄", "🚄0ab", "0a🚄", "✈️✈️✈️", "ab✈️c", "👨‍👩‍👧x👨‍👩‍👧", "é̂e\u{301}\u{302}", "🇩🇪🇫🇷🇯🇵",
    "1️⃣2️⃣", "\r\n\r\n", "नमस्ते", "한글한", "日本語", "\u{301}a", "👍🏽👍🏽", "a\u{200D}b",
  ]

  @Test("A cut text is its longest prefix of whole characters within the width", arguments: texts)
  func cut(text: String) {
    for width in 0...(text.utf8.count + 2) {
      var expected = ""
      for character in text {
        guard (expected + String(character)).utf8.count <= width else { break }
        expected.append(character)
      }
      let ending = expected == text ? "" : "…"
      #expect(text.literal(within: width) == expected.literal + ending, "\(text) in \(width)")
    }
  }

  @Test("An emoji at the end of a recorded value is cut, and does not stop the program")
  func recorded() {
    struct Tile {
      let mark = "🚄"
      let name: String
    }
    struct Board: View {
      @State var tiles: [Tile]
      var body: some View { Text("\(tiles.count)") }
    }
    for length in 0..<12 {
      let tiles =
        [Tile(name: String(repeating: "0", count: length))]
        + Array(repeating: Tile(name: "0a"), count: 60)
      #expect(Host(Board(tiles: tiles)).screen == "61")
    }
  }
}
