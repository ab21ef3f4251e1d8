import StateLabCore
import Testing

@Suite("Preferences")
struct PreferenceTests {
  private struct Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Row: View {
    let name: String
    @State private var suffix = ""
    var body: some View {
      Button(name) { suffix += "!" }.preference(key: Names.self, value: [name + suffix])
    }
  }

  private struct Board: View {
    @State private var names = ["a", "b", "c"]
    @State private var all: [String] = []
    var body: some View {
      Text(all.joined(separator: " "))
      VStack { ForEach(names, id: \.self) { Row(name: $0) } }
        .onPreferenceChange(Names.self) { all = $0 }
      Button("Turn") { names.reverse() }
      Button("Drop") { names.removeFirst() }
    }
  }

  private func first(_ host: Host) -> String { String(host.screen.prefix { $0 != "\n" }) }

  @Test("What views hand up is put together in the order of the tree")
  func order() throws {
    let host = Host(Board())
    #expect(first(host) == "a b c")
    try host.tap("b")
    #expect(first(host) == "a b! c")
    try host.tap("Turn")
    #expect(first(host) == "c b! a")
    try host.tap("Drop")
    #expect(first(host) == "b! a")
  }

  @Test("onPreferenceChange runs once for all changes of an update, and not for equal values")
  func changes() throws {
    struct Silent: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }
          .preference(key: Names.self, value: ["x"])
          .onPreferenceChange(Names.self) { print($0) }
      }
    }
    let host = Host(Silent())
    try host.tap("0")
    #expect(host.trace.printed == [#"["x"]"#])
    let events = host.trace.filter {
      if case .preferenceChanged = $0.kind { true } else { false }
    }
    #expect(events.count == 1)
  }

  @Test("A value set outside replaces those inside; a transform changes them")
  func replacing() {
    struct Nested: View {
      var body: some View {
        Text("x").preference(key: Names.self, value: ["inner"])
          .preference(key: Names.self, value: ["outer"])
          .transformPreference(Names.self) { $0.append("changed") }
          .onPreferenceChange(Names.self) { print($0) }
        Text("y").onPreferenceChange(Names.self) { print($0) }
      }
    }
    #expect(Host(Nested()).trace.printed == [#"["outer", "changed"]"#, "[]"])
  }
}
