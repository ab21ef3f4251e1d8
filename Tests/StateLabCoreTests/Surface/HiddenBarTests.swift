@_spi(Steps) import StateLabCore
import Testing

@MainActor
@Suite("Hidden bars")
struct HiddenBarTests {
  private struct Pages<Page: View>: View {
    let page: Page
    var body: some View {
      NavigationStack { NavigationLink("Go") { page } }
    }
  }

  private var page: some View {
    Text("Page").navigationTitle("Title")
      .toolbar {
        Button("Plain") {}
        ToolbarItem(placement: .primaryAction) { Button("Top") {} }
        ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
      }
  }

  private func screen(of page: some View) throws -> String {
    let host = Host(Pages(page: page))
    try host.tap("Go")
    #expect(!host.isStale)
    return host.screen
  }

  @Test("A page without the navigation bar has no back button, no title and no items of this bar")
  func navigationBar() throws {
    #expect(try screen(of: page) == "[Back]\nTitle\nPage\n[Plain]\n[Top]\n[Bottom]")
    for page in [
      AnyView(page.toolbar(.hidden)), AnyView(page.toolbar(.hidden, for: .navigationBar)),
      AnyView(page.toolbarVisibility(.hidden, for: .navigationBar)),
      AnyView(page.navigationBarHidden(true)),
      AnyView(page.navigationBarHidden(true).toolbar(.hidden, for: .tabBar)),
    ] {
      #expect(try screen(of: page) == "Page\n[Bottom]")
    }
    for page in [
      AnyView(page.navigationBarHidden(false)), AnyView(page.toolbar(.visible)),
      AnyView(page.navigationBarHidden(true).toolbar(.visible)),
    ] {
      #expect(try screen(of: page).hasPrefix("[Back]\nTitle\nPage\n"))
    }
    #expect(
      try screen(of: page.toolbar(.hidden, for: .bottomBar))
        == "[Back]\nTitle\nPage\n[Plain]\n[Top]")
    #expect(try screen(of: page.toolbar(.hidden, for: .navigationBar, .bottomBar)) == "Page")
    #expect(try screen(of: page.toolbar(.hidden).toolbar(.automatic)) == "Page\n[Bottom]")
  }

  @Test("A search field is in the navigation bar, inside the stack and around it")
  func searchField() throws {
    struct Search: View {
      let isAround: Bool
      @State private var text = ""
      @State private var isHidden = true
      var body: some View {
        if isAround {
          NavigationStack { page }.searchable(text: $text)
        } else {
          NavigationStack { page.searchable(text: $text) }
        }
      }
      private var page: some View {
        Toggle("Hide", isOn: $isHidden)
          .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
      }
    }
    for isAround in [false, true] {
      let host = Host(Search(isAround: isAround))
      #expect(host.screen == "[x] Hide")
      try host.toggle("Hide")
      #expect(host.screen == "Search: \"\"\n[ ] Hide")
      try host.enter("a", into: "Search")
      try host.toggle("Hide")
      #expect(host.screen == "[x] Hide")
    }
    #expect(Host(Text("Plain").searchable(text: .constant(""))).screen == "Search: \"\"\nPlain")
  }

  @Test("The root hides its own bar, and a change of the visibility shows the bar")
  func root() throws {
    struct Root: View {
      @State private var isHidden = true
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Go") { Text("Page") }
            Toggle("Hide", isOn: $isHidden)
          }
          .navigationTitle("Root")
          .toolbar { Button("Item") {} }
          .toolbar(isHidden ? .hidden : .visible, for: .navigationBar)
        }
      }
    }
    let host = Host(Root())
    #expect(host.screen == "[Go]\n[x] Hide")
    try host.tap("Go")
    #expect(host.screen == "[Back]\nPage")
    try host.tap("Back")
    try host.toggle("Hide")
    #expect(host.screen == "Root\n[Go]\n[ ] Hide\n[Item]")
  }

  @Test("A row that joins others on a page does not show the items of the page's hidden bars")
  func newRow() throws {
    struct Rows: View {
      let bar: ToolbarPlacement
      @State private var names = ["special"]

      var body: some View {
        VStack {
          ForEach(names, id: \.self) { name in
            if name == "special" {
              Text(name).toolbar {
                ToolbarItem { Button("Top") {} }
                ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
              }
            } else {
              Text(name)
            }
          }
          Button("Add") { names.append("plain") }
        }
        .toolbar(.hidden, for: bar)
      }
    }
    let shownItems: [ToolbarPlacement: String] = [.navigationBar: "[Bottom]", .bottomBar: "[Top]"]
    for (bar, item) in shownItems {
      let host = Host(NavigationStack { Rows(bar: bar) })
      #expect(host.screen == "special\n\(item)\n[Add]")
      try host.tap("Add")
      #expect(host.screen == "special\n\(item)\nplain\n[Add]")
    }
  }

  @Test("A field keeps the items above its keyboard without the navigation bar")
  func keyboard() throws {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
          .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
          .toolbar(.hidden)
      }
    }
    let host = Host(NavigationStack { Form() })
    try host.type("a", into: "Name")
    #expect(host.screen.hasSuffix("[Done]"))
  }

  @Test("The visible page of a tab hides the tab bar, and its stack keeps the other bars")
  func tabBar() throws {
    struct Tabs: View {
      var body: some View {
        NavigationStack {
          TabView {
            NavigationStack {
              NavigationLink("Go") {
                Text("Page").toolbar(.hidden, for: .tabBar)
              }
            }
            .tabItem { Text("First") }
            Text("two").toolbar(.hidden, for: .navigationBar).tabItem { Text("Second") }
          }
          .navigationTitle("Title")
        }
      }
    }
    let host = Host(Tabs())
    #expect(host.screen == "Title\n[Go]\nTabs: (First) [Second]")
    try host.tap("Go")
    #expect(host.screen == "Title\n[Back]\nPage")
    #expect(throws: HostError.self) { try host.tap("Second") }
    try host.tap("Back")
    try host.tap("Second")
    #expect(host.screen == "two\nTabs: [First] (Second)")
  }

  @Test(
    "Ten times the nested stacks and tab views take at most twelve times the steps of a drawing")
  func cost() {
    func steps(of depth: Int, _ level: (AnyView) -> AnyView) -> Int {
      var view = AnyView(Text("inside"))
      for _ in 0..<depth { view = level(view) }
      let host = Host(view)
      return StepCounter.steps { _ = host.screen }
    }
    let levels: [(AnyView) -> AnyView] = [
      { inside in AnyView(NavigationStack { inside }) },
      { inside in AnyView(TabView { inside.tabItem { Text("Tab") } }) },
      { inside in AnyView(TabView { NavigationStack { inside }.tabItem { Text("Tab") } }) },
    ]
    for level in levels {
      _ = steps(of: 2, level)  // The first use of a type includes its lookup.
      #expect(steps(of: 40, level) <= 12 * steps(of: 4, level))
    }
  }
}
