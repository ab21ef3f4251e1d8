import Replay
import Testing

@testable import Rendering

@Suite("Invisible text")
struct VisibleTextTests {
  @Test("Empty text is shown in quotes")
  func blank() {
    let screen = ToldScreen(
      lines: [.init(text: "", isChanged: true), .init(text: "  ", isChanged: false)],
      isAsBefore: false)
    let document = Document(blocks: [.run(name: nil, [ToldAct(screen: screen)])])
    let text = TextRenderer(output: OutputOptions()).lines(of: document).map(\.text)
    #expect(text.contains { $0.hasSuffix("* \"\"") }, "\(text)")
    #expect(text.contains { $0.hasSuffix("  \"  \"") }, "\(text)")
    let plain = PlainRenderer(output: OutputOptions(plain: true)).lines(of: document).map(\.text)
    #expect(plain == ["Screen line 1, changed: \"\"", "Screen line 2: \"  \""])
  }

  @Test("ASCII output removes diacritics and escapes other characters")
  func letters() {
    #expect("Schrödinger's Ångström, façade, ß".inASCII == "Schrodinger's Angstrom, facade, ss")
    #expect("状".inASCII == "\\u{72B6}")
  }
}
