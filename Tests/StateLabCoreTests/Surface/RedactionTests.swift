import StateLabCore
import Testing

@Suite("Redaction")
struct RedactionTests {
  private struct Card: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View {
      Text(reasons.contains(.placeholder) ? "loading" : reasons.isEmpty ? "card" : "other")
    }
  }

  private struct Loading: View {
    @State private var isLoading = true
    var body: some View {
      Card().redacted(reason: isLoading ? .placeholder : [])
      Card().unredacted().redacted(reason: .privacy)
      Button("Loaded") { isLoading = false }
    }
  }

  @Test("redacted and unredacted set the redaction reasons that views read")
  func reasons() throws {
    let host = Host(Loading())
    #expect(host.screen == "loading\ncard\n[Loaded]")
    try host.tap("Loaded")
    #expect(host.screen == "card\ncard\n[Loaded]")
  }
}
