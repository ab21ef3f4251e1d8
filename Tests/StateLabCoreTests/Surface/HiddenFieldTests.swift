import StateLabCore
import Testing

/// A field that a person cannot touch, behind the boxes of a code.
@MainActor
@Suite("Fields without touches")
struct HiddenFieldTests {
  private struct CodeView: View {
    @State private var code = ""
    @FocusState private var isTyping: Bool
    var body: some View {
      HStack { ForEach(0..<2, id: \.self) { Text($0 < code.count ? "*" : "_") } }
        .onTapGesture { isTyping = true }
        .background { TextField("Code", text: $code).focused($isTyping).allowsHitTesting(false) }
      Button("Done") { isTyping = false }
    }
  }

  @Test("A field without touches accepts text while the field has focus")
  func typing() throws {
    let host = Host(CodeView())
    #expect(throws: HostError.disabled(kind: "text field", label: "Code")) {
      try host.type("1", into: "Code")
    }
    try host.tap("_ _")
    try host.type("12", into: "Code")
    #expect(host.screen.contains("Code: \"12\"") && !host.screen.contains("_"))
    try host.tap("Done")
    #expect(host.screen.contains("Code: \"12\" (disabled)"))
  }
}
