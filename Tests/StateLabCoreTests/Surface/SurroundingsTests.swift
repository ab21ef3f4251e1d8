import StateLabCore
import Testing

@Suite("What a window gives to its views")
struct SurroundingsTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("The views of a window read the colour scheme that one of them prefers")
  func colorScheme() throws {
    struct Settings: View {
      @State private var isDark = false
      var body: some View {
        VStack {
          Toggle("Dark", isOn: $isDark).preferredColorScheme(isDark ? .dark : nil)
          Scheme()
        }
      }
    }
    let host = Host(Settings())
    #expect(host.screen == "[ ] Dark\nlight")
    try host.toggle("Dark")
    #expect(host.screen == "[x] Dark\ndark")
    #expect(!host.isStale)
    #expect(host.trace.bodyCount(of: Scheme.self) == 2)
    try host.toggle("Dark")
    #expect(host.screen == "[ ] Dark\nlight")
  }

  @Test("A sheet has the colour scheme of its own views, else that of the window")
  func sheet() throws {
    struct Content: View {
      let preferred: ColorScheme?
      @State private var isShown = false
      var body: some View {
        VStack {
          Scheme()
          Button("Open") { isShown = true }
        }
        .sheet(isPresented: $isShown) { Scheme().preferredColorScheme(preferred) }
        .preferredColorScheme(.dark)
      }
    }
    for (preferred, inside) in [(nil, "dark"), (.light, "light")] as [(ColorScheme?, String)] {
      let host = Host(Content(preferred: preferred))
      #expect(host.screen == "dark\n[Open]")
      try host.tap("Open")
      #expect(host.screen == "--- sheet ---\n\(inside)\n[Swipe down]")
      #expect(!host.isStale)
      try host.tap("Swipe down")
      #expect(host.screen == "dark\n[Open]")
    }
  }

  @Test("The app comes to the front once its first views have appeared")
  func scenePhase() {
    struct Phase: View {
      @Environment(\.scenePhase) private var phase
      var body: some View {
        Text("\(phase)")
          .onAppear { print("appeared \(phase)") }
          .onChange(of: phase) { print("from \($0) to \($1)") }
      }
    }
    let host = Host(Phase())
    #expect(host.trace.printed == ["appeared inactive", "from inactive to active"])
    #expect(host.screen == "active")
    #expect(!host.isStale)
  }

  @Test("Nobody runs again for the front who did not ask")
  func nobodyAsks() {
    let host = Host(Scheme())
    #expect(!host.trace.description.contains("queued"))
  }
}
