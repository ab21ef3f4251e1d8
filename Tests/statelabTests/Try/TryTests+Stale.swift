import Testing

@testable import statelab

extension TryTests {
  @Test("The check for a stale screen has no effect on the objects and variables of the program")
  func staleCheck() throws {
    let source = """
      import SwiftUI
      final class Evaluations {
        static var views = 0
        var bodies = 0
        func count() -> Int { bodies += 1; return bodies }
      }
      struct Row: View {
        let number: Int
        @State private var evaluations = Evaluations()
        init(_ number: Int) { self.number = number; Evaluations.views += 1 }
        var body: some View { Text("row \\(number), body \\(evaluations.count()), view \\(Evaluations.views)") }
      }
      struct ContentView: View {
        @State private var number = 0
        var body: some View { Row(number); Button("Add") { number += 1 } }
      }

      """
    let run = try play(
      source, "--tap Add --tap Add --expect-screen 'row 2, body 3, view 3\\n[Add]'")
    #expect(run.code == 0, "\(run.output)\(run.errors)")
    let fragile = source.replacing(
      "bodies += 1;", with: "bodies += 1; precondition(bodies < 4, \"too many\");")
    let again = try play(fragile, "--tap Add --expect-screen-has 'row 1, body 2'")
    #expect(!again.errors.contains("crashed"), "\(again.errors)")
  }

  @Test("An impossible action at the end hides no finding of the actions before it")
  func impossibleAction() throws {
    let run = try play(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          Text("\\(count)").onReceive(Timer.publish(every: 5, on: .main, in: .common).autoconnect()) { _ in }
          Button("Add") { count += 1 }
        }
      }
      """, "--tap Add --tap Subtract")
    #expect(run.code == 1)
    #expect(run.output.contains("publisher-built-in-body"), "\(run.output)")
  }
}
