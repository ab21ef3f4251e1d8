import Testing

@testable import statelab

@Suite("Where you are")
struct OverviewTests {
  @Test("statelab alone says where you are and what to do next")
  func welcome() {
    #expect(
      shell().output == #"""
          statelab runs small SwiftUI programs on a simulated runtime and explains every
          step.

          You are at the beginning: lesson 1 of 2, Box.

        What next
          statelab run 1   Watch the first experiment, step by step.
          statelab quiz 1  See whether you can tell what happens.
          statelab list    All lessons.
          statelab help    All commands.

        """#)
  }

  @Test("list")
  func list() {
    #expect(
      shell("list").output == #"""
        Samples
          1 box      The value moves into a box. The screen does not follow.
          2 follows  One conformance, and the screen follows.

          Next: statelab run 1, or statelab run all
          The articles: statelab help articles

        """#)
  }
}
