import Course
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("Evidence for an answer")
struct EvidenceTests {
  private let experiment = Experiment("add") { lab in
    let model = Model()
    let host = Host(AddView(model: model))
    let other = Host(AddView(model: Model()))
    lab.find("other", other.screen)
    try host.tap("Add")
    lab.find("early", host.trace.printed.last ?? "")
    lab.find("screen", host.screen)
    lab.find("model", model.text)
    try host.tap("Add")
    try host.tap("Reset")
    lab.find("bodies", host.trace.bodyCount(of: AddView.self))
    lab.find("silent", host.trace.warnings.count)
    lab.find("old", host.screen)
  }

  private func evidence(for name: String) throws -> Evidence {
    let run = experiment.run().timeline(lesson: 1)
    let finding = try #require(run.findings.first { $0.name == name })
    return Evidence(for: finding, in: run, lesson: 1)
  }

  private func verbs(_ name: String) throws -> [String] {
    try evidence(for: name).steps.map(\.sentence.verb)
  }

  @Test(
    "The evidence of a screen is the action before it, not a later equal screen or another host's")
  func screen() throws {
    let screen = try evidence(for: "screen")
    #expect(screen.action == #"tap "Add" in AddView"#)
    #expect(screen.range == "1:9 to 1:12")
    let other = try evidence(for: "other")
    #expect(other.range == "1:5 to 1:8")
    let old = try evidence(for: "old")
    #expect(old.action == #"tap "Reset" in AddView"#)
  }

  @Test("The evidence of a printed text is its first printing, not a later equal one")
  func printed() throws {
    #expect(try verbs("early") == ["printed"])
    #expect(try evidence(for: "early").shownAt == evidence(for: "screen").shownAt.map { $0 - 4 })
  }

  @Test("The evidence of a count consists of the counted steps and their causes")
  func count() throws {
    #expect(try Set(verbs("bodies")) == ["wrote", "invalidated", "body"])
    #expect(try evidence(for: "bodies").steps.count { $0.sentence.verb == "body" } == 5)
  }

  @Test("The evidence of a value from no event consists of all steps until then")
  func none() throws {
    let model = try verbs("model")
    let silent = try verbs("silent")
    #expect(model.count == 12 && silent.count == 19)
    #expect(Array(silent.prefix(12)) == model)
  }
}

private final class Model {
  var text = "added"
}

private struct AddView: View {
  let model: Model
  @State private var count = 0

  var body: some View {
    Text("\(count)")
    Button("Add") {
      print("added")
      count += 1
    }
    Button("Reset") { count = 0 }
  }
}
