import StateLabCore
import Testing

@Suite("Environment of a window")
struct SurroundingsTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test("The views of a window read the color scheme that one of them prefers")
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

  @Test("A sheet uses its views' preferred color scheme, or else the window's")
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

  @Test("The app becomes active after its first views have appeared")
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

  @Test("A view that does not read scenePhase is not invalidated when the app becomes active")
  func nobodyAsks() {
    let host = Host(Scheme())
    #expect(!host.trace.description.contains("queued"))
  }

  private struct Phase: View {
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("\(phase)").onChange(of: phase) { print("\($0) to \($1)") }
    }
  }

  @Test("A change between active and background passes through inactive, in a frame of its own")
  func leavingTheFront() {
    let host = Host(Phase())
    host.scene(.background)
    host.scene(.background)
    host.scene(.active)
    #expect(
      host.trace.printed == [
        "inactive to active", "active to inactive", "inactive to background",
        "background to inactive", "inactive to active",
      ])
    let frames = host.trace.compactMap { event in
      if case .changed = event.kind { event.frame } else { nil }
    }
    #expect(frames.dropFirst().count == Set(frames.dropFirst()).count)
    host.scene(.inactive)
    #expect(host.screen == "inactive")
    #expect(!host.isStale)
    host.scene(.background)
    host.replaceRoot(Text("another root does not bring it back"))
    host.replaceRoot(Phase())
    #expect(host.screen == "background")
  }

  @Test("An app reads scenePhase as its views do")
  func phaseOfAnApp() {
    struct Program: App {
      @Environment(\.scenePhase) private var phase
      var body: some Scene {
        WindowGroup { Text("\(phase)") }.onChange(of: phase) { print("\($0) to \($1)") }
      }
    }
    let host = Host(app: Program())
    host.scene(.background)
    #expect(host.screen == "background")
    #expect(host.trace.printed.suffix(2) == ["active to inactive", "inactive to background"])
  }

  @Test("The controls of an app that is not active cannot be used")
  func notInFront() throws {
    let host = Host(Button("Go") { print("gone") })
    host.scene(.inactive)
    #expect(throws: HostError.notInFront(.inactive)) { try host.tap("Go") }
    host.scene(.active)
    try host.tap("Go")
    #expect(host.trace.printed == ["gone"])
    #expect(!host.trace.description.contains("queued"))
  }
}
