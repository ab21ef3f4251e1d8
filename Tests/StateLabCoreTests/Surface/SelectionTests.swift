import StateLabCore
import Testing

@Suite("Lists with a selection")
struct SelectionTests {
  private struct Several: View {
    @State private var chosen: Set<String> = []
    @State private var isOn = false

    var body: some View {
      NavigationStack {
        List(["a", "b"], id: \.self, selection: $chosen) { name in
          HStack {
            Text(name)
            Text("row")
            Toggle("T \(name)", isOn: $isOn)
          }
          .swipeActions { Button("Del \(name)") { print("deleted \(name)") } }
        }
        .toolbar { EditButton() }
      }
      Text(chosen.sorted().joined())
    }
  }

  @Test("A selectable row shows its texts on one line and its controls below")
  func controls() throws {
    let host = Host(Several())
    #expect(
      host.screen
        == "a row\n[ ] T a\n[Del a]\nb row\n[ ] T b\n[Del b]\n[Edit]\n")
    try host.toggle("T a")
    try host.tap("Del b")
    #expect(host.screen.hasPrefix("a row\n[x] T a\n[Del a]\nb row\n[x] T b\n"))
    #expect(host.trace.printed == ["deleted b"])
  }

  @Test("Several rows can be selected only in edit mode")
  func editing() throws {
    let host = Host(Several())
    #expect(throws: HostError.selectedInEditMode(row: "a row", begunBy: "Edit")) {
      try host.tap("a row")
    }
    try host.tap("Edit")
    try host.tap("a row")
    try host.tap("b row")
    #expect(host.screen.hasPrefix("> a row\n[ ] T a\n[Del a]\n> b row\n"))
    #expect(host.screen.hasSuffix("\nab"))
    try host.tap("a row")
    #expect(host.screen.hasSuffix("\nb"))
  }

  @Test("A tap on a link in a row selects the link's value")
  func links() throws {
    struct Item: Identifiable, Hashable { let id: Int }
    struct Sidebar: View {
      @State private var chosen: Item?
      var body: some View {
        NavigationSplitView {
          List([Item(id: 1), Item(id: 2)], selection: $chosen) { item in
            NavigationLink("Item \(item.id)", value: item)
          }
        } detail: {
          Text("shows \(chosen?.id ?? 0)")
        }
      }
    }
    let host = Host(Sidebar())
    try host.tap("Item 2")
    #expect(host.screen == "[Back]\nshows 2")
    try host.tap("Back")
    #expect(host.screen == "[Item 1]\n[Item 2]")
  }

  @Test("In edit mode a tap on a link selects it and pushes nothing")
  func linksOfEditedList() throws {
    struct Links: View {
      @State private var chosen: Set<String> = []
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            ForEach(["a"], id: \.self) { NavigationLink($0, value: $0) }
            ForEach(["b"], id: \.self) { NavigationLink($0) { Text("page") } }
          }
          .navigationDestination(for: String.self) { Text("page of \($0)") }
          .toolbar { EditButton() }
        }
        Text(chosen.sorted().joined())
      }
    }
    let host = Host(Links())
    try host.tap("Edit")
    try host.tap("a")
    try host.tap("b")
    #expect(host.screen == "> [a]\n> [b]\n[Done]\nab")
    try host.tap("Done")
    try host.tap("a")
    #expect(host.screen == "[Back]\npage of a\nab")
  }

  @Test("Selectable rows can be deleted and moved")
  func edits() throws {
    struct Letters: View {
      @State private var letters = ["a", "b"]
      @State private var chosen: String?
      var body: some View {
        NavigationStack {
          List(selection: $chosen) {
            Text("fixed")
            ForEach(letters, id: \.self) { Text($0) }
              .onDelete { letters.remove(atOffsets: $0) }
              .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
          }
          .toolbar { EditButton() }
        }
      }
    }
    let host = Host(Letters())
    try host.tap("b")
    #expect(host.screen == "fixed\na\n[Delete a]\n> b\n[Delete b]\n[Edit]")
    try host.tap("Edit")
    try host.tap("Move a down")
    #expect(
      host.screen
        == "fixed\n> b\n[Delete b]\n[Move b down]\na\n[Delete a]\n[Move a up]\n[Done]")
    try host.tap("Delete b")
    #expect(host.screen == "fixed\na\n[Delete a]\n[Done]")
  }

  @Test("A row with swipe actions has no Delete")
  func swipeActions() {
    struct Letters: View {
      @State private var letters = ["a", "b"]
      var body: some View {
        List {
          ForEach(letters, id: \.self) { letter in
            if letter == "a" {
              Text(letter).swipeActions { Button("Flag") {} }
            } else {
              Text(letter)
            }
          }
          .onDelete { letters.remove(atOffsets: $0) }
        }
      }
    }
    #expect(Host(Letters()).screen == "a\n[Flag]\nb\n[Delete b]")
  }

  @Test("A row with swipe actions at the leading edge keeps its Delete")
  func leadingSwipeActions() {
    let host = Host(
      List {
        ForEach(["a"], id: \.self) { letter in
          Text(letter).swipeActions(edge: .leading) { Button("Pin") {} }
        }
        .onDelete { _ in }
      })
    #expect(host.screen == "a\n[Pin]\n[Delete a]")
  }

  @Test("Rows of numbers and of bindings can be selected")
  func forms() throws {
    struct Forms: View {
      @State private var number: Int?
      @State private var numbers: Set<Int> = []
      @State private var names = ["x"]
      @State private var name: String?
      var body: some View {
        List(0..<2, selection: $number) { Text("n\($0)") }
        List(0..<2, selection: $numbers) { Text("m\($0)") }
        List($names, id: \.self, selection: $name) { $name in Text(name) }
        Text("\(number ?? -1) \(name ?? "-")")
      }
    }
    let host = Host(Forms())
    try host.tap("n1")
    try host.tap("x")
    #expect(host.screen == "n0\n> n1\nm0\nm1\n> x\n1 x")
  }

  @Test("A tap on a row performs the primary action of the list, except in edit mode")
  func primaryAction() throws {
    struct Songs: View {
      @State private var chosen: Set<Int> = []
      @State private var played: [Int] = []
      var body: some View {
        List(1..<3, id: \.self, selection: $chosen) { Text("Song \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
            Button("Rate") {}
          } primaryAction: {
            played += $0
          }
        Text("played \(played), chosen \(chosen.count)")
        EditButton()
      }
    }
    let host = Host(Songs())
    try host.tap("Song 2")
    #expect(host.screen == "Song 1\nSong 2\nplayed [2], chosen 0\n[Edit]")
    try host.tap("Edit")
    try host.tap("Song 2")
    #expect(host.screen == "Song 1\n> Song 2\nplayed [2], chosen 1\n[Done]")
  }

  @Test("A message says whether a row needs edit mode, and how it begins, or is disabled")
  func unselectable() {
    struct Songs: View {
      @State private var chosen: Set<Int> = []
      let isDisabled: Bool
      var body: some View {
        List(1..<2, id: \.self, selection: $chosen) { Text("Song \($0)") }.disabled(isDisabled)
      }
    }
    let needsEditMode = HostError.selectedInEditMode(row: "Song 1", begunBy: nil)
    #expect(throws: needsEditMode) { try Host(Songs(isDisabled: false)).tap("Song 1") }
    #expect(throws: HostError.disabled(kind: "button", label: "Song 1")) {
      try Host(Songs(isDisabled: true)).tap("Song 1")
    }
    #expect(
      "\(needsEditMode)" == "A tap selects the row \"Song 1\" only while its list is in edit mode.")
  }

  @Test("A primary action for tags of another type leaves the selection to the tap")
  func otherAction() throws {
    struct Songs: View {
      @State private var chosen: Int?
      var body: some View {
        List(1..<3, id: \.self, selection: $chosen) { Text("Song \($0)") }
          .contextMenu(forSelectionType: String.self) { _ in
          } primaryAction: { _ in
          }
        List(3..<4, id: \.self, selection: $chosen) { Text("Song \($0)") }
          .contextMenu(forSelectionType: Int.self) { _ in
          } primaryAction: { _ in
          }
          .disabled(true)
      }
    }
    let host = Host(Songs())
    try host.tap("Song 2")
    #expect(host.screen == "Song 1\n> Song 2\nSong 3")
    #expect(throws: HostError.self) { try host.tap("Song 3") }
  }

  @Test("Rows of an outline expand and collapse")
  func outline() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    struct Outline: View {
      let folders = [Folder(id: "a", children: [Folder(id: "b", children: [Folder(id: "c")])])]
      var body: some View { List(folders, children: \.children) { Text($0.id) } }
    }
    let host = Host(Outline())
    #expect(host.screen == "[a]")
    try host.tap("a")
    try host.tap("b")
    #expect(host.screen == "[a]\n[b]\nc")
    try host.tap("a")
    #expect(host.screen == "[a]")
  }

  @Test("Headers and footers are no rows, also in sections of a ForEach")
  func headers() throws {
    struct Names: View {
      @State private var chosen: String?
      var body: some View {
        List(selection: $chosen) {
          ForEach(["A", "B"], id: \.self) { letter in
            Section {
              ForEach([letter + "nn"], id: \.self) { Text($0) }
            } header: {
              Text(letter)
            } footer: {
              Text("end")
            }
          }
        }
      }
    }
    let host = Host(Names())
    #expect(throws: HostError.self) { try host.tap("A") }
    #expect(throws: HostError.self) { try host.tap("end") }
    try host.tap("Bnn")
    #expect(host.screen == "A\nAnn\nend\nB\n> Bnn\nend")
  }

  @Test("A view without text is no choice of a picker")
  func emptyChoices() throws {
    let picker = Picker("Kind", selection: .constant(1)) {
      Text("One").tag(1)
      Divider()
      EmptyView()
      Text("Two").tag(2)
    }
    #expect(throws: HostError.noChoice("", label: "Kind", choices: ["One", "Two"])) {
      try Host(picker).pick("", from: "Kind")
    }
  }

  private struct TaggedRow: View {
    let name: String
    var body: some View { Text(name).tag(name) }
  }

  private struct TypedRow: View {
    let number: Int
    var body: some View { Text("row \(number)").tag("other \(number)") }
  }

  private struct TaggedRows: View {
    @State private var row: String?
    @State private var option = "a"
    @State private var number: Int?
    @State private var swiped: String?
    var body: some View {
      List(selection: $row) { ForEach(0..<2, id: \.self) { TaggedRow(name: $0 == 0 ? "a" : "b") } }
      Picker("Option", selection: $option) {
        ForEach(0..<2, id: \.self) { TaggedRow(name: $0 == 0 ? "a" : "b") }
      }
      List(selection: $number) { ForEach(3..<5, id: \.self) { TypedRow(number: $0) } }
      List(selection: $swiped) {
        ForEach(5..<6, id: \.self) { n in
          Text("swipe").tag("s\(n)").swipeActions { Button("Flag") {} }
        }
      }
      Text("\(row ?? "-") \(option) \(number ?? 0) \(swiped ?? "-")")
    }
  }

  @Test("A tag in the body of a row overrides the id of the element if it has the selection's type")
  func tagsInRows() throws {
    let host = Host(TaggedRows())
    try host.tap("b")
    try host.pick("b", from: "Option")
    try host.tap("row 4")
    try host.tap("swipe")
    #expect(
      host.screen == """
        a
        > b
        Option: b
        row 3
        > row 4
        > swipe
        [Flag]
        b b 4 s5
        """)
  }

  @Test("A row with several views, none of which has a tag, is one row")
  func rowOfSeveralViews() throws {
    struct Row: View {
      let name: String
      var body: some View {
        Text(name)
        Text("more")
      }
    }
    struct Rows: View {
      @State private var chosen: String?
      var body: some View {
        List(["a", "b"], id: \.self, selection: $chosen) { Row(name: $0) }
      }
    }
    let host = Host(Rows())
    try host.tap("b more")
    #expect(host.screen == "a more\n> b more")
  }
}
