import Testing

@testable import Rendering

@Suite("Tables")
struct TableTests {
  @Test("Columns are as wide as their cells")
  func wide() {
    #expect(
      table(width: 60) == """
          what                          real   rebuilt   mine
          ───────────────────────────────────────────────────
          bodies after the same value   0      1         2
          screen                        five   six
        """)
  }

  @Test("In a narrower table the widest column is wrapped")
  func narrow() {
    #expect(
      table(width: 44) == """
          what                 real   rebuilt   mine
          ──────────────────────────────────────────
          bodies after the     0      1         2
          same value
          screen               five   six
        """)
  }

  @Test("If columns would be too narrow, each row is a record")
  func records() {
    #expect(
      table(width: 34) == """
          bodies after the same value
            real: 0
            rebuilt: 1
            mine: 2

          screen
            real: five
            rebuilt: six
        """)
  }

  @Test("A name is not broken if a record can hold it")
  func names() {
    let rows: [[Line]] = [["10 schrodingers-state", "no", "none"]]
    let block = Document.Block.table(header: ["Lesson", "Run", "Best quiz"], rows: rows)
    func text(width: Int) -> String {
      TextRenderer(output: OutputOptions(width: width)).lines(of: block).map(\.text).joined(
        separator: "\n")
    }
    #expect(
      text(width: 40).hasSuffix(
        "\n  10                     no    none\n  schrodingers-state"))
    #expect(text(width: 34).contains("  10 schrodingers-state\n    Run: no\n"))
  }

  private func table(width: Int) -> String {
    let header: [Line] = ["what", "real", "rebuilt", "mine"]
    let rows: [[Line]] = [
      ["bodies after the same value", "0", "1", "2"], ["screen", "five", "six"],
    ]
    return TextRenderer(output: OutputOptions(width: width)).lines(
      of: .table(header: header, rows: rows)
    )
    .map(\.text).joined(separator: "\n")
  }
}
