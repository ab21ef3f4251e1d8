import StateLabCore
import Testing

@Suite("Views inserted between transactions")
struct TurnTests {
  private struct Reader: View {
    @Binding var flag: Bool
    var body: some View { Text("\(flag)") }
  }

  @Test("R38 A view that one transaction inserts takes part in the transactions that follow")
  func comesBetween() throws {
    struct Rows: View {
      @State private var count = 0
      @State private var flag = false
      var body: some View {
        Button("Both") {
          count += 1
          withAnimation { flag = true }
        }
        ForEach(Array(0..<count), id: \.self) { _ in Reader(flag: $flag) }
      }
    }
    let host = Host(Rows())
    try host.tap("Both")
    // The first pass mounts the row with the older value, the second passes it the newer one.
    #expect(host.screen == "[Both]\ntrue")
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
    let body = try #require(
      host.trace.last {
        $0.kind == .body(count: 2) && host.trace.view(of: $0)?.type.name == "Reader"
      })
    #expect(
      host.trace.why(body).contains {
        $0.kind == .wrote(property: "flag", old: "false", new: "true")
      })
  }
}
