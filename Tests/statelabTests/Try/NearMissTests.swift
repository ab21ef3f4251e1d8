import Testing

@testable import statelab

extension TryTests {
  /// Programs that look like a bug to a reader who is in a hurry.
  @Suite("Near misses")
  struct NearMissTests {
    struct Program: Sendable, CustomTestStringConvertible {
      /// The bug that a finding must not name.
      let bug: String
      let actions: String
      let text: String
      var testDescription: String { bug }
    }

    @Test("A program that only looks like a bug has no finding of this bug", arguments: programs)
    func silent(_ program: Program) throws {
      let run = try TryTests().play("import SwiftUI\n\n" + program.text, program.actions)
      #expect(run.output.contains("screen:"), "\(run.errors)")
      #expect(!run.output.contains("[\(program.bug)]"), "\(run.output)")
    }

    @Test("Of two assignments under a condition, the finding names none that did not run")
    func condition() throws {
      let run = try TryTests().play(
        """
        import SwiftUI

        struct Row: View {
          @State private var count = 0
          @State private var total = 0
          init(isFirst: Bool) { if isFirst { count = 1 } else { total = 2 } }
          var body: some View { Text("\\(count) \\(total)") }
        }
        struct ContentView: View {
          var body: some View { Row(isFirst: false) }
        }
        """)
      #expect(run.output.contains("screen:"), "\(run.errors)")
      #expect(!run.output.contains("assigns 2 to `count`"), "\(run.output)")
      #expect(!run.output.contains("assigns 2 to 'count'"), "\(run.output)")
    }

    nonisolated static let programs = [
      Program(
        bug: "app-storage-in-model", actions: "--tap Hit",
        text: """
          @Observable final class Settings {
            @ObservationIgnored @AppStorage("n") var n = 1
          }
          private var hits = 0
          struct ContentView: View {
            @State private var settings = Settings()
            var body: some View {
              Text("hits \\(hits) n \\(settings.n)")
              Button("Hit") { hits += 1 }
            }
          }
          """),
      Program(
        bug: "late-result-wins", actions: "--tap A --tap B --wait 3",
        text: """
          struct ContentView: View {
            @State private var selected = ""
            @State private var lastSaved = ""
            var body: some View {
              Text("Selected \\(selected), last saved \\(lastSaved)")
              Button("A") { selected = "A"; save("A", 2) }
              Button("B") { selected = "B"; save("B", 1) }
            }
            private func save(_ name: String, _ seconds: Int) {
              Task {
                try? await Task.sleep(for: .seconds(seconds))
                lastSaved = name
              }
            }
          }
          """),
      Program(
        bug: "initial-value-evaluated-again", actions: "--tap Add",
        text: """
          final class Log {
            init(verbose: Bool = false) { if verbose { print("made") } }
          }
          struct Page: View {
            @State private var log = Log()
            var body: some View { Text("page") }
          }
          struct ContentView: View {
            @State private var count = 0
            var body: some View {
              let _ = print("body")
              Page()
              Button("Add") { count += 1 }
              Text("\\(count)")
            }
          }
          """),
      Program(
        bug: "binding-drops-writes", actions: "--toggle Guarded",
        text: """
          struct ContentView: View {
            @State private var isOn = false
            @State private var isLocked = true
            var body: some View {
              Toggle("Fixed", isOn: Binding(get: { true }, set: { _ in }))
              Toggle("Guarded", isOn: Binding(get: { isOn }, set: { if !isLocked { isOn = $0 } }))
            }
          }
          """),
      Program(
        bug: "equal-value-published", actions: "--tap Change --costs",
        text: """
          final class Model: ObservableObject {
            @Published var value: () -> Int = { 1 }
          }
          struct ContentView: View {
            @StateObject private var model = Model()
            var body: some View {
              Text("\\(model.value())")
              Button("Change") { model.value = { 2 } }
            }
          }
          """),
    ]
  }
}
