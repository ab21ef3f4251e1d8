import Testing

@testable import statelab

@Suite(
  "Commands about a program of one's own",
  .enabled(if: isInstalled("swiftc"), "There is no swiftc here."), .serialized)
struct TriedProgramTests {
  /// A script that uses `$statelab`, in a folder with `Counter.swift` and what else is given.
  private func play(_ script: String, with files: [String: String] = [:]) throws -> ShellRun {
    let set = "export XDG_CACHE_HOME='\(TryTests.cache)'; "
    return try ShellRun(
      set + script, with: files.merging(["Counter.swift": Self.counter]) { own, _ in own })
  }

  static let counter = """
    import SwiftUI

    struct ContentView: View {
      @State private var count = 0

      var body: some View {
        Text("Count \\(count)")
        Button("Add") { count += 1 }
      }
    }

    """

  @Test("`why` explains a step of a program, whose one run is played for the answer")
  func why() throws {
    for step in ["1:5", "5"] {
      let run = try play("$statelab why Counter.swift \(step) --tap Add")
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.output.contains("ContentView was queued, to be looked at again, because count"))
      #expect(run.output.contains("It began with a tap on \"Add\"."))
      #expect(run.output.contains("statelab walk Counter.swift --tap Add --from 5"))
    }
    let values = try play("$statelab why Counter.swift --value count --tap Add --format json")
    let value = try JSONValue(parsing: values.output)
    #expect(try SchemaTests.schema().faults(in: value).prefix(5) == [])
    #expect(value["answers"]?.elements.count == 2)
    #expect(value["files"]?.elements.first?.text == "Counter.swift")
  }

  @Test("A step that is not there, and an option that plays nothing, are refused with a way on")
  func refused() throws {
    let run = try play(
      """
      $statelab why Counter.swift 99
      echo "code $?"
      $statelab why 5:1 --tap Add
      echo "code $?"
      $statelab why Counter.swift 1 2
      """)
    #expect(run.errors.contains("Counter.swift has no step \"1:99\"."))
    #expect(run.errors.contains("Its steps go from 1:1 to 1:3."))
    #expect(run.errors.contains("--tap is for a program of your own, and none is named."))
    #expect(run.errors.contains("explains one thing at a time; \"2\" is another"))
    #expect(run.output == "code 66\ncode 64\n")
    #expect(run.code == 64)
  }

  @Test("A screen that nobody asked again is said to be stale, as in a lesson")
  func stale() throws {
    let source = """
      import SwiftUI

      final class Box { var text = "old" }

      struct ContentView: View {
        let box = Box()
        var body: some View {
          Text(box.text)
          Button("Change") { box.text = "new" }
        }
      }

      """
    let run = try play("$statelab try Box.swift --tap Change", with: ["Box.swift": source])
    #expect(run.output.contains("stale"))
    #expect(run.output.contains("asked again, it would say new"))
  }
}
