import StateLabCore
import Testing

@Suite("Controls")
struct ControlTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, lemon
    var id: Self { self }
  }

  private struct Order: View {
    @State private var flavour = Flavour.vanilla
    @State private var size = 1.0
    @State private var count = 1
    @State private var secret = ""
    @State private var note = ""
    var body: some View {
      Form {
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        Slider(value: $size, in: 0...2, step: 0.5) { Text("Size") }
        Stepper("Count \(count)", value: $count, in: 1...2)
        SecureField("Code", text: $secret)
        TextField("Note", text: $note).onSubmit { note += "!" }
        DisclosureGroup("More") { Text("Details") }
      }
    }
  }

  private struct Volume: View {
    @State private var volume: Float = 0.8

    var body: some View { Slider(value: $volume, in: 0...1.1) { Text("Volume") } }
  }

  @Test("A slider shows its value with the precision of the value's type")
  func sliderOverFloat() throws {
    let host = Host(Volume())
    #expect(host.screen == "Volume: 0.8 (0.0 to 1.1)")
    try host.enter("0.3", into: "Volume")
    #expect(host.screen == "Volume: 0.3 (0.0 to 1.1)")
  }

  @Test("Each control shows its value and accepts another")
  func order() throws {
    let host = Host(Order())
    try host.pick("lemon", from: "Flavour")
    try host.enter("1.4", into: "Size")
    try host.tap("Count 1 +")
    try host.enter("xyz", into: "Code")
    try host.enter("soon\n", into: "Note")
    try host.tap("More")
    #expect(
      host.screen == """
        Flavour: lemon
        Size: 1.5 (0.0 to 2.0)
        Count 2 [Count 2 -] [Count 2 +] (disabled)
        Code: "•••"
        Note: "soon!"
        [More]
        Details
        """)
    #expect(!host.isStale)
  }

  @Test("A control refuses a value, and the error names the accepted ones")
  func refused() throws {
    let host = Host(Order())
    #expect(
      throws: HostError.noChoice("mint", label: "Flavour", choices: ["vanilla", "lemon"])
    ) { try host.pick("mint", from: "Flavour") }
    #expect(
      throws: HostError.notAccepted("big", label: "Size", expected: "a number from 0.0 to 2.0")
    ) { try host.enter("big", into: "Size") }
    #expect(
      throws: HostError.takesText(
        kind: "picker", label: "Size", expected: "a number from 0.0 to 2.0")
    ) { try host.pick("big", from: "Size") }
    #expect(throws: HostError.disabled(kind: "button", label: "Count 1 -")) {
      try host.tap("Count 1 -")
    }
  }

  private struct Shopping: View {
    @State private var items = ["Milk", "Bread", "Eggs"]
    @State private var editMode = EditMode.inactive
    var body: some View {
      EditButton().environment(\.editMode, $editMode)
      List {
        ForEach(items, id: \.self) { Text($0) }
          .onDelete { items.remove(atOffsets: $0) }
          .onMove { items.move(fromOffsets: $0, toOffset: $1) }
      }
      .environment(\.editMode, $editMode)
    }
  }

  @Test("Rows can be deleted, and moved while the list is in edit mode")
  func editing() throws {
    let host = Host(Shopping())
    try host.tap("Delete Bread")
    #expect(host.screen == "[Edit]\nMilk\n[Delete Milk]\nEggs\n[Delete Eggs]")
    try host.tap("Edit")
    try host.tap("Move Eggs up")
    #expect(host.screen.hasPrefix("[Done]\nEggs\n[Delete Eggs]\n[Move Eggs down]\nMilk"))
  }

  @Test("Rows of a binding read the collection once for each body")
  func boundRows() throws {
    final class Shelf {
      var books = ["a", "b", "c"]
      var reads = 0
    }
    struct Books: View {
      let shelf: Shelf
      var body: some View {
        let books = Binding {
          shelf.reads += 1
          return shelf.books
        } set: {
          shelf.books = $0
        }
        ForEach(books, id: \.self) { _ in Text("book") }
      }
    }
    let shelf = Shelf()
    #expect(Host(Books(shelf: shelf)).screen == "book\nbook\nbook")
    #expect(shelf.reads == 1)
  }

  @Test("A list in a sheet does not share the edit mode of the list behind it")
  func editingBehind() throws {
    struct Lists: View {
      @State private var isPicking = false
      var body: some View {
        NavigationStack {
          List {
            ForEach(["a", "b"], id: \.self) { Text($0) }.onMove { _, _ in }
            Button("Pick") { isPicking = true }
          }
          .toolbar { EditButton() }
          .sheet(isPresented: $isPicking) {
            List { ForEach(["c", "d"], id: \.self) { Text($0) }.onMove { _, _ in } }
          }
        }
      }
    }
    let host = Host(Lists())
    try host.tap("Edit")
    #expect(host.screen.contains("[Move a down]"))
    try host.tap("Pick")
    #expect(host.screen == "--- sheet ---\nc\nd\n[Swipe down]")
  }

  @Test("A tap on a row selects it")
  func selection() throws {
    struct Names: View {
      @State private var chosen: String?
      var body: some View {
        List(["Anna", "Ben"], id: \.self, selection: $chosen) { Text($0) }
        Text(chosen ?? "nobody")
      }
    }
    let host = Host(Names())
    #expect(host.screen == "Anna\nBen\nnobody")
    try host.tap("Ben")
    #expect(host.screen == "Anna\n> Ben\nBen")
  }

  @Test("A view with a tap gesture is found by the text that it shows")
  func gestures() throws {
    struct Card: View {
      @State private var taps = 0
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Text("Card").onTapGesture { taps += 1 }
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
        Text("Row").gesture(TapGesture().onEnded { taps += 10 })
        Text("taps \(taps)")
      }
    }
    let host = Host(Card())
    try host.tap("Card")
    try host.tap("Row")
    #expect(host.screen == "Card\nRow\ntaps 11")
  }

  @Test("A write to AppStorage updates every view that declares its key")
  func appStorage() throws {
    struct Setting: View {
      @AppStorage("isDark") private var isDark = false
      var body: some View { Toggle("Dark", isOn: $isDark) }
    }
    struct App: View {
      @AppStorage("isDark") private var isDark = false
      var body: some View {
        Text(isDark ? "dark" : "light")
        Setting()
        Button("Reset") { UserDefaults.standard.set(false, forKey: "isDark") }
      }
    }
    let host = Host(App())
    try host.toggle("Dark")
    #expect(host.screen == "dark\n[x] Dark\n[Reset]")
    try host.tap("Reset")
    #expect(host.screen == "light\n[ ] Dark\n[Reset]")
  }

  @Test("A row is named by its text outside of buttons, or by its first control")
  func rowNames() throws {
    struct Cart: View {
      @State private var counts = [1, 2]

      var body: some View {
        List {
          ForEach($counts, id: \.self) { $count in
            Stepper("Tea \(count)", value: $count, in: 1...2)
          }
          .onDelete { counts.remove(atOffsets: $0) }
          ForEach(["Milk"], id: \.self) { name in
            Button(name) {}.contextMenu { Button("Like") {} }
          }
          .onDelete { _ in }
          ForEach(["Eggs"], id: \.self) { name in
            Toggle(name, isOn: .constant(false))
            Stepper("6", value: .constant(6))
          }
          .onDelete { _ in }
        }
      }
    }
    let host = Host(Cart())
    #expect(host.screen.contains("[Delete Tea 1]"))
    #expect(host.screen.contains("[Delete Milk]"))
    #expect(host.screen.contains("[Delete Eggs]"))
    try host.tap("Delete Tea 2")
    #expect(!host.screen.contains("Tea 2"))
  }
}
