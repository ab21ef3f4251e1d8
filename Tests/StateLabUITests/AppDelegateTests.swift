import StateLabUI
import Testing

@MainActor
@Suite("App delegates")
struct AppDelegateTests {
  @Observable
  fileprivate final class Counter: UIApplicationDelegate {
    var launches = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      launches += 1
      return true
    }
  }

  private struct Launches: View {
    @Environment(Counter.self) private var counter: Counter?
    var body: some View { Text("Launches \(counter?.launches ?? 0)") }
  }

  private struct CountingApp: App {
    @UIApplicationDelegateAdaptor private var counter: Counter
    init() { _counter = .init { Counter() } }
    var body: some Scene { WindowGroup { Launches() } }
  }

  private struct PlainApp: App {
    var body: some Scene { WindowGroup { Launches() } }
  }

  @Test("The delegate launches once, and belongs to the app that created the delegate")
  func delegates() {
    #expect(Host(app: CountingApp()).screen == "Launches 1")
    #expect(Host(app: PlainApp()).screen == "Launches 0")
    #expect(Host(app: CountingApp()).screen == "Launches 1")
  }
}
