import Course
import Replay
import StateLabCore
import Testing

@testable import Rendering
@testable import statelab

@Suite("What shows that an answer is right")
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

  @Test("A screen is shown by what led to it, not by a later screen or by another host's like it")
  func screen() throws {
    let screen = try evidence(for: "screen")
    #expect(screen.action == #"tap "Add" in AddView"#)
    #expect(screen.range == "1:9 to 1:12")
    let other = try evidence(for: "other")
    #expect(other.range == "1:5 to 1:8")
    let old = try evidence(for: "old")
    #expect(old.action == #"tap "Reset" in AddView"#)
  }

  @Test("A text that was printed is shown by its causes, though it was printed again later")
  func printed() throws {
    #expect(try verbs("early") == ["printed"])
    #expect(try evidence(for: "early").shownAt == evidence(for: "screen").shownAt.map { $0 - 4 })
  }

  @Test("A count is shown by the steps that were counted, with their causes")
  func count() throws {
    #expect(try Set(verbs("bodies")) == ["wrote", "queued", "body"])
    #expect(try evidence(for: "bodies").steps.count { $0.sentence.verb == "body" } == 5)
  }

  @Test("What was read from no event is shown by all that happened until then")
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
