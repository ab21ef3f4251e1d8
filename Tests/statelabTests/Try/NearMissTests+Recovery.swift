import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test(
    "A screen that becomes fresh by itself, and a subscription that ends by itself, are no bugs",
    arguments: recoveries)
  func recovery(_ program: Program) throws { try silent(program) }

  nonisolated static let recoveries = [
    Program(
      // One announcement for all changes of a tenth of a second.
      bug: "model-change-not-announced", actions: "--tap Pour --wait 0.5",
      text: """
        final class Jug: ObservableObject {
          private(set) var cups = 0
          private var isPending = false
          func pour() {
            cups += 1
            guard !isPending else { return }
            isPending = true
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
              self.isPending = false
              self.objectWillChange.send()
            }
          }
        }
        struct ContentView: View {
          @StateObject private var jug = Jug()
          var body: some View { Text("\\(jug.cups) cups"); Button("Pour") { jug.pour() } }
        }
        """),
    Program(
      // The clock draws the value.
      bug: "model-change-not-announced", actions: "--tap Push --wait 1.5",
      text: """
        final class Swing { var angle = 0 }
        private let swing = Swing()
        struct ContentView: View {
          var body: some View {
            TimelineView(.periodic(from: .now, by: 1)) { _ in Text("\\(swing.angle) degrees") }
            Button("Push") { swing.angle += 10 }
          }
        }
        """),
    Program(
      bug: "subscription-retains-model", actions: "--tap Door --tap Knock --tap Door",
      text: """
        import Combine
        final class Answer: ObservableObject {
          @Published var text = "…"
          private var bag: Set<AnyCancellable> = []
          func knock() {
            Just("come in")
              .delay(for: .seconds(2), scheduler: DispatchQueue.main)
              .sink { self.text = $0 }
              .store(in: &bag)
          }
        }
        struct Room: View {
          @StateObject private var answer = Answer()
          var body: some View { Text(answer.text); Button("Knock") { answer.knock() } }
        }
        struct ContentView: View {
          @State private var isOpen = false
          var body: some View {
            Button("Door") { isOpen.toggle() }
            if isOpen { Room() }
          }
        }
        """),
  ]
}
