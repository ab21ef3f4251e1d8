import StateLabCore
import Testing

@Suite("Search fields")
struct SearchTests {
  private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(isSearching ? "searching" : "at rest")
      Button("Stop") { dismissSearch() }
    }
  }

  private struct Page: View {
    @State private var text = ""
    var body: some View {
      Results().searchable(
        text: $text, placement: .navigationBarDrawer(displayMode: .always), prompt: Text("Find"))
      Text(text)
    }
  }

  @Test("Entering text starts a search, and Cancel or dismissSearch ends it")
  func searching() throws {
    let host = Host(Page())
    #expect(host.screen == "Find: \"\"\nat rest\n[Stop]\n")
    for end in ["Cancel", "Stop"] {
      try host.enter("a", into: "Find")
      #expect(host.screen == "Find: \"a\"\n[Cancel]\nsearching\n[Stop]\na")
      try host.tap(end)
      #expect(host.screen == "Find: \"\"\nat rest\n[Stop]\n")
    }
    try host.tap("Stop")
    // At the mount, and then for the begin of each search, for its text, and for its end.
    #expect(host.trace.bodyCount(of: Results.self) == 7)
  }

  @Test("Typing adds letters to a search until the search ends")
  func typing() throws {
    let host = Host(Page())
    try host.type("ap", into: "Find")
    #expect(host.screen == "Find: \"ap\"\n[Cancel]\nsearching\n[Stop]\nap")
    try host.enter("pe", into: "Find")
    try host.type("ar", into: "Find")
    #expect(host.screen.hasSuffix("pear"))
    try host.tap("Stop")
    try host.type("x", into: "Find")
    #expect(host.screen.hasSuffix("[Stop]\nx"))
  }

  @Test("A program can start a search")
  func presented() throws {
    struct Beginning: View {
      @State private var text = ""
      @State private var isSearching = false
      var body: some View {
        Results().searchable(text: $text, isPresented: $isSearching)
        Toggle("Search now", isOn: $isSearching)
      }
    }
    let host = Host(Beginning())
    try host.toggle("Search now")
    #expect(host.screen.hasPrefix("Search: \"\"\n[Cancel]\nsearching\n"))
    try host.tap("Cancel")
    #expect(host.screen.hasSuffix("at rest\n[Stop]\n[ ] Search now"))
  }

  @Test("Scopes and suggestions are visible during a search")
  func scopesAndSuggestions() throws {
    struct Shop: View {
      @State private var text = ""
      @State private var scope = "all"
      var body: some View {
        Text("\(text) in \(scope)")
          .searchable(text: $text, prompt: "Find")
          .searchScopes($scope) {
            Text("Everything").tag("all")
            Text("Fruit").tag("fruit")
          }
          .searchSuggestions {
            Text("Pears").searchCompletion("pear")
            Text("Nothing")
          }
        Text("Outside").searchCompletion("outside")
      }
    }
    let host = Host(Shop())
    let outside = "\nOutside"
    #expect(host.screen == "Find: \"\"\n in all" + outside)
    try host.enter("p", into: "Find")
    try host.pick("Fruit", from: "Scope")
    #expect(
      host.screen
        == "Find: \"p\"\n[Cancel]\nScope: Fruit\n[Pears]\nNothing\np in fruit" + outside)
    try host.tap("Pears")
    #expect(host.screen.contains("pear in fruit"))
    try host.tap("Cancel")
    #expect(host.screen == "Find: \"\"\n in fruit" + outside)
  }

  private struct Tag: Identifiable {
    let id: String
  }

  private struct Gallery: View {
    @State private var text = ""
    @State private var tags: [Tag] = []
    @State private var suggested = [Tag(id: "Red"), Tag(id: "Blue")]
    var body: some View {
      Text("\(text) \(tags.map(\.id))")
        .searchable(text: $text, tokens: $tags, suggestedTokens: $suggested, prompt: "Find") {
          Text($0.id)
        }
        .searchPresentationToolbarBehavior(.avoidHidingContent)
        .searchDictationBehavior(.inline(activation: .onSelect))
    }
  }

  @Test("A tap on a suggestion adds a token and clears the text; a tap on the token removes it")
  func tokens() throws {
    let host = Host(Gallery())
    #expect(host.screen == "Find: \"\"\n []")
    try host.enter("b", into: "Find")
    #expect(host.screen == "Find: \"b\"\n[Cancel]\n[Red]\n[Blue]\nb []")
    try host.tap("Blue")
    #expect(host.screen == "Find: \"\"\n[Blue]\n[Cancel]\n[Red]\n[Blue]\n [\"Blue\"]")
    try host.tap("Cancel")
    #expect(host.screen == "Find: \"\"\n[Blue]\n [\"Blue\"]")
    try host.tap("Blue")
    #expect(host.screen == "Find: \"\"\n []")
  }

  @Test("Tokens belong only to the search field of their own modifier")
  func innerField() throws {
    struct Inner: View {
      @State private var text = ""
      @State private var tags = [Tag(id: "Red")]
      @State private var isSearching = false
      var body: some View {
        Results().searchable(text: $text)
          .searchable(text: $text, tokens: $tags, isPresented: $isSearching, prompt: "Outer") {
            Text($0.id)
          }
      }
    }
    #expect(
      Host(Inner()).screen
        == "Outer: \"\"\n[Red]\nSearch: \"\"\nat rest\n[Stop]")
  }
}
