import StateLabCore
import Testing

/// Views that stay mounted while a tab or a page hides them.
@Suite("Views that are hidden and shown again")
struct VisibilityTests {
  private struct Count: View {
    let name: String
    @State private var taps = 0
    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
        .task {
          print("\(name) works")
          do { try await Task.sleep(for: .seconds(100)) } catch { print("\(name) stops") }
        }
    }
  }

  /// The lines printed since the last call.
  private struct Printed {
    let host: Host
    private var count = 0

    init(_ host: Host) { self.host = host }

    mutating func next() -> [String] {
      defer { count = host.trace.printed.count }
      return Array(host.trace.printed.dropFirst(count))
    }
  }

  private struct Tabs: View {
    var body: some View {
      TabView {
        Count(name: "A").tabItem { Text("first") }
        Count(name: "B").tabItem { Text("second") }
      }
    }
  }

  @Test("A tab keeps its state, and onAppear, onDisappear and task run in a fixed order")
  func tabs() throws {
    let host = Host(Tabs())
    var printed = Printed(host)
    #expect(printed.next() == ["A appears", "A works"])
    try host.tap("A 0")
    try host.tap("second")
    #expect(printed.next() == ["B appears", "A disappears", "B works", "A stops"])
    try host.tap("first")
    #expect(printed.next() == ["A appears", "B disappears", "A works", "B stops"])
    #expect(host.screen.hasPrefix("[A 1]"))
  }

  /// Modifiers after `tabItem`, where most programs have them.
  private struct ModifiersAroundTabs: View {
    var body: some View {
      TabView {
        tab("A").overlay { Text("over A") }
        tab("B")
      }
    }

    private func tab(_ name: String) -> some View {
      Text(name)
        .onAppear { print("\(name) appears inside") }
        .tabItem { Text("tab \(name)") }
        .onAppear { print("\(name) appears") }
        .onDisappear { print("\(name) disappears") }
        .task { print("\(name) works") }
    }
  }

  @Test("Modifiers after tabItem follow the visibility of the tab")
  func modifiersAroundTabs() throws {
    let host = Host(ModifiersAroundTabs())
    var printed = Printed(host)
    #expect(printed.next() == ["A appears inside", "A appears", "A works"])
    #expect(host.screen == "A\nover A\nTabs: (tab A) [tab B]")
    try host.tap("tab B")
    #expect(
      printed.next() == ["B appears inside", "B appears", "A disappears", "B works"])
    #expect(host.screen == "B\nTabs: [tab A] (tab B)")
    try host.tap("tab A")
    #expect(
      printed.next() == ["A appears inside", "A appears", "B disappears", "A works"])
  }

  @Test("A page hides the visible tab, and popping it shows only that tab again")
  func tabsUnderPage() throws {
    let host = Host(
      NavigationStack {
        Tabs()
        NavigationLink("Go") { Count(name: "page") }
      })
    var printed = Printed(host)
    try host.tap("second")
    _ = printed.next()
    try host.tap("Go")
    #expect(printed.next() == ["page appears", "B disappears", "page works", "B stops"])
    try host.tap("Back")
    #expect(printed.next() == ["page disappears", "B appears", "B works", "page stops"])
  }

  @Test("A tab hides and shows the top page of its stack, not the pages below")
  func pageInTab() throws {
    let host = Host(
      TabView {
        NavigationStack {
          Count(name: "root")
          NavigationLink("Go") { Count(name: "page") }
        }
        .tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      })
    var printed = Printed(host)
    try host.tap("Go")
    _ = printed.next()
    try host.tap("second")
    #expect(printed.next() == ["page disappears", "page stops"])
    try host.tap("first")
    #expect(printed.next() == ["page appears", "page works"])
    #expect(host.screen.hasPrefix("[Back]\n[page 0]"))
  }

  private final class Names: ObservableObject {
    @Published var all = ["a"]
    @Published var path: [Int] = []
  }

  private struct Rows: View {
    @ObservedObject var names: Names
    var body: some View { List { ForEach(names.all, id: \.self) { Count(name: $0) } } }
  }

  @Test("A row inserted into a hidden tab appears with the tab")
  func rowInHiddenTab() throws {
    let names = Names()
    let host = Host(
      TabView {
        Rows(names: names).tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      })
    var printed = Printed(host)
    try host.tap("second")
    host.perform { names.all.append("b") }
    #expect(!printed.next().contains("b appears"))
    try host.tap("first")
    #expect(printed.next() == ["a appears", "b appears", "a works", "b works"])
  }

  @Test("A page pushed in a hidden tab appears with the tab")
  func pushInHiddenTab() throws {
    struct Stack: View {
      @ObservedObject var names: Names
      var body: some View {
        NavigationStack(path: $names.path) {
          Count(name: "root").navigationDestination(for: Int.self) { Count(name: "page \($0)") }
        }
      }
    }
    let names = Names()
    let host = Host(
      TabView {
        Stack(names: names).tabItem { Text("first") }
        Text("other").tabItem { Text("second") }
      })
    var printed = Printed(host)
    try host.tap("second")
    _ = printed.next()
    host.perform { names.path = [1, 2] }
    #expect(printed.next() == [])
    try host.tap("first")
    #expect(printed.next() == ["page 2 appears", "page 2 works"])
    host.perform { names.path = [] }
    #expect(
      printed.next() == ["page 2 disappears", "root appears", "root works", "page 2 stops"])
  }

  private struct Removable: View {
    @State private var isThere = true
    var body: some View {
      if isThere {
        NavigationStack {
          Count(name: "root")
          NavigationLink("Go") {
            Count(name: "page").toolbar { Button("Leave") { isThere = false } }
          }
          Count(name: "end")
        }
      }
    }
  }

  @Test("The root of a stack that is removed below a page does not appear")
  func stackGoes() throws {
    let host = Host(Removable())
    var printed = Printed(host)
    try host.tap("Go")
    _ = printed.next()
    try host.tap("Leave")
    #expect(printed.next() == ["page disappears", "page stops"])
    host.advance(by: .seconds(200))
    #expect(printed.next() == [])
  }

  @Test("A view removed in the update that inserted it appears, but a covered page does not")
  func neverShown() {
    struct Brief: View {
      @State private var isNew = true
      var body: some View {
        if isNew { Count(name: "brief") }
        Text("end").onAppear { isNew = false }
      }
    }
    let host = Host(Brief())
    var printed = Printed(host)
    #expect(printed.next().first == "brief appears")
    struct Stack: View {
      @State var path = [1, 2]
      var body: some View {
        NavigationStack(path: $path) {
          Count(name: "root").navigationDestination(for: Int.self) { Count(name: "page \($0)") }
        }
      }
    }
    let stack = Host(Stack())
    printed = Printed(stack)
    #expect(printed.next() == ["page 2 appears", "page 2 works"])
  }
}
