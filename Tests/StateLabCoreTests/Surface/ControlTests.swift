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

  @Test("Each control shows its value and takes another")
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

  @Test("What a control does not take is refused, with what it takes")
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

  @Test("Rows are deleted, and moved while the list is edited")
  func editing() throws {
    let host = Host(Shopping())
    try host.tap("Delete Bread")
    #expect(host.screen == "[Edit]\nMilk\n[Delete Milk]\nEggs\n[Delete Eggs]")
    try host.tap("Edit")
    try host.tap("Move Eggs up")
    #expect(host.screen.hasPrefix("[Done]\nEggs\n[Delete Eggs]\n[Move Eggs down]\nMilk"))
  }

  @Test("Rows of a binding read the collection once for each body, and each row reads its own")
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

  @Test("A list in a sheet is not edited with the one behind it")
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

  @Test("A tap on a row chooses it")
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

  @Test("A tap gesture is found by what the view shows; nobody drags")
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

  @Test("A stored value updates every view that declares its key, and outlives them")
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

  @Test("Entering a text gives its field the focus")
  func focus() throws {
    struct Login: View {
      enum Field { case name, password }
      @FocusState private var field: Field?
      @State private var name = ""
      var body: some View {
        TextField("Name", text: $name).focused($field, equals: .name)
        Text(field == nil ? "nothing" : "\(String(describing: field))")
        Button("Done") { field = nil }
      }
    }
    let host = Host(Login())
    try host.enter("Bo", into: "Name")
    #expect(host.screen.contains("name"))
    try host.tap("Done")
    #expect(host.screen.contains("nothing"))
  }

  @Test("Entering a text takes the focus from another field, whether or not it has a focus itself")
  func leaving() throws {
    struct Form: View {
      @FocusState private var isNamed: Bool
      @FocusState private var place: Int?
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text).focused($isNamed)
        TextField("Street", text: $text).focused($place, equals: 1)
        TextField("City", text: $text).focused($place, equals: 2)
        TextField("Other", text: $text)
        Text("\(isNamed), \(place ?? 0)").onChange(of: place) { print("\($0 ?? 0) \($1 ?? 0)") }
      }
    }
    let host = Host(Form())
    func focus(after field: String) throws -> String? {
      try host.enter("A", into: field)
      return host.screen.split(separator: "\n").last.map(String.init)
    }
    #expect(try focus(after: "Name") == "true, 0")
    #expect(try focus(after: "Street") == "false, 1")
    #expect(try focus(after: "City") == "false, 2")
    #expect(try focus(after: "Other") == "false, 0")
    #expect(host.trace.printed == ["0 1", "1 2", "2 0"])
  }

  @Test("A field in a sheet takes the focus from the one behind it, and it is not given back")
  func focusInFront() throws {
    struct Form: View {
      @State private var name = ""
      @State private var note = ""
      @State private var isNoting = false
      @FocusState private var isFocused: Bool
      @FocusState private var isNoteFocused: Bool
      var body: some View {
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        Button("Note") { isNoting = true }
          .sheet(isPresented: $isNoting) {
            TextField("Text", text: $note).focused($isNoteFocused)
          }
      }
    }
    let host = Host(Form())
    try host.enter("Ann", into: "Name")
    try host.tap("Note")
    try host.enter("soon", into: "Text")
    try host.tap("Swipe down")
    #expect(host.screen == "Name: \"Ann\"\nnot focused\n[Note]")
  }

  @Test("A field as it was written before iOS 15 says when its text is edited and committed")
  func committing() throws {
    struct Login: View {
      @State private var name = ""
      @State private var code = ""

      var body: some View {
        TextField(
          "Name", text: $name, onEditingChanged: { print("editing \($0)") },
          onCommit: { print("committed \(name)") })
        SecureField("Code", text: $code, onCommit: { print("entered \(code)") })
      }
    }
    let host = Host(Login())
    try host.enter("Bo", into: "Name")
    #expect(host.trace.printed == ["editing true"])
    try host.enter("Bob\n", into: "Name")
    try host.enter("12\n", into: "Code")
    #expect(
      host.trace.printed
        == ["editing true", "committed Bob", "editing false", "entered 12"])
  }

  @Test("A row is named by its text without the buttons in it, or by its first control")
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

  @Test("The views see a text before Return submits it, in a frame of its own")
  func submitted() throws {
    struct Message: View {
      @State private var text = ""

      var body: some View {
        let _ = print("body \(text)")
        TextField("Message", text: $text)
          .onChange(of: text) { print("typed \(text)") }
          .onSubmit {
            print("sends \(text)")
            text = ""
          }
      }
    }
    let host = Host(Message())
    try host.enter("hi\n", into: "Message")
    #expect(
      host.trace.printed == ["body ", "body hi", "typed hi", "sends hi", "body ", "typed "])
    let frames = host.trace.compactMap { event -> Int? in
      if case .printed(let text) = event.kind, text != "body hi" { event.frame } else { nil }
    }
    #expect(Set(frames).count == 3)
  }

  @Test("A field that its text takes away submits nothing")
  func gone() throws {
    struct Once: View {
      @State private var text = ""

      var body: some View {
        if text.isEmpty {
          TextField("Name", text: $text).onSubmit { print("submitted") }
        } else {
          Text("Hello \(text)")
        }
      }
    }
    let host = Host(Once())
    try host.enter("Ada\n", into: "Name")
    #expect(host.screen == "Hello Ada")
    #expect(host.trace.printed == [])
  }

  @Test("A scope keeps what is submitted from the actions around it; a tap may ask for its place")
  func scopes() throws {
    struct Search: View {
      @State private var text = ""

      var body: some View {
        VStack {
          TextField("Inside", text: $text).submitScope()
          TextField("Outside", text: $text)
          (Text("Go ") + Text(Image(systemName: "arrow"))).onTapGesture { print("at \($0.x)") }
        }
        .onSubmit { print("submitted \(text)") }
      }
    }
    let host = Host(Search())
    try host.enter("a\n", into: "Inside")
    try host.enter("b\n", into: "Outside")
    try host.tap("Go (arrow)")
    #expect(host.trace.printed == ["submitted b", "at 0.0"])
  }
}
