import StateLabCore
import Testing

@Suite("Destinations of navigation")
struct DestinationTests {
  private struct Page: View {
    let name: String
    init(_ name: String) {
      self.name = name
      print("init \(name)")
    }
    var body: some View {
      let _ = print("body \(name)")
      Text(name)
    }
  }

  private struct Links: View {
    @State private var n = 0
    var body: some View {
      NavigationStack {
        NavigationLink("Closure") { Page("closure") }
        NavigationLink(destination: Page("value")) { Text("Value") }
        NavigationLink("Late", value: n)
        Button("Add") { n += 1 }
          .navigationDestination(for: Int.self) { Page("late \($0)") }
        Text("n is \(n)")
      }
    }
  }

  @Test("A link creates its destination at each body of the list (fidelity 2.13, 14)")
  func links() throws {
    let host = Host(Links())
    #expect(host.trace.printed == ["init closure", "init value"])
    try host.tap("Add")
    #expect(host.trace.printed.dropFirst(2) == ["init closure", "init value"])
    try host.tap("Value")
    #expect(host.trace.printed.dropFirst(4) == ["body value"])
    try host.tap("Back")
    try host.tap("Late")
    #expect(host.trace.printed.dropFirst(5) == ["init late 1", "body late 1"])
  }

  @Test("The record names a pushed page by its value")
  func pageName() throws {
    struct Start: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Open", value: "tea")
            .navigationDestination(for: String.self) { Page($0) }
        }
      }
    }
    let host = Host(Start())
    try host.tap("Open")
    let page = ViewIdentity.Key.element(id: "\"tea\"", number: nil, position: 0)
    #expect(host.trace.views.flatMap(\.keys).contains(page))
  }

  @Test("navigationDestination(item:) has the item that no body read")
  func item() throws {
    struct Chosen: View {
      @State private var number: Int?
      var body: some View {
        NavigationStack {
          Button("One") { number = 1 }
            .navigationDestination(item: $number) { number in
              Text("page \(number)")
              Button("Two") { self.number = 2 }
            }
        }
      }
    }
    let host = Host(Chosen())
    try host.tap("One")
    #expect(host.screen == "[Back]\npage 1\n[Two]")
    try host.tap("Two")
    #expect(host.screen == "[Back]\npage 2\n[Two]")
    try host.tap("Back")
    #expect(host.screen == "[One]")
  }

  @Test("navigationDestination(isPresented:) creates its destination at each body, too")
  func presented() throws {
    struct Flagged: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Button("Show") { isShown = true }
            .navigationDestination(isPresented: $isShown) { Page("flagged") }
        }
      }
    }
    let host = Host(Flagged())
    #expect(host.trace.printed == ["init flagged"])
    try host.tap("Show")
    #expect(host.trace.printed.contains("body flagged"))
    #expect(host.screen == "[Back]\nflagged")
  }

  @Test("R33 A pushed page follows the values that its link passes")
  func pushedPageFollows() throws {
    final class Model: ObservableObject { @Published var n = 0 }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        NavigationStack { NavigationLink("Go") { Text("n is \(model.n)") } }
      }
    }
    let model = Model()
    let host = Host(Root(model: model))
    try host.tap("Go")
    host.perform { model.n = 3 }
    #expect(host.screen == "[Back]\nn is 3")
    #expect(!host.isStale)
  }

  @Test("A NavigationView of several columns shows and mounts the first (fidelity 2.13, 2)")
  func columns() throws {
    struct Columns: View {
      @State private var n = 0
      var body: some View {
        NavigationView {
          List {
            NavigationLink("Go") { Text("page") }
            Button("n is \(n)") { n += 1 }
          }
          Text("Select a row").onAppear { print("second column") }
        }
      }
    }
    let host = Host(Columns())
    #expect(host.screen == "[Go]\n[n is 0]")
    try host.tap("n is 0")
    #expect(host.screen == "[Go]\n[n is 1]")
    try host.tap("Go")
    #expect(host.screen == "[Back]\npage")
    #expect(host.trace.printed.isEmpty)
    #expect(!host.isStale)
  }

  @Test("A link with an empty label is not on the screen, and its flag pushes the page")
  func emptyLabel() throws {
    struct Hidden: View {
      @State private var isShown = false
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink(destination: Text("page"), isActive: $isShown) { EmptyView() }
            Button("Show") { isShown = true }
          }
        }
      }
    }
    let host = Host(Hidden())
    #expect(host.screen == "[Show]")
    try host.tap("Show")
    #expect(host.screen == "[Back]\npage")
  }

  @Test("A link for the value nil is disabled")
  func nilValue() {
    let host = Host(NavigationStack { NavigationLink("Go", value: Int?.none) })
    #expect(host.screen == "[Go] (disabled)")
  }
}
