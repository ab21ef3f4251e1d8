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

  @Test("onPreferenceChange combines the values in the order of the tree")
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

  private struct Numbered<Number>: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  @Test("Of several onPreferenceChange closures in one update the outermost runs first")
  func severalKeys() throws {
    struct Board: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(names, id: \.self) {
            Text($0).preference(key: Numbered<Int>.self, value: [$0])
              .preference(key: Numbered<Int8>.self, value: [$0])
              .preference(key: Numbered<Int16>.self, value: [$0])
              .preference(key: Numbered<Int32>.self, value: [$0])
          }
        }
        .onPreferenceChange(Numbered<Int>.self) { _ in print("1") }
        .onPreferenceChange(Numbered<Int8>.self) { _ in print("2") }
        .onPreferenceChange(Numbered<Int16>.self) { _ in print("3") }
        .onPreferenceChange(Numbered<Int32>.self) { _ in print("4") }
        Button("Turn") { names.reverse() }
      }
    }
    let host = Host(Board())
    let mounted = host.trace.printed.count
    try host.tap("Turn")
    #expect(host.trace.printed.dropFirst(mounted) == ["4", "3", "2", "1"])
  }

  @Test("onPreferenceChange runs once for all values of an update and skips equal values")
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

  @Test("An outer preference replaces the inner values, and a transform changes them")
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

  @Test("overlayPreferenceValue and backgroundPreferenceValue update with the preference")
  func overlay() throws {
    struct Named: View {
      let names: [String]
      @State private var isLong = false
      var body: some View {
        VStack { ForEach(names, id: \.self) { Row(name: $0) } }
          .overlayPreferenceValue(Names.self) { all in
            Text(isLong ? "all of \(all.joined(separator: " "))" : "\(all.count)")
          }
          .backgroundPreferenceValue(Names.self) { Text("first \($0.first ?? "nobody")") }
        Button("Long") { isLong = true }
      }
    }
    let host = Host(Named(names: ["a", "b"]))
    #expect(host.screen == "first a\n[a]\n[b]\n2\n[Long]")
    try host.tap("Long")
    try host.tap("a")
    #expect(host.screen == "first a!\n[a]\n[b]\nall of a! b\n[Long]")
    #expect(!host.isStale)
    host.replaceRoot(Named(names: []))
    #expect(host.screen == "first nobody\nall of \n[Long]")
  }

  @Test("An anchor resolves to the size of a phone")
  func anchors() {
    struct Places: PreferenceKey {
      static let defaultValue: [Anchor<CGRect>] = []
      static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
      }
    }
    struct Corner: PreferenceKey {
      static var defaultValue: Anchor<CGPoint>? { nil }
      static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
        value = value ?? nextValue()
      }
    }
    let host = Host(
      VStack {
        Text("a").anchorPreference(key: Places.self, value: .bounds) { [$0] }
        Text("b").transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
          .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
      }
      .overlayPreferenceValue(Places.self) { places in
        GeometryReader { proxy in
          ForEach(places.indices) { Text("\(Int(proxy[places[$0]].width)) wide") }
        }
      }
      .backgroundPreferenceValue(Corner.self) { corner in
        GeometryReader { proxy in Text("to \(corner.map { Int(proxy[$0].y) } ?? 0)") }
      })
    #expect(host.screen == "to 844\na\nb\n390 wide\n390 wide")
  }
}
