import StateLabCore
import Testing

@MainActor
@Suite("Closed menus")
struct ClosedMenuTests {
  private struct Rows: View {
    @State private var isPresented = false

    var body: some View {
      List {
        ForEach(["a", "b"], id: \.self) { name in
          Text(name)
            .contextMenu {
              Button("Edit") { isPresented = true }.sheet(isPresented: $isPresented) {
                Text("menu")
              }
            }
            .swipeActions {
              Button("Flag") { isPresented = true }
                .confirmationDialog("swipe", isPresented: $isPresented) {}
            }
        }
      }
      Menu("More") {
        Button("Go") { isPresented = true }.alert("alert", isPresented: $isPresented) {}
          .popover(isPresented: $isPresented) { Text("popover") }
      }
      Button("Add") { isPresented = true }.sheet(isPresented: $isPresented) { Text("button") }
    }
  }

  @Test(
    "The items of a closed menu present nothing", arguments: ["Add", "Edit#2", "Flag#1", "Go"])
  func presentations(label: String) throws {
    let host = Host(Rows())
    let parts = label.split(separator: "#")
    try host.tap(String(parts[0]), occurrence: parts.count > 1 ? Int(parts[1]) : nil)
    #expect(host.screen == "--- sheet ---\nbutton\n[Swipe down]")
    #expect(!host.isStale)
    try host.tap("Swipe down")
    #expect(host.screen.hasPrefix("a\n[Edit]\n[Flag]"))
  }

  @Test(
    "A tap on an item only sets its flag if no view outside the menu presents a sheet for the flag")
  func aloneInMenu() throws {
    struct Alone: View {
      @State private var isPresented = false
      var body: some View {
        Text("\(isPresented)")
        Menu("More") {
          Button("Go") { isPresented = true }.sheet(isPresented: $isPresented) { Text("sheet") }
        }
      }
    }
    let host = Host(Alone())
    try host.tap("Go")
    #expect(host.screen == "true\nMore\n[Go]")
    #expect(!host.isStale)
  }

  @Test("The items of a closed menu declare no pages, and a link among them pushes its page")
  func pages() throws {
    struct Stack: View {
      @State private var isPushed = false
      @State private var item: Int?
      var body: some View {
        NavigationStack {
          Text("\(isPushed) \(item ?? 0)")
            .contextMenu {
              Button("Push") { isPushed = true }
                .navigationDestination(isPresented: $isPushed) { Text("flag") }
              Button("Item") { item = 1 }.navigationDestination(item: $item) { Text("item \($0)") }
              NavigationLink("Link") { Text("page").onAppear { print("page") } }
              NavigationLink("Value", value: 1)
                .navigationDestination(for: Int.self) { Text("menu \($0)") }
            }
            .navigationDestination(for: Int.self) { Text("stack \($0)") }
        }
      }
    }
    let host = Host(Stack())
    try host.tap("Push")
    try host.tap("Item")
    #expect(host.screen.hasPrefix("true 1\n"))
    try host.tap("Link")
    #expect(host.screen == "[Back]\npage")
    #expect(host.trace.printed == ["page"])
    try host.tap("Back")
    try host.tap("Value")
    #expect(host.screen == "[Back]\nstack 1")
  }

  @Test("The items of a closed menu never appear, not even in a tab that becomes visible")
  func appearance() throws {
    struct Tabs: View {
      private func items(_ name: String) -> some View {
        Button("Item") { print("tap \(name)") }.onAppear { print("appeared \(name)") }
          .onDisappear { print("disappeared \(name)") }.task { print("task \(name)") }
      }
      var body: some View {
        TabView {
          VStack {
            Text("one").contextMenu { items("context") }.swipeActions { items("swipe") }
            Menu("More") { items("menu") }.onAppear { print("menu") }
          }
          .tabItem { Text("First") }
          Text("two").tabItem { Text("Second") }
        }
      }
    }
    let host = Host(Tabs())
    try host.tap("Second")
    try host.tap("First")
    #expect(host.trace.printed == ["menu", "menu"])
    try host.tap("Item", occurrence: 3)
    #expect(host.trace.printed.last == "tap menu")
  }

  @Test("A new item of a closed menu shows no gestures of the items beside it")
  func newItem() throws {
    struct Items: View {
      @State private var names = ["circle"]

      var body: some View {
        Menu("More") {
          ForEach(names, id: \.self) { name in
            if name == "circle" { Circle().onTapGesture {} } else { Text(name) }
          }
          Button("Add") { names.append("plain") }
        }
      }
    }
    let host = Host(Items())
    #expect(host.screen == "More\n[Add]")
    try host.tap("Add")
    #expect(host.screen == "More\nplain\n[Add]")
  }
}
