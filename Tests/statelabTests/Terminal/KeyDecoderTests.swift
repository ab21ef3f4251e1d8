import Testing

@testable import Rendering
@testable import statelab

@Suite("Key decoder")
struct KeyDecoderTests {
  /// Bytes that are sent at once, the keys that they mean, and the keys after a pause.
  static let samples: [(sent: String, keys: [Key], late: [Key])] = [
    ("a", [.character("a")], []), (" ", [.character(" ")], []), ("\r", [.enter], []),
    ("\u{7F}", [.backspace], []), ("\u{3}", [.interrupt], []), ("\u{1A}", [.suspend], []),
    ("\u{1B}[C", [.right], []), ("\u{1B}OC", [.right], []), ("\u{1B}[1;5C", [.right], []),
    ("\u{1B}[D\u{1B}[A", [.left, .up], []), ("\u{1B}[6~q", [.pageDown, .character("q")], []),
    ("\u{1B}[1~", [.home], []), ("\u{1B}[4~", [.end], []), ("\u{1B}OF", [.end], []),
    // Pasted text of any content, between its marks.
    ("\u{1B}[200~q\r\u{1B}[A\u{1B}q\u{1B}[201~g", [.pasted("q [Aq"), .character("g")], []),
    ("\u{1B}[200~\u{1B}[201\u{1B}[201~", [.pasted("[201")], []),
    ("\u{1B}[200~状\u{1B}[201~", [.pasted("状")], []),
    ("\u{1B}[200~q\u{3}q", [.interrupt, .character("q")], []),
    ("é", [.character("é")], []), ("状q", [.character("状"), .character("q")], []),
    ("👩", [.character("👩")], []), ("\u{85}q", [.character("q")], []),
    // Escape alone, twice, and before a sequence.
    ("\u{1B}", [], [.escape]), ("a\u{1B}", [.character("a")], [.escape]),
    ("\u{1B}\u{1B}", [.escape], [.escape]), ("\u{1B}\u{1B}[C", [.escape, .right], []),
    // With Alt.
    ("\u{1B}q", [], []), ("\u{1B}qq", [.character("q")], []), ("\u{1B}é", [], []),
    ("\u{1B}\r", [], []), ("\u{1B}\u{7F}", [], []), ("\u{1B}[", [], []), ("\u{1B}O", [], []),
    ("\u{1B}]", [], []), ("\u{1B}/", [], []), ("\u{1B}\u{3}", [.interrupt], []),
    // Texts for or from the terminal.
    ("\u{1B}]0;quiet\u{7}", [], []), ("\u{1B}]0;quiet\u{1B}\\", [], []),
    ("\u{1B}]11;rgb:1e1e/gggg/qqqq\u{1B}\\q", [.character("q")], []),
    ("\u{1B}P1$r0q\u{1B}\\", [], []), ("\u{1B}_Gq\u{1B}\\", [], []),
    ("\u{1B}^q\u{1B}\\", [], []), ("\u{1B}Xq\u{7}g", [.character("g")], []),
    ("\u{1B}]0;q\u{1B}[C", [.right], []), ("\u{1B}]0;q\u{1B}", [], [.escape]),
    ("\u{1B}]0;qé\u{3}q", [.interrupt, .character("q")], []),
    (
      "\u{1B}]0;q\u{18}g",
      [.character("g")], []
    ),
    // Sequences without a key.
    ("\u{1B}[?1;2c", [], []), ("\u{1B}[>0;276;0c", [], []), ("\u{1B}[?1A", [], []),
    ("\u{1B}[1$y", [], []), ("\u{1B}[0 q", [], []), ("\u{1B}[12;40R", [], []),
    ("\u{1B}(Bq", [.character("q")], []), ("\u{1B}[[Aq", [.character("q")], []),
    ("\u{1B}[I\u{1B}[O", [], []), ("\u{1B}[M q!g", [.character("g")], []),
    ("\u{1B}[<0;10;20Mq", [.character("q")], []),
    ("\u{1B}[" + String(repeating: "1", count: 99) + "A", [], []),
    ("\u{1B}[1\u{1B}[C", [.right], []),
  ]

  @Test("The decoder returns the keys of a sequence and ignores other bytes")
  func decoding() {
    for sample in Self.samples {
      var decoder = KeyDecoder()
      #expect(decoder.keys(in: sample.sent.utf8) == sample.keys, "\(sample.sent.quoted)")
      #expect(decoder.keysAfterSilence() == sample.late, "\(sample.sent.quoted)")
      #expect(decoder.keys(in: "z".utf8) == [.character("z")], "\(sample.sent.quoted)")
    }
  }

  @Test("The keys are the same however the bytes are split over reads")
  func splits() {
    for sample in Self.samples {
      let bytes = Array(("x" + sample.sent).utf8)
      let keys = [.character("x")] + sample.keys
      for first in bytes.indices {
        for second in first...bytes.count {
          var decoder = KeyDecoder()
          let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
          #expect(parts.flatMap { decoder.keys(in: $0) } == keys, "\(sample.sent.quoted)")
          #expect(decoder.keysAfterSilence() == sample.late, "\(sample.sent.quoted)")
        }
      }
    }
  }

  @Test("A sequence or a character whose end arrives late is decoded as a whole")
  func late() {
    for (first, rest, keys) in [
      ([0x1B, 0x5B, 0x31], [0x3B, 0x35, 0x43], [Key.right]),
      ([0x1B, 0x5D, 0x31, 0x31], [0x67, 0x71, 0x07], []),
      ([0xE7, 0x8A], [0xB6], [.character("状")]),
    ] as [([UInt8], [UInt8], [Key])] {
      var decoder = KeyDecoder()
      #expect(decoder.keys(in: first).isEmpty)
      #expect(!decoder.isUnsure && decoder.keysAfterSilence().isEmpty)
      #expect(decoder.keys(in: rest) == keys)
    }
    var decoder = KeyDecoder()
    #expect(decoder.keys(in: [0x1B]).isEmpty && decoder.isUnsure)
    #expect(decoder.keysAfterSilence() == [.escape])
    #expect(decoder.keys(in: [0x71]) == [.character("q")])
  }

  @Test("Random bytes decode the same in one read or several, and Ctrl-C is always decoded")
  func hostile() {
    var random = SplitMix(seed: 7)
    let likely: [UInt8] = [0x1B, 0x5B, 0x4F, 0x5D, 0x07, 0x5C, 0x4D, 0x71, 0x67, 0x3B, 0xC3, 0xFF]
    for _ in 0..<2000 {
      let bytes = (0..<24).map { _ in
        random.next() % 3 == 0
          ? UInt8(truncatingIfNeeded: random.next())
          : likely[Int(random.next() % UInt64(likely.count))]
      }
      var whole = KeyDecoder()
      var single = KeyDecoder()
      #expect(whole.keys(in: bytes) == bytes.flatMap { single.keys(in: [$0]) })
      #expect(whole.keys(in: [0x03, 0x71]) == [.interrupt, .character("q")])
    }
  }
}
