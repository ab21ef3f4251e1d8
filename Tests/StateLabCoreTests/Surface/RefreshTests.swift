import StateLabCore
import Testing

@Suite("Refreshing and loading")
struct RefreshTests {
  @Test("refreshable shows a button above the list, and its action takes virtual time")
  func refresh() throws {
    struct Feed: View {
      @State private var posts = ["first"]
      var body: some View {
        List(posts, id: \.self) { Text($0) }.refreshable {
          try? await Task.sleep(for: .seconds(1))
          posts.append("second")
        }
      }
    }
    let host = Host(Feed())
    try host.tap("Refresh")
    #expect(host.screen == "[Refresh]\nfirst")
    host.advance(by: .seconds(1))
    #expect(host.screen == "[Refresh]\nfirst\nsecond")
  }

  @Test("refreshable without a scrollable view shows no button")
  func nothingToPull() {
    #expect(Host(VStack { Text("rows") }.refreshable {}).screen == "rows")
    #expect(Host(ScrollView { Text("rows") }.refreshable {}).screen == "[Refresh]\nrows")
    #expect(
      Host(NavigationStack { Form { Text("rows") } }.refreshable {}).screen == "[Refresh]\nrows")
  }

  @Test("A view can start the refresh through the environment")
  func action() throws {
    struct Inner: View {
      @Environment(\.refresh) private var refresh
      var body: some View { Button("Again") { Task { await refresh?() } } }
    }
    let host = Host(Inner().refreshable { print("refreshed") })
    try host.tap("Again")
    #expect(host.trace.printed == ["refreshed"])
  }

  @Test("A task receives a response in virtual time, and its request is canceled with it")
  func request() throws {
    struct Loading: View {
      let session = URLSession(server: .answering("hello"))
      @State private var text = "nothing"
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text(text).task {
            do {
              guard let url = URL(string: "https://example.com") else { return }
              let (data, _) = try await session.data(from: url)
              text = String(decoding: data, as: UTF8.self)
            } catch {
              print(error)
            }
          }
        }
        Button("Hide") { isShown = false }
      }
    }
    let host = Host(Loading())
    host.advance(by: .seconds(1))
    #expect(host.screen == "hello\n[Hide]")
    let other = Host(Loading())
    try other.tap("Hide")
    #expect(other.trace.printed == ["URLError(cancelled)"])
  }
}
