import Course
import Observation
import StateLabCore
import Testing

@testable import statelab

@Suite("Views and state of small programs")
struct TreeTellingSampleTests {
  @Observable
  fileprivate final class Counter { var n = 0 }

  @Test("Of two observable objects only the one that changed has the sign")
  func untouched() throws {
    struct Parent: View {
      @State private var touched = Counter()
      @State private var untouched = Counter()
      var body: some View {
        Button("Add") { touched.n += 1 }
        Text("\(touched.n), \(untouched.n)")
      }
    }
    let told = Told { _ in try Host(Parent()).tap("Add") }
    let tree = try #require(told.acts.last)
    let properties = tree.views.flatMap(\.properties)
    #expect(properties.map(\.name) == ["touched", "untouched"])
    #expect(properties.map(\.sign) == [.changed, nil])
    for event in told.trace {
      guard case .observed = event.kind else { continue }
      let atStep = told.steps[event.index]?.views.flatMap(\.properties) ?? []
      #expect(atStep.map(\.sign) == [nil, nil])
      #expect(atStep.first?.note == "changing")
    }
  }
}

/// What is told of a run from its trace.
struct Told {
  let trace: Trace
  let steps: [Int: ViewTree]
  let acts: [ViewTree]

  init(_ play: @escaping (Laboratory) throws -> Void) {
    self.init(Experiment("sample", play).run())
  }

  init(_ run: Run) {
    trace = run.trace
    let narrator = Narrator(run.trace, steps: Steps(of: run, lesson: 1))
    let telling = TreeTelling(run.trace, narrator: narrator)
    (steps, acts) = (telling.steps, telling.acts)
  }
}
