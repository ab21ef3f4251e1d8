import StateLabCore
import Testing

@Suite("Pages of a TabView")
struct PageTests {
  private struct Count: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .background(Text("behind"))
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
        .task { print("\(name) works") }
    }
  }

  @Test("A TabView without tab items shows the selected page, and pages keep their state")
  func selected() throws {
    struct Pages: View {
      @State private var page = "b"
      var body: some View {
        TabView(selection: $page) {
          ForEach(["a", "b"], id: \.self) { Count(name: $0) }
          List { Text("last") }.tag("c")
        }
        .tabViewStyle(.page)
        Button("First") { page = "a" }
      }
    }
    let host = Host(Pages())
    #expect(host.screen == "behind\n[b 0]\n[Swipe left]\n[Swipe right]\n[First]")
    #expect(host.trace.printed.contains("b appears"))
    #expect(!host.trace.printed.contains { $0.hasPrefix("a ") })
    try host.tap("b 0")
    try host.tap("First")
    #expect(host.screen == "behind\n[a 0]\n[Swipe left]\n[First]")
    #expect(host.trace.printed.contains("b disappears"))
    #expect(host.trace.printed.contains("a appears"))
    try host.tap("Swipe left")
    #expect(host.screen.hasPrefix("behind\n[b 1]\n"))
    try host.tap("Swipe left")
    #expect(host.screen == "last\n[Swipe right]\n[First]")
    #expect(!host.isStale)
  }

  @Test("Without a selection the first page is shown, and a swipe shows the next")
  func first() throws {
    let host = Host(
      TabView {
        Text("one")
        Group {
          Text("two")
          Text("three").bold()
        }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never)))
    #expect(host.screen == "one\n[Swipe left]")
    try host.tap("Swipe left")
    try host.tap("Swipe left")
    #expect(host.screen == "three\n[Swipe right]")
    #expect(!host.isStale)
  }

  @Test("Without a selection every tab can be shown, even with equal tags")
  func tags() throws {
    let host = Host(
      TabView {
        Text("one").tabItem { Text("A") }.tag("x")
        Text("two").tabItem { Text("B") }.tag("x")
        Text("three").tabItem { Text("C") }.tag(1)
      })
    for (tab, shown) in [("C", "three"), ("B", "two"), ("A", "one"), ("B", "two")] {
      try host.tap(tab)
      #expect(host.screen.hasPrefix(shown))
      #expect(!host.isStale)
    }
  }

  @Test("Without a page style, views without tab items have blank items, which have no names")
  func blank() throws {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Text("One").tag(0)
          Text("Two").tag(1)
          Text("Three").tag(2).toolbar(.hidden, for: .tabBar)
        }
        Button("Next") { tab += 1 }
      }
    }
    let host = Host(Tabs())
    #expect(host.screen == "One\nTabs: () [] []\n[Next]")
    #expect(throws: (any Error).self) { try host.tap("") }
    try host.tap("Next")
    #expect(host.screen == "Two\nTabs: [] () []\n[Next]")
    try host.tap("Next")
    #expect(host.screen == "Three\n[Next]")
    #expect(!host.isStale)
  }

  @Test("With a page style, views with tab items are pages, too")
  func itemsInPages() throws {
    let host = Host(
      TabView {
        Text("one").tabItem { Text("A") }
        Text("two").tabItem { Text("B") }
      }
      .tabViewStyle(.page(indexDisplayMode: .always)))
    #expect(host.screen == "one\n[Swipe left]")
    try host.tap("Swipe left")
    #expect(host.screen == "two\n[Swipe right]")
    #expect(!host.isStale)
  }

  @Test("A page stays selected while other pages are inserted and removed")
  func comeAndGo() throws {
    struct Pages: View {
      @State private var names = ["a", "b"]
      var body: some View {
        TabView { ForEach(names, id: \.self) { Count(name: $0) } }.tabViewStyle(.page)
        Button("Add") { names.insert("new", at: 0) }
        Button("Remove") { names.removeAll { $0 != "new" } }
      }
    }
    let host = Host(Pages())
    try host.tap("Swipe left")
    try host.tap("Add")
    #expect(host.screen.hasPrefix("behind\n[b 0]\n[Swipe right]"))
    #expect(host.trace.printed == ["a appears", "a works", "b appears", "a disappears", "b works"])
    try host.tap("Remove")
    #expect(host.screen.hasPrefix("behind\n[new 0]\n[Add]"))
    #expect(host.trace.printed.suffix(3) == ["b disappears", "new appears", "new works"])
    #expect(!host.isStale)
  }
}
