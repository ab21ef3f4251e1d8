import StateLabCore
import Testing

/// SwiftUI releases a view's values when the view is removed, so `deinit` runs when it does in an
/// app.
@Suite("Values are released with their view")
struct LifetimeTests {
  private final class Held: ObservableObject {
    @Published var number = 0
    static var alive = 0
    init() { Held.alive += 1 }
    isolated deinit { Held.alive -= 1 }
  }

  private struct Plain: View {
    let held = Held()
    var body: some View { Text("shown") }
  }

  private struct InState: View {
    @State private var held = Held()
    var body: some View { Text("shown") }
  }

  private struct InStateObject: View {
    @StateObject private var held = Held()
    var body: some View { Button("number \(held.number)") { held.number += 1 } }
  }

  private struct Door<Content: View>: View {
    @State private var isOpen = true
    @ViewBuilder let content: () -> Content
    var body: some View {
      Button("Door") { isOpen.toggle() }
      if isOpen { content() }
    }
  }

  private struct Sheet<Content: View>: View {
    @State private var isOpen = true
    @ViewBuilder let content: () -> Content
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          content()
          Button("Door") { isOpen = false }
        }
    }
  }

  private struct Stack<Content: View>: View {
    @State private var path = [1]
    @ViewBuilder let content: () -> Content
    var body: some View {
      NavigationStack(path: $path) {
        Text("root")
          .navigationDestination(for: Int.self) { _ in
            content()
            Button("Door") { path = [] }
          }
      }
    }
  }

  /// The degree of recording. It must make no difference.
  enum Watching: CaseIterable { case nothing, events, staleScreens }

  private func goes<Content: View>(_ content: Content, _ watching: Watching) throws {
    let recorder = watching == .staleScreens ? Recorder(marksStaleScreens: true) : nil
    try Recorder.$inherited.withValue(recorder) {
      try goes(in: Host(content, recording: watching != .nothing))
    }
  }

  private func goes(in host: Host) throws {
    #expect(Held.alive == 1)
    try? host.tap("number 0")
    try host.tap("Door")
    #expect(Held.alive == 0, "\(host.screen)")
    withExtendedLifetime(host) {}
  }

  @Test("The values of a removed view are released", arguments: Watching.allCases)
  func removed(watching: Watching) throws {
    try goes(Door { Plain() }, watching)
    try goes(Door { InState() }, watching)
    try goes(Door { InStateObject() }, watching)
  }

  @Test("The values of a dismissed sheet are released", arguments: Watching.allCases)
  func sheet(watching: Watching) throws {
    try goes(Sheet { Plain() }, watching)
    try goes(Sheet { InState() }, watching)
    try goes(Sheet { InStateObject() }, watching)
  }

  @Test("The values of a popped page are released", arguments: Watching.allCases)
  func page(watching: Watching) throws {
    try goes(Stack { Plain() }, watching)
    try goes(Stack { InState() }, watching)
    try goes(Stack { InStateObject() }, watching)
  }
}
