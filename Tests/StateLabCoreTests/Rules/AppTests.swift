import Testing

@testable import StateLabCore

@Suite("An app")
struct AppTests {
  private final class Model: ObservableObject { @Published var number = 0 }

  private struct Counter: View {
    @EnvironmentObject var model: Model
    @State private var own = 0
    var body: some View {
      Button("Add \(model.number)") { model.number += 1 }
      Button("Own \(own)") { own += 1 }
    }
  }

  private struct Shared: App {
    @StateObject private var model = Model()
    var body: some Scene {
      WindowGroup("Counter") { Counter().environmentObject(model) }
      Settings { Text("Never opened") }
    }
  }

  @Test("R1 An app keeps its state object, and the views of its scene keep their state")
  func stateOfApp() throws {
    let host = Host(app: Shared())
    try host.tap("Add 0")
    try host.tap("Own 0")
    try host.tap("Add 1")
    #expect(host.screen == "[Add 2]\n[Own 1]")
    #expect(host.trace.bodyCount(ofViewNamed: "Shared") == 3)
    #expect(host.trace.bodyCount(of: Counter.self) == 4)
  }

  private struct Titled: Scene {
    @State private var taps = 0
    let title: String
    var body: some Scene {
      WindowGroup(id: "main") { Button("\(title) \(taps)") { taps += 1 } }
        .onChange(of: taps) { print("taps: \($0) to \($1)") }
    }
  }

  private struct Wrapped: App {
    var body: some Scene { Titled(title: "Tapped") }
  }

  @Test("R1 A custom scene keeps its state, and its onChange runs")
  func stateOfScene() throws {
    let host = Host(app: Wrapped())
    try host.tap("Tapped 0")
    #expect(host.screen == "[Tapped 1]")
    #expect(host.trace.printed == ["taps: 0 to 1"])
  }

  @Test("iOS 13 has no apps, so the host stops with an error")
  func beforeApps() {
    let host = Host(app: Wrapped(), profile: .iOS13)
    #expect(host.screen == "")
    #expect(throws: HostError.self) { try host.tap("Tapped 0") }
  }

  @Test("The trace names no internal view around the app")
  func names() {
    let host = Host(app: Wrapped())
    let views = host.trace.compactMap { host.trace.view(of: $0)?.type.name }
    #expect(!views.isEmpty)
    #expect(!views.contains { $0.contains("AppView") || $0.contains("SceneView") })
  }
}
