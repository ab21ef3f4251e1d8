import StateLabCore
import Testing

@Suite("Sections that collapse, badges and edit actions")
struct RowTests {
  private struct Fruit: View {
    @State private var taps = 0
    var body: some View { Button("Apples \(taps)") { taps += 1 } }
  }

  @Test("A section shows its content while it is expanded, and its header toggles it")
  func section() throws {
    struct Sections: View {
      @State private var isExpanded = true
      @State private var isOther = false
      var body: some View {
        List {
          Section(isExpanded: $isExpanded) {
            Fruit()
          } header: {
            Text("Fruit")
          }
          Section("Other", isExpanded: $isOther) { Text("Nuts") }
        }
        Button("Open \(isExpanded)") { isExpanded = true }
      }
    }
    let host = Host(Sections())
    #expect(host.screen == "[Fruit]\n[Apples 0]\n[Other]\n[Open true]")
    try host.tap("Apples 0")
    try host.tap("Fruit")
    #expect(host.screen == "[Fruit]\n[Other]\n[Open false]")
    try host.tap("Open false")
    try host.tap("Other")
    #expect(host.screen == "[Fruit]\n[Apples 0]\n[Other]\nNuts\n[Open true]")
    #expect(!host.isStale)
  }

  @Test("A row of a collapsible section can be selected, and its header cannot")
  func chosen() throws {
    struct Letters: View {
      @State private var letter: String?
      @State private var isExpanded = true
      var body: some View {
        List(selection: $letter) {
          Section("Letters", isExpanded: $isExpanded) {
            ForEach(["a", "b"], id: \.self) { Text($0) }
          }
        }
      }
    }
    let host = Host(Letters())
    try host.tap("b")
    #expect(host.screen == "[Letters]\na\n> b")
    try host.tap("Letters")
    #expect(host.screen == "[Letters]")
  }

  private struct Mailboxes: View {
    @State private var unread = 2
    @State private var box: String?
    var body: some View {
      List(selection: $box) {
        ForEach(["Inbox", "Sent"], id: \.self) { name in
          HStack {
            Text(name)
            Text("mail")
          }
          .badge(name == "Inbox" ? unread : 0)
        }
        .onDelete { _ in }
      }
      Form {
        Button("Junk") {}.badge("new")
        Button("Read") { unread -= 1 }
      }
      Text("alone").badge(7)
    }
  }

  @Test("A row shows its badge outside of its label, and zero shows none")
  func badges() throws {
    let host = Host(Mailboxes())
    #expect(
      host.screen == """
        Inbox mail (2)
        [Delete Inbox mail]
        Sent mail
        [Delete Sent mail]
        [Junk] (new)
        [Read]
        alone
        """)
    try host.tap("Read")
    try host.tap("Inbox mail")
    #expect(host.screen.hasPrefix("> Inbox mail (1)\n"))
    try host.tap("Read")
    #expect(host.screen.hasPrefix("> Inbox mail\n"))
    #expect(!host.isStale)
  }

  @Test("A tab shows its badge, with the modifier inside or outside of tabItem")
  func tabBadges() throws {
    struct Tabs: View {
      @State private var count = 1
      var body: some View {
        TabView {
          Button("Add") { count += 1 }.tabItem { Text("A") }.badge(count)
          Text("b").badge("new").tabItem { Text("B") }
          Text("c").tabItem { Text("C") }.badge(0)
        }
      }
    }
    let host = Host(Tabs())
    try host.tap("Add")
    #expect(host.screen == "[Add]\nTabs: (A (2)) [B (new)] [C]")
    try host.tap("B")
    #expect(host.screen == "b\nTabs: [A (2)] (B (new)) [C]")
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
    static let three = [Item(id: 1, name: "A"), Item(id: 2, name: "B"), Item(id: 3, name: "C")]
  }

  @Test("editActions enables deleting or moving the rows of a bound collection")
  func editActions() throws {
    struct Rows: View {
      @State private var items = Item.three
      @State private var others = Item.three
      @State private var mode = EditMode.active
      var body: some View {
        List($items, editActions: .delete) { $item in Text(item.name) }
        List {
          ForEach($others, id: \.name, editActions: [.move]) { $item in Text("other \(item.name)") }
        }
        .environment(\.editMode, $mode)
      }
    }
    let host = Host(Rows())
    try host.tap("Delete B")
    try host.tap("Move other C up")
    let rows = host.screen.split(separator: "\n").filter { !$0.hasPrefix("[") }
    #expect(rows == ["A", "C", "other A", "other C", "other B"])
    #expect(!host.screen.contains("Move A") && !host.screen.contains("Delete other"))
  }

  @Test("IndexSet has the operations of sets")
  func places() {
    var places: IndexSet = [3, 0, 3]
    #expect(Array(places) == [0, 3])
    #expect(places.insert(1).inserted)
    #expect(places.remove(0) == 0)
    places.insert(integersIn: 5..<7)
    #expect(places == IndexSet([1, 3, 5, 6]))
    #expect(places.intersection(IndexSet(integersIn: 3...5)) == [3, 5])
    #expect(places.symmetricDifference([1, 2]) == [2, 3, 5, 6])
    #expect(places.isSuperset(of: [5, 6]) && places.contains(integersIn: 5..<7))
    var names = ["a", "b", "c"]
    names.remove(atOffsets: [0, 2])
    #expect(names == ["b"])
  }

  @Test("A badge may be nil or empty")
  func noBadges() {
    struct Rows: View {
      var unread: String?
      var isNew = false
      var body: some View {
        List {
          Text("a").badge(unread)
          Text("b").badge(isNew ? "new" : nil)
          Text("c").badge(Text(""))
          Text("d").badge("")
        }
      }
    }
    #expect(Host(Rows()).screen == "a\nb\nc\nd")
    #expect(Host(Rows(unread: "3", isNew: true)).screen == "a (3)\nb (new)\nc\nd")
  }
}
