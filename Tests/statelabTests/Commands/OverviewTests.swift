import Testing

@testable import Rendering
@testable import statelab

@Suite("statelab without arguments, and list")
struct OverviewTests {
  @Test("statelab alone shows your position and the next steps")
  func welcome() {
    #expect(
      shell().output == #"""
          statelab runs small SwiftUI programs on a simulated runtime and explains every
          step.

          You are at the beginning: lesson 1 of 2, Box.

        What next
          statelab walk 1  See what happens, step by step.
          statelab run 1   Read the lesson, and say before each run what it will do.
          statelab quiz 1  See whether you can tell what happens.
          statelab list    All lessons.
          statelab help    All commands.

        """#)
  }

  @Test("list shows the lessons with their titles")
  func list() {
    #expect(
      shell("list").output == #"""
          Lesson      Title     Min   Run   Quiz   Walk
          ─────────────────────────────────────────────
          Samples
          1 box       Box             –     –      –
          2 follows   Follows         –     –      –

          Track                     Your work                        Done
          ──────────────────────────────────────────────────────────────────
          practice                  Fix programs that are wrong      0 of 43
          rebuild state             Write your own @State            0 of 35
          rebuild binding           Write your own @Binding          0 of 9
          rebuild observed-object   Write your own @ObservedObject   0 of 9
          rebuild state-object      Write your own @StateObject      0 of 8
          rebuild app-storage       Write your own @AppStorage       0 of 10

          Next: statelab walk 1, or statelab run 1
          The articles: statelab help articles

        """#)
  }

  @Test("list shows what is done of each lesson, in one table for all parts")
  func done() throws {
    let folder = try StateFolder()
    try folder.put("statelab/progress/2\nbox run quiz=3/4 walk=ios13/12/7\n")
    #expect(folder.shell("list").output.contains("yes   3 of 4   1:7, ios13\n"))
    let plain = folder.shell("list", "--plain").output
    #expect(plain.hasPrefix("Samples.\nRow 1.\nLesson: 1 box\n"))
    #expect(plain.contains("Quiz: 3 of 4\n"))
    #expect(plain.contains("Row 2.\nLesson: 2 follows\n"))
  }
}
