import StateLabCore
import Testing

@Suite("Rows of a range")
struct RangeRowTests {
  @Test("R15 The tag of a number's row is the offset of the number (fidelity 2.13, 1)")
  func tags() throws {
    struct Guests: View {
      @State private var n = 2
      var body: some View {
        Picker("Guests", selection: $n) { ForEach(2..<100) { Text("\($0) people") } }
        Text("n is \(n)")
      }
    }
    let host = Host(Guests())
    #expect(host.screen == "Guests: 4 people\nn is 2")
    try host.pick("2 people", from: "Guests")
    #expect(host.screen == "Guests: 2 people\nn is 0")
  }

  @Test("R15 A list of a range selects offsets, with id: \\.self it selects numbers")
  func selection() throws {
    struct Numbers: View {
      @State private var offset: Int?
      @State private var number: Int?
      var body: some View {
        List(5..<7, selection: $offset) { Text("row \($0)") }
        List(5..<7, id: \.self, selection: $number) { Text("number \($0)") }
        Text("\(offset ?? -1), \(number ?? -1)")
      }
    }
    let host = Host(Numbers())
    try host.tap("row 6")
    try host.tap("number 6")
    #expect(host.screen.hasSuffix("\n1, 6"))
  }

  @Test("R15 A row keeps its state when the range moves")
  func movedRange() throws {
    struct Row: View {
      let n: Int
      @State private var taps = 0
      var body: some View { Button("row \(n), \(taps) taps") { taps += 1 } }
    }
    struct Moving: View {
      @State private var first = 1
      var body: some View {
        ForEach(first..<first + 2) { Row(n: $0) }
        Button("Move") { first += 1 }
      }
    }
    let host = Host(Moving())
    try host.tap("row 1, 0 taps")
    try host.tap("Move")
    #expect(host.screen == "[row 2, 1 taps]\n[row 3, 0 taps]\n[Move]")
    #expect(host.trace.warnings.isEmpty)
    #expect(!host.isStale)
  }
}
