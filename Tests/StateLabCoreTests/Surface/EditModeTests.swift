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

  private struct Foods: View {
    @State private var foods = ["Milk", "Tea"]
    @State private var stars = 0
    var body: some View {
      NavigationStack {
        List {
          ForEach(foods, id: \.self) { food in
            HStack {
              NavigationLink {
                Text("page")
              } label: {
                Text("\(food) \(stars)")
              }
              Button("Star \(food)") { stars += 1 }
            }
          }
          .onDelete { foods.remove(atOffsets: $0) }
          Menu("More") { NavigationLink("Help") { Text("help") } }
          Section {
          } header: {
            NavigationLink("All") { Text("all") }
          }
        }
        NavigationLink("About") { Text("about") }
        EditButton()
      }
    }
  }

  @Test("In edit mode, a link in a row of a list does not push its page, and other controls work")
  func links() throws {
    let host = Host(Foods())
    let before = host.screen
    #expect(before.hasPrefix("[Milk 0]\n[Star Milk]\n[Delete Milk 0]\n[Tea 0]\n"))
    try host.tap("Edit")
    let error = HostError.inEditMode(label: "Milk 0", endedBy: "Done")
    #expect(throws: error) { try host.tap("Milk 0") }
    #expect(
      "\(error)" == """
        The link "Milk 0" does not push its page while its list is in edit mode. Tap "Done" first.
        """)
    #expect(
      host.screen == """
        [Milk 0] (disabled)
        [Star Milk]
        [Delete Milk 0]
        [Tea 0] (disabled)
        [Star Tea]
        [Delete Tea 0]
        More
        [Help]
        [All]
        [About]
        [Done]
        """)
    try host.tap("Star Tea")
    #expect(
      host.screen.hasPrefix("[Milk 1] (disabled)\n[Star Milk]\n[Delete Milk 1]\n[Tea 1] (dis"))
    #expect(!host.isStale)
    try host.tap("Delete Milk 1")
    #expect(host.screen.hasPrefix("[Tea 1] (disabled)\n[Star Tea]\n"))
    try host.tap("Done")
    #expect(host.screen.hasPrefix("[Tea 1]\n"))
    try host.tap("Tea 1")
    #expect(host.screen == "[Back]\npage")
  }

  @Test("In edit mode, a link outside the list, in a header, or in a menu of a row pushes its page")
  func otherLinks() throws {
    for label in ["About", "All", "Help"] {
      let host = Host(Foods())
      try host.tap("Edit")
      try host.tap(label)
      #expect(host.screen == "[Back]\n\(label.lowercased())")
    }
  }

  private struct OwnMode: View {
    @State private var mode = EditMode.inactive
    @State private var letters = ["a", "b"]
    let isConstant: Bool
    var body: some View {
      NavigationStack {
        Form {
          ForEach(letters, id: \.self) { NavigationLink($0) { Text("page") } }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, isConstant ? .constant(mode) : $mode)
        Button("Change") { mode = mode == .active ? .inactive : .active }
      }
    }
  }

  @Test(
    "Links and moves follow an edit mode of the program, even if no body reads the mode",
    arguments: [false, true])
  func ownMode(isConstant: Bool) throws {
    let host = Host(OwnMode(isConstant: isConstant))
    #expect(host.screen == "[a]\n[b]\n[Change]")
    try host.tap("Change")
    #expect(
      host.screen == "[a] (disabled)\n[Move a down]\n[b] (disabled)\n[Move b up]\n[Change]")
    #expect(!host.isStale)
    let error = HostError.inEditMode(label: "a", endedBy: nil)
    #expect(throws: error) { try host.tap("a") }
    #expect("\(error)".hasSuffix("End edit mode first."))
    try host.tap("Change")
    #expect(host.screen == "[a]\n[b]\n[Change]")
    try host.tap("a")
    #expect(host.screen == "[Back]\npage")
  }

  @Test("In edit mode, a disabled link stays disabled, and the program pushes pages by a flag")
  func flag() throws {
    struct Flagged: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Off") { Text("off") }.disabled(true)
            NavigationLink(isActive: $isShown) {
              Text("page")
            } label: {
              Text("Row")
            }
          }
          Button("Show") { isShown = true }
          EditButton()
        }
      }
    }
    let host = Host(Flagged())
    try host.tap("Edit")
    #expect(throws: HostError.disabled(kind: "button", label: "Off")) { try host.tap("Off") }
    #expect(host.screen.hasPrefix("[Off] (disabled)\n[Row] (disabled)\n"))
    try host.tap("Show")
    #expect(host.screen == "[Back]\npage")
  }

  @Test("In a list with a selection, a link in a row that cannot be selected is disabled, too")
  func unselectableLink() throws {
    struct Rows: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            NavigationLink("All") { Text("page") }
            ForEach(["a"], id: \.self) { NavigationLink($0) { Text("page") } }
          }
          EditButton()
        }
      }
    }
    let host = Host(Rows())
    try host.tap("Edit")
    try host.tap("a")
    #expect(host.screen == "[All] (disabled)\n> [a]\n[Done]")
  }
}
