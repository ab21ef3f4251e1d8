import Bugs
import Testing

@testable import statelab

extension TryTests.FixTests {
  /// The bad program of a bug, fixed as one of its fixes says, and the screen at the end.
  nonisolated static let fixes: [(bug: String, changes: [(String, String)], screen: String)] = [
    (
      "sheet-captures-stale-state",
      [
        (
          ".sheet(isPresented: $isShown) { Text(\"Chosen: \\(fruit ?? \"nothing\")\") }",
          ".sheet(isPresented: $isShown) { Chosen(fruit: $fruit) }"
        ),
        (
          "struct ContentView",
          """
          struct Chosen: View {
            @Binding var fruit: String?
            var body: some View { Text("Chosen: \\(fruit ?? "nothing")") }
          }

          struct ContentView
          """
        ),
      ], "Chosen: pear"
    ),
    (
      "sheet-captures-stale-state",
      [
        ("@State private var fruit: String?", "@State private var fruit: Fruit?"),
        ("fruit = \"pear\"", "fruit = Fruit(id: \"pear\")"),
        (
          ".sheet(isPresented: $isShown) { Text(\"Chosen: \\(fruit ?? \"nothing\")\") }",
          ".sheet(item: $fruit) { Text(\"Chosen: \\($0.id)\") }"
        ),
        (
          "struct ContentView",
          "struct Fruit: Identifiable { let id: String }\n\nstruct ContentView"
        ),
      ], "Chosen: pear"
    ),
    (
      "app-storage-in-model",
      [
        (
          "  @State private var reader = Reader()",
          "  @AppStorage(\"textSize\") private var textSize = 10"
        ),
        ("reader.textSize)", "textSize)"), ("reader.textSize +=", "textSize +="),
      ], "Size 11"
    ),
    (
      "app-storage-in-model",
      [
        (
          "  @ObservationIgnored @AppStorage(\"textSize\") var textSize = 10",
          """
            @ObservationIgnored @AppStorage("textSize") private var stored = 10
            var textSize: Int {
              get {
                access(keyPath: \\.textSize)
                return stored
              }
              set { withMutation(keyPath: \\.textSize) { stored = newValue } }
            }
          """
        )
      ], "Size 11"
    ),
  ]

  @Test("A fix by hand fixes the bad program", arguments: fixes.indices)
  func byHand(_ number: Int) throws {
    let fix = Self.fixes[number]
    let bad = try #require(BugBook.page(of: fix.bug)?.bad)
    var text = bad
    for (old, new) in fix.changes {
      #expect(text.contains(old), "\(fix.bug): \(old)")
      text = text.replacing(old, with: new)
    }
    let words = bad.lines[0].split(separator: "Bad.swift ")[1]
    let before = try play(bad, "\(words) --expect-screen-has '\(fix.screen)'")
    #expect(before.code == 1 && before.output.contains("[\(fix.bug)]"), "\(before.output)")
    let after = try play(text, "\(words) --strict --expect-screen-has '\(fix.screen)'")
    #expect(after.code == 0, "\(after.output)\(after.errors)")
  }
}
