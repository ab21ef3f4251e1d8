import StateLabCore
import Testing

/// The case of texts.
@MainActor
@Suite("Text case")
struct TextCaseTests {
  private struct Cases: View {
    @State private var isLoud = true
    var body: some View {
      VStack {
        Text("Plain")
        VStack {
          Text("Shout")
          Button("Press") { isLoud.toggle() }
          Text("Written").textCase(nil)
          Reader()
        }
        .textCase(isLoud ? .uppercase : .lowercase)
      }
    }
  }

  private struct Reader: View {
    @Environment(\.textCase) var textCase
    var body: some View { Text(verbatim: textCase == .uppercase ? "Upper" : "lower") }
  }

  @Test("Texts and the titles of controls inside are in the case")
  func cases() throws {
    let host = Host(Cases())
    #expect(host.screen == "Plain\nSHOUT\n[PRESS]\nWritten\nUPPER")
    try host.tap("PRESS")
    #expect(host.screen == "Plain\nshout\n[press]\nWritten\nlower")
  }
}
