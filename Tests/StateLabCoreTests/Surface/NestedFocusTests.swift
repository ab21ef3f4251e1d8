import Testing

@testable import StateLabCore

@Suite("Several focus states of one field")
struct NestedFocusTests {
  private struct Field: View {
    let name: String
    @Binding var text: String
    @FocusState private var isFocused: Bool
    var body: some View {
      TextField(name, text: $text).focused($isFocused)
      Text("\(name) \(isFocused ? "yes" : "no")")
      Button("\(name) in") { isFocused = true }
      Button("\(name) out") { isFocused = false }
    }
  }

  private struct Form: View {
    @State private var text = ""
    @FocusState private var field: Int?
    @FocusState private var isInside: Bool
    var body: some View {
      VStack {
        Field(name: "A", text: $text).focused($field, equals: 1)
        Field(name: "B", text: $text).focused($field, equals: 2)
      }
      .focused($isInside)
      Text("field \(field ?? 0) \(isInside ? "inside" : "outside")")
      Button("First") { field = 1 }
      Button("Second") { field = 2 }
      Button("None") { field = nil }
      Button("Inside") { isInside = true }
      Button("Outside") { isInside = false }
      TextField("Other", text: $text)
    }
  }

  private func focus(of host: Host) -> [String] {
    host.screen.split(separator: "\n").map(String.init).filter {
      ["A yes", "A no", "B yes", "B no"].contains($0) || $0.hasPrefix("field ")
    }
  }

  private let none = ["A no", "B no", "field 0 outside"]
  private let first = ["A yes", "B no", "field 1 inside"]
  private let second = ["A no", "B yes", "field 2 inside"]

  @Test("All focus states of a field follow a write to one of them")
  func writes() throws {
    let host = Host(Form())
    #expect(focus(of: host) == none)
    for (action, expected) in [
      ("First", first), ("Second", second), ("None", none), ("A in", first), ("B in", second),
      ("B out", none), ("Second", second), ("Outside", none), ("Inside", first), ("First", first),
      ("A out", none), ("B in", second), ("First", first), ("None", none),
    ] {
      try host.tap(action)
      #expect(focus(of: host) == expected, "\(action)")
      #expect(!host.isStale)
    }
  }

  @Test("All focus states of a field follow the text that a person enters")
  func typing() throws {
    let host = Host(Form())
    try host.enter("x", into: "A")
    #expect(focus(of: host) == first)
    try host.enter("y", into: "B")
    #expect(focus(of: host) == second)
    try host.enter("y\n", into: "B")
    #expect(focus(of: host) == none)
    try host.enter("x", into: "A")
    try host.enter("z", into: "Other")
    #expect(focus(of: host) == none)
  }

  @Test("Two focus states at one field have the same focus")
  func stacked() throws {
    struct Page: View {
      @State private var text = ""
      @FocusState private var one: Bool
      @FocusState private var two: Bool
      var body: some View {
        TextField("Name", text: $text).focused($one).focused($two)
        Text("\(one) \(two)")
        Button("One") { one.toggle() }
        Button("Two") { two.toggle() }
      }
    }
    let host = Host(Page())
    for (action, shown) in [("One", true), ("Two", false), ("Two", true), ("One", false)] {
      try host.tap(action)
      #expect(host.screen.contains("\(shown) \(shown)"), "\(action)")
    }
    try host.enter("x", into: "Name")
    #expect(host.screen.contains("true true"))
  }
}
