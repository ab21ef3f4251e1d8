import Replay
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

  private final class Model: ObservableObject {
    @Published var name = ""
    @Published var isEditing = false
  }

  private struct Row: View {
    @State private var count = 0
    let name: String
    var body: some View { Button("Add \(name)") { count += 1 } }
  }

  private struct Place {
    var x = 1
    var y = 2
  }

  private struct Form: View {
    @StateObject private var model = Model()
    @State private var place = Place()
    @State private var hasTwoRows = true
    var body: some View {
      TextField("Name", text: $model.name)
      Button("Edit") { model.isEditing = true }
      Button("Move") { place.x = 3 }
      Button("Remove") { hasTwoRows = false }
      Row(name: "one")
      if hasTwoRows { Row(name: "two") }
    }
  }

  private func difference(
    _ property: String, _ value: String, _ act: (Host) throws -> Void
  ) rethrows -> Failure? {
    let host = Host(Form())
    try act(host)
    let timeline = Timeline(host.trace, experiment: "Form", profile: .standard)
    return ExpectedOutcome.value(of: property, value)
      .difference(from: host.trace, values: TraceQuery([timeline]))
  }

  @Test("A value at the end is that of a property, or of a field of its object or its struct")
  func values() throws {
    let acts: (Host) throws -> Void = {
      try $0.enter("Ada", into: "Name")
      try $0.tap("Edit")
      try $0.tap("Move")
    }
    for (name, value) in [
      ("model.name", "Ada"), ("Model.name", "Ada"), ("name", "Ada"), ("model.name", "\"Ada\""),
      ("hasTwoRows", "true"),
      ("model.isEditing", "true"), ("place.x", "3"), ("place.y", "2"), ("Row.count", "0"),
      ("count", "0"),
    ] {
      #expect(try difference(name, value, acts) == nil, "\(name)")
    }
    #expect(
      try difference("model.name", "Bob", acts)
        == Failure(.no, "model.name is \"Ada\", but \"Bob\" was expected."))
    #expect(
      try difference("modl", "Ada", acts)
        == Failure(.no, "The run records no value of \"modl\".", next: "Did you mean model?"))
  }

  @Test("Of several views with different values, a mounted one is named")
  func severalValues() throws {
    let add: (Host) throws -> Void = { try $0.tap("Add two") }
    let ambiguous = try #require(try difference("count", "1", add))
    #expect(ambiguous.message == "count is 0 in Row, 1 in Row #2.")
    #expect(ambiguous.next == "Name the view: --expect-value 'Row.count=1'.")
    #expect(try difference("Row #2.count", "1", add) == nil)
    let removed = try difference("count", "0") {
      try $0.tap("Add two")
      try $0.tap("Remove")
    }
    #expect(removed == nil)
  }
}
