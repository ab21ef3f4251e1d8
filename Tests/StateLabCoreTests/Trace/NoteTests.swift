import StateLabCore
import Testing

@Suite("Notes for a diagnosis")
struct NoteTests {
  private final class Model: ObservableObject {
    @Published var name = "Ada"
    @Published var clock = 0
  }

  @Test("A new initial value of a mounted state is noted, with the value that is not used")
  func initial() throws {
    struct Page: View {
      @State var id: Int
      var body: some View { Text("Page \(id)") }
    }
    struct ContentView: View {
      @State private var current = 5
      var body: some View {
        Page(id: current)
        Button("Open") { current = 6 }
        Button("Same") { current = 6 }
      }
    }
    let host = Host(ContentView())
    try host.tap("Open")
    try host.tap("Same")
    #expect(
      notes(in: host).filter { $0.name == .initialIgnored } == [
        .initialIgnored(property: "id", value: "6")
      ])
  }

  @Test("An object that an initial value makes again is noted each time")
  func madeAgain() throws {
    final class Feed {}
    struct FeedView: View {
      @State private var feed = Feed()
      var body: some View { Text("Feed") }
    }
    struct ContentView: View {
      @State private var n = 0
      var body: some View {
        Button("Tick \(n)") { n += 1 }
        FeedView()
      }
    }
    let host = Host(ContentView())
    for n in 0..<3 { try host.tap("Tick \(n)") }
    #expect(notes(in: host).count { $0.name == .initialIgnored } == 3)
  }

  @Test("A difference that == hides is noted with its field, and no other is")
  func equal() throws {
    struct Row: View, Equatable {
      let id: Int
      let title: String
      static func == (a: Row, b: Row) -> Bool { a.id == b.id }
      var body: some View { Text(title) }
    }
    struct ContentView: View {
      @State private var title = "Old"
      @State private var n = 0
      var body: some View {
        Row(id: n, title: title)
        Button("Rename") { title = "New" }
        Button("Next") { n += 1 }
      }
    }
    let host = Host(ContentView())
    try host.tap("Next")
    #expect(notes(in: host).allSatisfy { $0.name != .equalByOperator })
    try host.tap("Rename")
    let noted = host.trace.filter { $0.note == .equalByOperator }
    #expect(noted.map(\.difference?.property) == ["title"])
    #expect(noted.map { $0.view.map { host.trace.views[$0].type.name } } == ["Row"])
  }

  @Test("A body notes the states, bindings and published properties that it read, once")
  func reads() throws {
    struct Field: View {
      @Binding var text: String
      var body: some View { Text(text) }
    }
    struct ContentView: View {
      @State private var text = "a"
      @State private var unread = 0
      @State private var more = false
      @ObservedObject var model: Model
      var body: some View {
        Text(model.name + model.name)
        if more { Text(text) }
        Field(text: $text)
        Button("Tick") { model.clock += 1 }
        Button("More") { more = true }
        Button("Write") { text = "b" }
      }
    }
    let host = Host(ContentView(model: Model()))
    func names() -> [[String]] {
      host.trace.compactMap { event in
        guard case .read(let reads) = event.note else { return nil }
        return reads.map { "\($0.type ?? "").\($0.property)" }
      }
    }
    #expect(names() == [["Model.name", ".more"], [".text"]])
    try host.tap("Tick")
    #expect(names().count == 2)
    try host.tap("More")
    #expect(names().dropFirst(2) == [["Model.name", ".more", ".text"]])
    try host.tap("Write")
    #expect(names().count == 3)
  }

  @Test("A read in a closure of the content counts as a read of the view with the closure, once")
  func readsOfContent() throws {
    struct ContentView: View {
      @StateObject private var model = Model()
      @State private var rows = 2
      var body: some View {
        Text(model.name)
        ForEach(0..<2) { Text("\($0): \(model.clock)") }
        GeometryReader { _ in Text("\(rows) rows") }
        Button("Tick") { model.clock += 1 }
      }
    }
    let host = Host(ContentView())
    func reads() -> [String] {
      host.trace.compactMap { event in
        guard case .read(let reads) = event.note, let view = event.view else { return nil }
        let names = reads.map { "\($0.property)" }.joined(separator: " ")
        return "\(host.trace.views[view].type.name): \(names)"
      }
    }
    let noted = [
      "ContentView: name", "ContentView: name clock", "ContentView: name clock rows",
    ]
    #expect(reads() == noted)
    try host.tap("Tick")
    #expect(reads() == noted)
  }

  @Test("A write knows whether it came through a binding, and its animation")
  func ways() throws {
    struct ContentView: View {
      @State private var on = false
      var body: some View {
        Toggle("On", isOn: $on)
        Button("Off") { on = false }
        Button("Grow") { withAnimation { on = true } }
      }
    }
    let host = Host(ContentView())
    try host.toggle("On")
    try host.tap("Off")
    try host.tap("Grow")
    let writes = host.trace.writes(to: "on").map(\.write)
    #expect(writes.map { $0?.isThroughBinding } == [true, nil, false])
    #expect(writes.map { $0?.animation != nil } == [false, false, true])
    #expect(endings(in: host) == [1])
  }

  @Test("An animation around a block for later has no write, and the write has no animation")
  func later() throws {
    struct ContentView: View {
      @StateObject private var model = Model()
      var body: some View {
        Text(model.name)
        Button("Later") {
          withAnimation { DispatchQueue.main.async { model.name = "Eve" } }
        }
        Button("Now") { withAnimation { model.name = "Bob" } }
      }
    }
    let host = Host(ContentView())
    try host.tap("Later")
    try host.tap("Now")
    #expect(endings(in: host) == [0, 1])
    let changes = host.trace.filter { $0.name == .willChange }
    #expect(changes.map { $0.write?.animation != nil } == [false, true])
  }

  @Test("A set of a constant and of closures is noted, and of a property is not")
  func set() throws {
    struct ContentView: View {
      @State private var on = false
      var body: some View {
        Toggle("Constant", isOn: .constant(on))
        Toggle("Closures", isOn: Binding(get: { on }, set: { _ in }))
        Toggle("State", isOn: $on)
      }
    }
    let host = Host(ContentView())
    for label in ["Constant", "Closures", "State"] { try host.toggle(label) }
    #expect(
      notes(in: host).filter { $0.name == .bindingSet } == [
        .bindingSet(value: "true", isConstant: true),
        .bindingSet(value: "true", isConstant: false),
      ])
  }

  @Test("A row that leaves with its element notes that the element is gone")
  func gone() throws {
    struct Row: View {
      @Binding var name: String
      var body: some View { Text(name) }
    }
    struct ContentView: View {
      @State private var names = ["Ann", "Bob"]
      @State private var isOpen = true
      var body: some View {
        if isOpen { ForEach(names.indices, id: \.self) { Row(name: $names[$0]) } }
        Button("Remove") { names.removeLast() }
        Button("Close") { isOpen = false }
      }
    }
    let host = Host(ContentView())
    try host.tap("Remove")
    try host.tap("Close")
    #expect(
      notes(in: host).filter { $0.name == .elementGone } == [.elementGone(property: "name")])
  }

  @Test("A removed field is noted if a person edits it, or if its element in a model is removed")
  func fieldGone() throws {
    final class Store: ObservableObject {
      @Published var names = ["Ann", "Bob"]
    }
    struct ContentView: View {
      @StateObject private var store = Store()
      var body: some View {
        ForEach(Array(store.names.enumerated()), id: \.element) { index, _ in
          TextField("Name", text: $store.names[index])
        }
        Button("Remove") { store.names.removeLast() }
      }
    }
    let host = Host(ContentView())
    try host.tap("Remove")
    #expect(notes(in: host).map(\.name).filter { $0 == .elementGone }.count == 1)
    try host.type("a", into: "Name")
    #expect(notes(in: host).map(\.name).filter { $0 == .editedFieldGone }.count == 1)
  }

  @Test("A view that leaves with a binding to a part of a model runs no getter")
  func noGetter() throws {
    struct Item { var name = "Ann" }
    final class Model: ObservableObject {
      @Published var index: Int? = 0
      var items = [Item()]
      var selected: Item {
        get { items[index!] }
        set { items[index!] = newValue }
      }
    }
    struct Editor: View {
      @Binding var name: String
      var body: some View { Text("editor") }
    }
    struct ContentView: View {
      @StateObject private var model = Model()
      var body: some View {
        if model.index != nil { Editor(name: $model.selected.name) }
        Button("Close") { model.index = nil }
      }
    }
    let host = Host(ContentView())
    try host.tap("Close")
    #expect(host.screen == "[Close]")
  }

  @Test("Notes have no step and no line")
  func unseen() throws {
    let host = Host(Toggle("Constant", isOn: .constant(false)))
    try host.toggle("Constant")
    let noted = host.trace.filter { $0.name == .noted }
    #expect(!noted.isEmpty && noted.allSatisfy { !$0.isStep && !$0.hasLine })
  }

  private func notes(in host: Host) -> [Event.Note] { host.trace.compactMap(\.note) }

  private func endings(in host: Host) -> [Int] {
    notes(in: host).compactMap {
      if case .animationEnded(_, let writes) = $0 { writes } else { nil }
    }
  }
}
