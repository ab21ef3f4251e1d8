import Testing

@testable import statelab

extension TryTests.NearMissTests {
  @Test("A loss without consequences is not reported", arguments: restored)
  func restores(_ program: Program) throws {
    let run = try TryTests().play("import SwiftUI\n\n" + program.text, program.actions)
    #expect(run.output.contains("screen"), "\(run.errors)")
    #expect(!run.output.contains("[\(program.bug)]"), "\(run.output)")
  }

  nonisolated static let restored = [
    Program(
      // The view sets the state again when it appears.
      bug: "branch-resets-state", actions: "--tap Wide",
      text: """
        struct Picture: View {
          @State private var image = "…"
          var body: some View { Text(image).task { image = "loaded" } }
        }
        struct ContentView: View {
          @State private var isWide = false
          var body: some View {
            if isWide { HStack { Picture(); Text("Ann") } } else { Picture() }
            Button("Wide") { isWide = true }
          }
        }
        """),
    Program(
      // All rows have the same state.
      bug: "index-as-identity", actions: "--tap Drop",
      text: """
        struct Row: View {
          let name: String
          @State private var isVisible = false
          var body: some View { Text(name).opacity(isVisible ? 1 : 0).onAppear { isVisible = true } }
        }
        struct ContentView: View {
          @State private var names = ["Ann", "Bob", "Cid"]
          var body: some View {
            ForEach(Array(names.enumerated()), id: \\.offset) { Row(name: $0.element) }
            Button("Drop") { names.removeFirst() }
          }
        }
        """),
    Program(
      // The object has no variable.
      bug: "model-created-in-body", actions: "--tap 'Day 0'",
      text: """
        final class Title: ObservableObject {
          let text: String
          init(_ text: String) { self.text = text.uppercased() }
        }
        struct Card: View {
          @ObservedObject var title: Title
          var body: some View { Text(title.text) }
        }
        struct ContentView: View {
          @State private var day = 0
          var body: some View { Card(title: Title("today")); Button("Day \\(day)") { day += 1 } }
        }
        """),
  ]
}
