import Course
import Replay
import StateLabCore

@testable import Rendering

/// The pictures of a run's views: at each step, by the index of its event, and of each act.
struct Told {
  let run: Timeline
  private(set) var steps: [Int: ViewPicture] = [:]
  let acts: [ViewPicture]

  init(_ play: @escaping (Laboratory) throws -> Void) {
    let run = Experiment("sample", play).run().timeline(lesson: 1)
    self.run = run
    acts = run.acts.indices.map { run.views(inAct: $0, at: .result) }
    for (act, steps) in run.acts.map(\.steps).enumerated() {
      for (number, step) in steps.enumerated() {
        self.steps[step.event] = run.views(inAct: act, at: .step(number))
      }
    }
  }
}
