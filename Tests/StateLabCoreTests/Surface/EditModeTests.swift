import StateLabCore
import Testing

@Suite("Edit mode")
struct EditModeTests {
  private struct Profile: View {
    @Environment(\.editMode) private var editMode
    @State private var name = "Ada"
    var body: some View {
      if editMode?.wrappedValue.isEditing == true {
        Button("Cancel") {
          name = "Bob"
          editMode?.wrappedValue = .inactive
        }
      }
      EditButton()
      Text(editMode?.wrappedValue == .inactive ? "Summary of \(name)" : "Editor of \(name)")
    }
  }

  @Test(
    "A window without a navigation stack has an edit mode, whose change with a state runs one body")
  func window() throws {
    let host = Host(Profile())
    #expect(host.screen == "[Edit]\nSummary of Ada")
    try host.tap("Edit")
    #expect(host.screen == "[Cancel]\n[Done]\nEditor of Ada")
    #expect(!host.isStale)
    let before = host.trace.bodyCount(of: Profile.self)
    try host.tap("Cancel")
    #expect(host.screen == "[Edit]\nSummary of Bob")
    #expect(host.trace.bodyCount(of: Profile.self) == before + 1)
  }

  private struct Window: View {
    @State private var isShown = false
    var body: some View {
      Button("Show") { isShown = true }
        .sheet(isPresented: $isShown) { Profile() }
      EditButton()
    }
  }

  private struct Reader: View {
    @Environment(\.editMode) private var editMode
    let keep: (Binding<EditMode>) -> Void
    var body: some View {
      let _ = editMode.map(keep)
      Text(editMode?.wrappedValue.isEditing == true ? "edited" : "at rest")
    }
  }

  @Test("A thread may write the binding of editMode, and the binding may outlive the window")
  func binding() async throws {
    var kept: Binding<EditMode>?
    let host = Host(Reader { kept = $0 })
    let binding = try #require(kept)
    await Task.detached { binding.wrappedValue = .active }.value
    #expect(host.screen == "edited")
    host.unmount()
    binding.wrappedValue = .inactive
    #expect(binding.wrappedValue == .inactive)
  }

  @Test("A sheet has an edit mode of its own")
  func sheet() throws {
    let host = Host(Window())
    try host.tap("Edit")
    try host.tap("Show")
    #expect(host.screen.contains("Summary of Ada"))
    try host.tap("Edit")
    #expect(host.screen.contains("Editor of Ada"))
    try host.tap("Swipe down")
    #expect(host.screen == "[Show]\n[Done]")
  }
}
