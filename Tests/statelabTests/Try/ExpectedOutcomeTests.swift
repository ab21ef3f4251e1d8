import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Expectations about a program")
struct ExpectedOutcomeTests {
  private enum Gallery {
    struct Row: View {
      var body: some View { Text("picture") }
    }
  }

  private enum Library {
    struct Row: View {
      var body: some View { Text("book") }
    }
  }

  @Test("An expectation about bodies names the enclosing type if two types have one short name")
  func namesakes() {
    struct Both: View {
      var body: some View {
        Gallery.Row()
        Library.Row()
        Library.Row()
      }
    }
    let suite = "ExpectedOutcomeTests"
    let trace = Host(Both()).trace
    func difference(_ view: String) -> Failure? {
      ExpectedOutcome.bodies(of: view, count: 2).difference(from: trace)
    }
    #expect(difference("\(suite).Library.Row") == nil)
    #expect(
      difference("Row")
        == Failure(
          .no, "Row could be \(suite).Gallery.Row or \(suite).Library.Row.",
          next: "Write --expect-bodies \(suite).Gallery.Row=2."))
  }
}
